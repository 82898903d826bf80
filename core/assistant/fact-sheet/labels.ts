import type { FieldKey } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { fieldLabels, indicatorLabels, type Bilingual } from '#core/body/indicator/labels.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import type { TargetStatus } from '#core/coaching/reply/reply.ts';
import type { CareMark } from './care.ts';

/**
 * Names of facts. Where the form's label has a number in it, a sentence needs one without: every number an answer prints
 * is the value of a fact.
 */
const shortLabels: Readonly<Partial<Record<FieldKey | IndicatorKey, Bilingual>>> = {
  runDistance: { vi: 'Quãng đường đi bộ/chạy bộ', en: 'Walking or running distance' },
  pushUps: { vi: 'Chống đẩy', en: 'Push-ups' },
  cyclingDistance: { vi: 'Quãng đường đạp xe', en: 'Cycling distance' },
  airSquats: { vi: 'Squat không tạ', en: 'Air squats' },
  waistHeightRatio: { vi: 'Eo/chiều cao', en: 'Waist/height' },
  waistHipRatio: { vi: 'Eo/mông', en: 'Waist/hip' },
  stayUpLate: { vi: 'Ngủ sau nửa đêm', en: 'Nights you fell asleep after midnight' },
  selfEvaluation: { vi: 'Bạn tự thấy sức khoẻ', en: 'Your own view of your health' },
};

const allLabels: Readonly<Record<FieldKey | IndicatorKey, Bilingual>> = {
  ...fieldLabels,
  ...indicatorLabels,
  ...shortLabels,
};

export const factLabel = (key: FieldKey | IndicatorKey): Bilingual => allLabels[key];

/** A label inside a sentence: `vòng cổ`. Acronyms keep their capitals. */
export const inSentence = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

type CourseLabel = (label: Bilingual) => Bilingual;

export const courseLabels: Readonly<
  Record<'last' | 'start' | 'pace' | 'projection' | 'goal' | 'aim', CourseLabel>
> = {
  last: ({ vi, en }) => ({ vi: `${vi} so với lần đo trước`, en: `${en} since the last measurement` }),
  start: ({ vi, en }) => ({ vi: `${vi} so với lần đo đầu`, en: `${en} since the first measurement` }),
  pace: ({ vi, en }) => ({
    vi: `Tốc độ thay đổi ${inSentence(vi)} gần đây`,
    en: `Recent change of ${inSentence(en)}`,
  }),
  projection: ({ vi, en }) => ({
    vi: `Ngày dự kiến đạt mục tiêu ${inSentence(vi)}`,
    en: `Date at which the goal for ${inSentence(en)} is expected`,
  }),
  goal: ({ vi, en }) => ({ vi: `Mục tiêu ${inSentence(vi)}`, en: `Goal for ${inSentence(en)}` }),
  aim: ({ vi, en }) => ({ vi: `Bước tới của ${inSentence(vi)}`, en: `Next step of ${inSentence(en)}` }),
};

export const flagNames: Readonly<Record<SafetyFlag | CareMark, Bilingual>> = {
  HEART_DISEASE: { vi: 'Bệnh tim mạch', en: 'Heart disease' },
  UNDER_TREATMENT: { vi: 'Đang điều trị bệnh', en: 'Under treatment' },
  PAST_INJURY: { vi: 'Từng bị chấn thương', en: 'Past injury' },
  RESTING_HEART_RATE_LOW: { vi: 'Nhịp tim lúc nghỉ chậm', en: 'Slow resting heart rate' },
  RESTING_HEART_RATE_HIGH: { vi: 'Nhịp tim lúc nghỉ nhanh', en: 'Fast resting heart rate' },
  BMI_VERY_LOW: { vi: 'BMI dưới ngưỡng an toàn', en: 'BMI under the safe limit' },
  BMI_VERY_HIGH: { vi: 'BMI trên ngưỡng an toàn', en: 'BMI over the safe limit' },
  BODY_FAT_BELOW_ESSENTIAL: { vi: 'Mỡ cơ thể dưới mức cần thiết', en: 'Body fat under what a body needs' },
  CENTRAL_OBESITY: { vi: 'Mỡ tích quanh bụng', en: 'Fat around the waist' },
  EATING: { vi: 'Cần giữ gìn chuyện ăn uống', en: 'Eating asks for care' },
  PREGNANT: { vi: 'Đang mang thai hoặc cho con bú', en: 'Pregnant or breastfeeding' },
};

export const yesNo: Readonly<Record<'true' | 'false', Bilingual>> = {
  true: { vi: 'có', en: 'yes' },
  false: { vi: 'không', en: 'no' },
};

export const targetOwners: Readonly<Record<'COACH' | 'AI', Bilingual>> = {
  COACH: { vi: 'Mục tiêu huấn luyện viên đặt', en: 'Target set by your coach' },
  AI: { vi: 'Bước lần trước', en: 'Step of the last review' },
};

export const targetStatusWords: Readonly<Record<TargetStatus, Bilingual>> = {
  OPEN: { vi: 'đang thực hiện', en: 'under way' },
  MET: { vi: 'đã đạt', en: 'met' },
  NOT_MET: { vi: 'chưa đạt', en: 'not met' },
  UNMEASURED: { vi: 'chưa đo lại', en: 'not measured again' },
};

export const countLabels = {
  weeks: { vi: 'Số tuần đã lưu', en: 'Weeks saved' },
  streak: { vi: 'Số tuần lưu liên tiếp', en: 'Weeks saved in a row' },
  longestStreak: { vi: 'Chuỗi tuần dài nhất', en: 'Longest streak of weeks' },
  recentWeights: { vi: 'Số lần đo cân nặng gần đây', en: 'Recent weight measurements' },
  measured: { vi: 'Số mục đã điền tuần này', en: 'Fields filled in this week' },
  flags: { vi: 'Số lưu ý sức khoẻ', en: 'Health cautions' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const derivedLabels = {
  nLow: { vi: 'Cân nặng khoẻ thấp nhất', en: 'Lowest healthy weight' },
  w5: { vi: 'Cân nặng sau bước giảm đầu tiên', en: 'Weight after a first step' },
  p1: { vi: 'Mức giảm tối đa mỗi tuần', en: 'Most to lose in a week' },
  half: { vi: 'Nửa chiều cao', en: 'Half of the height' },
  g08: { vi: 'Lượng đạm tối thiểu mỗi ngày', en: 'Least protein a day' },
  gLow: { vi: 'Lượng đạm khi tập, mức thấp', en: 'Protein when training, lower end' },
  gHigh: { vi: 'Lượng đạm khi tập, mức cao', en: 'Protein when training, upper end' },
  zone: { vi: 'Vùng nhịp tim nên tập', en: 'Heart rate to train at' },
  energyFloor: { vi: 'Năng lượng tối thiểu mỗi ngày', en: 'Least energy a day' },
  restingMean: { vi: 'Nhịp tim lúc nghỉ trung bình gần đây', en: 'Recent mean resting heart rate' },
  leanShare: { vi: 'Phần nạc trong cân nặng đã giảm', en: 'Lean part of the weight lost' },
  carried: { vi: 'Số đo dùng lại từ tuần trước', en: 'Carried over from an earlier week' },
  missing: { vi: 'Số đo còn thiếu', en: 'Not measured yet' },
  worse: { vi: 'Kém hơn tuần trước', en: 'Worse than the week before' },
  better: { vi: 'Khá hơn tuần trước', en: 'Better than the week before' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const referenceLabel: Bilingual = { vi: 'Con số của khuyến nghị', en: 'Number of the guideline' };
