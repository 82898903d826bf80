import type { Sex } from '../categories.ts';
import type { NumberFieldKey } from '../fields.ts';
import type { Bilingual } from '../labels.ts';

/** Where and how each number is measured. A tape at another place gives another result, so the form always shows this. */
const rules: Readonly<Record<Exclude<NumberFieldKey, 'waist'>, Bilingual>> = {
  age: { en: 'Completed years.', vi: 'Số tuổi tròn đã đủ.' },
  height: { en: 'Barefoot, back against a wall.', vi: 'Đứng chân trần, lưng áp sát tường.' },
  weight: { en: 'In the morning, in light clothes.', vi: 'Cân vào buổi sáng, mặc đồ mỏng.' },
  hip: { en: 'Around the widest point of the buttocks.', vi: 'Đo vòng qua chỗ rộng nhất của mông.' },
  neck: {
    en: 'Just below the larynx, the tape sloping slightly down to the front.',
    vi: 'Đo ngay dưới thanh quản, thước hơi chếch xuống phía trước.',
  },
  bicep: { en: 'Arm flexed, at the widest point.', vi: 'Gồng bắp tay, đo ở chỗ to nhất.' },
  thigh: { en: 'Just below the fold of the buttock.', vi: 'Đo ngay dưới nếp lằn mông.' },
  chest: {
    en: 'At the nipple line, at the end of a normal breath out.',
    vi: 'Đo ngang núm vú, khi vừa thở ra bình thường.',
  },
  runDistance: {
    en: 'How far you get in 12 minutes on the flat: run, jog or walk.',
    vi: 'Quãng đường đi được trong 12 phút trên đường bằng: chạy, chạy chậm hoặc đi bộ đều được.',
  },
  cyclingDistance: {
    en: 'How far you ride in 12 minutes: flat road, no wind, no one to draft.',
    vi: 'Quãng đường đạp xe trong 12 phút: đường bằng, không gió, không núp gió người khác.',
  },
  pushUps: {
    en: 'Without rest until you can’t do another one. Women’s norms are for knee push-ups.',
    vi: 'Làm liên tục không nghỉ đến khi không làm được nữa. Bảng chuẩn của nữ tính theo chống đẩy chống gối.',
  },
  airSquats: {
    en: 'In 60 seconds, thighs down to parallel with the floor.',
    vi: 'Trong 60 giây, hạ người đến khi đùi song song mặt sàn.',
  },
  restingHeartRate: {
    en: 'On waking, seated or lying, counted for 60 seconds.',
    vi: 'Đếm trong 60 giây khi vừa thức dậy, đang ngồi hoặc nằm.',
  },
  maxHeartRate: {
    en: 'Only if it was really measured. Leave it empty and it is estimated from your age.',
    vi: 'Chỉ nhập nếu bạn đã đo thật. Bỏ trống thì hệ thống ước tính theo tuổi.',
  },
};

/** The sites of Hodgdon and Beckett: the male and the female formula read different waists. */
const waistAtNavel: Bilingual = {
  en: 'At the navel, at the end of a normal breath out.',
  vi: 'Đo ngang rốn, khi vừa thở ra bình thường.',
};
const waistAtNarrowest: Bilingual = {
  en: 'At the narrowest point, at the end of a normal breath out. At the navel body fat would read too high.',
  vi: 'Đo ở chỗ eo nhỏ nhất, khi vừa thở ra bình thường. Đo ngang rốn sẽ cho tỉ lệ mỡ cao hơn thực tế.',
};

export const measuringRule = (key: NumberFieldKey, sex: Sex | null): Bilingual => {
  if (key !== 'waist') return rules[key];
  return sex === 'FEMALE' ? waistAtNarrowest : waistAtNavel;
};
