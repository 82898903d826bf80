import { describe, expect, it } from 'vitest';
import { sha256 } from '#fixtures/assistant/sheets.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { savedWeeksOf } from '#fixtures/demo/weeks.ts';
import type { Language } from '#core/kernel/language.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { reviewOf } from './review.ts';

const weeks = savedWeeksOf(demoMember).map(({ behind, inputs, carriedOver }) =>
  aSnapshot({
    id: `week-${behind}`,
    userId: 'member',
    week: shiftWeek('2026-W47', -behind),
    standard: 'ASIA_PACIFIC',
    inputs,
    carriedOver,
  }),
);

const sheet = factSheetOf({
  weeks,
  reviewedId: 'week-1',
  goals: [{ userId: 'member', metric: 'weight', target: 52, startValue: 61, createdAt: new Date(0) }],
  targets: [],
  units: 'METRIC',
  scope: 'ALL',
  marks: [],
  today: '2026-11-18',
  sha256,
});

const written = (language: Language): readonly string[] =>
  reviewOf(sheet, { language, said: [], edits: {} }).blocks.map(({ kind, text }) => `${kind}: ${text}`);

/** As the demo's member reads it: for a coach to judge whether they would sign it. */
describe('the review of the demo member', () => {
  it('reads in Vietnamese', () => {
    expect(written('vi')).toEqual([
      'GENERAL: Bổ sung thêm để biết nhiều hơn: quãng đường đi bộ/chạy bộ, quãng đường đạp xe, chống đẩy, squat không tạ.',
      'BODY: Tốc độ thay đổi cân nặng gần đây: −0,1% mỗi tuần. Cân nặng đang chững: hãy xem lại khẩu phần và đi bộ thêm.',
      'BODY: BMI: 21,8 kg/m² (Bình thường). Cân nặng và vòng eo đều ổn, cứ giữ nếp này.',
      'LIFESTYLE: Số phút tập cardio mỗi tuần: 75–149 phút. Hãy tăng dần tới 150 phút mỗi tuần.',
      'NUTRITION: Chất xơ mỗi ngày: 15–25 g. Mỗi ngày nên có ít nhất 25 g chất xơ, khoảng 400 g rau và trái cây.',
      'NEXT: Bước tiếp theo: ghi lại khẩu phần trong tuần tới và đi bộ thêm mỗi ngày. Trong 4 tuần tới, đưa cân nặng từ 54,5 kg xuống 53,4 kg.',
    ]);
  });

  it('reads in English', () => {
    expect(written('en')).toEqual([
      'GENERAL: Add these too to learn more: walking or running distance, cycling distance, push-ups, air squats.',
      'BODY: Recent change of weight: −0.1% a week. Your weight has stalled: look at your portions and walk more.',
      'BODY: BMI: 21.8 kg/m² (Normal). Weight and waist are both fine; carry on like this.',
      'LIFESTYLE: Cardio minutes per week: 75–149 min. Build up to 150 minutes a week.',
      'NUTRITION: Fibre per day: 15–25 g. Aim for 25 g of fibre and about 400 g of vegetables and fruit a day.',
      'NEXT: Next step: write down your portions for the coming week and walk more every day. Over the next 4 weeks, bring weight from 54.5 kg down to 53.4 kg.',
    ]);
  });
});
