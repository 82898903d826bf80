import { safetyFlagLabels } from '#core/body/indicator/verdict-labels.ts';
import type { Letter } from '../engine/mail-sink.ts';
import { check } from '../engine/scenario.ts';

/** What one member measured, asks and answers: all of it between her and her coach. */
export const message = 'Gối phải của mình hay sưng sau khi chạy.';
export const answers = {
  goal: 'Giảm vòng eo trước Tết',
  history: 'Từng mổ dây chằng gối phải năm 2021',
  time: 'Tối',
  days: ['Thứ Hai', 'Thứ Sáu'],
  place: 'Tại nhà',
};
const question = (id: string, kind: string, label: string, options: readonly string[] = []) => ({
  id,
  kind,
  label,
  help: '',
  required: true,
  options,
});
export const questions = [
  question('goal', 'text', 'Mục tiêu của bạn là gì?'),
  question('history', 'text_area', 'Bạn từng chấn thương ở đâu?'),
  question('time', 'radio', 'Bạn thường tập lúc nào?', ['Sáng', 'Tối']),
  question('days', 'checkbox', 'Những ngày bạn tập được', ['Thứ Hai', 'Thứ Tư', 'Thứ Sáu']),
  question('place', 'select', 'Bạn tập ở đâu?', ['Tại nhà', 'Phòng tập']),
];
export const measured = {
  body: { age: 31, gender: 'FEMALE', height: 162.5, weight: 63.4, waist: 78.3, neck: 32.1, hip: 98.7 },
  strength: { restingHeartRate: 71, pastInjury: true, heartDisease: false, underTreatment: false },
};
export const address = '27 ngõ Thịnh Hào';

/** Nothing that only the two of them may know. */
const secrets = [
  /63[.,]4/,
  /162[.,]5/,
  /78[.,]3/,
  /98[.,]7/,
  /0?912[ .]?345[ .]?678/,
  new RegExp(address),
  new RegExp(message),
  new RegExp(answers.goal),
  /dây chằng/,
  new RegExp(safetyFlagLabels.PAST_INJURY.vi),
];
export const requireNothingPrivate = ({ to, subject, text, html }: Letter): void => {
  for (const secret of secrets)
    for (const part of [subject, text, html])
      check(!secret.test(part), `a mail to ${to} tells ${secret}: ${part}`);
};
