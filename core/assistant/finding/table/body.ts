import { bmiCategories, bodyFatCategories, ffmiCategories } from '#core/body/indicator/categories.ts';
import { isAtLeast, isAtMost, type Reading } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

/** B: what the body's measurements say. */

const bmi = ['indicator.bmi', 'indicator.bmiCategory'];
const fat = ['indicator.bodyFatPercent', 'indicator.bodyFatCategory'];
const waist = ['indicator.waistHeightRatio', 'indicator.whtrCategory'];

const isMuscular = (on: Reading): boolean =>
  isAtLeast(bmiCategories, on.category('bmiCategory'), 'OVERWEIGHT') &&
  isAtMost(bodyFatCategories, on.category('bodyFatCategory'), 'FITNESS') &&
  isAtLeast(ffmiCategories, on.category('ffmiCategory'), 'ENOUGH');

export const bodyRules: readonly Rule[] = [
  rule({
    id: 'B01', mark: 'W7', kind: 'BODY', topic: 'bmi', lead: bmi, anchor: 'bmi', params: { nLow: 'd.nLow' },
    when: (on) => isAtMost(bmiCategories, on.category('bmiCategory'), 'SLIM'),
    vi: 'Hãy tăng cân từ từ[ tới {nLow}]: ăn đủ đạm và tập sức mạnh.',
    en: 'Gain weight slowly[, up to {nLow}]: enough protein and strength training.',
    sources: [sources.whoBmi],
  }),
  rule({
    id: 'B02', mark: 'K5', kind: 'BODY', topic: 'bmi', lead: bmi, anchor: 'bmi', withheld: ['NO_NUMBERS', 'PREGNANT'],
    when: (on) => on.category('bmiCategory') === 'NORMAL' && on.category('whtrCategory') === 'NORMAL',
    vi: 'Cân nặng và vòng eo đều ổn, cứ giữ nếp này.',
    en: 'Weight and waist are both fine; carry on like this.',
    sources: [sources.whoBmi, sources.nice],
  }),
  rule({
    id: 'B03', mark: 'I6', kind: 'BODY', topic: 'bmi', lead: bmi, anchor: 'bmi', params: { w5: 'd.w5' }, aim: 'weight',
    withheld: ['NO_DEFICIT'],
    when: (on) => on.category('bmiCategory') === 'OVERWEIGHT',
    vi: 'Chỉ cần về khoảng {w5} là sức khoẻ đã có lợi rõ.',
    en: 'Coming down to about {w5} would already help your health.',
    next: { vi: 'giảm nhẹ khẩu phần và đi bộ thêm mỗi ngày.', en: 'eat slightly smaller portions and walk more every day.' },
    sources: [sources.lookAhead, sources.obesityGuideline],
  }),
  rule({
    id: 'B04', mark: 'W8', kind: 'BODY', topic: 'bmi', lead: bmi, anchor: 'bmi', params: { p1: 'd.p1' }, aim: 'weight',
    withheld: ['NO_DEFICIT'],
    when: (on) => isAtLeast(bmiCategories, on.category('bmiCategory'), 'VERY_OVERWEIGHT'),
    vi: 'Nên giảm từ từ[, tối đa {p1} mỗi tuần].',
    en: 'Lose weight slowly[, {p1} a week at most].',
    sources: [sources.helms, sources.garthe],
  }),
  rule({
    id: 'B05', mark: 'K6', kind: 'BODY', topic: 'bmi', lead: bmi, anchor: 'bmi', beats: ['B03', 'B04'],
    withheld: ['NO_NUMBERS', 'PREGNANT'],
    when: isMuscular,
    vi: 'BMI lớn là nhờ cơ; hãy theo dõi tỉ lệ mỡ thay cho BMI.',
    en: 'The BMI comes from muscle; follow your body fat instead.',
    sources: [sources.ace],
  }),
  rule({
    id: 'B06', mark: 'I7', kind: 'BODY', topic: 'body-fat', lead: fat, anchor: 'bodyFatPercent', beats: ['B02', 'B07'],
    withheld: ['NO_NUMBERS', 'PREGNANT'],
    when: (on) => on.category('bmiCategory') === 'NORMAL' && on.category('bodyFatCategory') === 'HIGH_RISK',
    vi: 'Cân nặng ổn nhưng mỡ còn nhiều: hãy tập sức mạnh, đừng nhịn ăn.',
    en: 'Your weight is fine, the fat share is not: train for strength, do not starve.',
    next: { vi: 'tập sức mạnh toàn thân đều mỗi tuần, vẫn ăn đủ bữa.', en: 'train your whole body for strength every week, and keep eating full meals.' },
    sources: [sources.ace],
  }),
  rule({
    id: 'B07', mark: 'I7', kind: 'BODY', topic: 'body-fat', lead: fat, anchor: 'bodyFatPercent', aim: 'bodyFatPercent',
    withheld: ['NO_DEFICIT'],
    when: (on) => on.category('bodyFatCategory') === 'HIGH_RISK',
    vi: 'Nên giảm mỡ mà vẫn giữ cơ: tập sức mạnh và ăn đủ đạm.',
    en: 'Lose fat and keep muscle: strength training and enough protein.',
    sources: [sources.ace],
  }),
  rule({
    id: 'B08', mark: 'I8', kind: 'BODY', topic: 'muscle-mass', lead: ['indicator.ffmi', 'indicator.ffmiCategory'], anchor: 'ffmi',
    params: { gLow: 'd.gLow', gHigh: 'd.gHigh' }, withheld: ['CAUTION'],
    when: (on) => on.category('ffmiCategory') === 'LOW',
    vi: 'Khối cơ còn ít: hãy tập sức mạnh[ và ăn {gLow}–{gHigh} đạm mỗi ngày].',
    en: 'There is little muscle yet: train for strength[ and eat {gLow}–{gHigh} of protein a day].',
    next: { vi: 'tập sức mạnh toàn thân đều mỗi tuần[ và ăn {gLow}–{gHigh} đạm mỗi ngày].', en: 'train your whole body for strength every week[ and eat {gLow}–{gHigh} of protein a day].' },
    sources: [sources.espen, sources.issn],
  }),
  rule({
    id: 'B09', mark: 'I8', kind: 'BODY', topic: 'waist', lead: waist, anchor: 'waistHeightRatio', params: { half: 'd.half' }, aim: 'waist',
    withheld: ['NO_DEFICIT'],
    when: (on) => on.category('whtrCategory') === 'HIGH',
    vi: 'Hãy đưa vòng eo xuống dưới {half} (nửa chiều cao).',
    en: 'Bring the waist under {half}, half of your height.',
    next: { vi: 'đi bộ nhanh mỗi ngày và bớt đồ ngọt để vòng eo nhỏ lại.', en: 'walk briskly every day and cut down on sweets to bring the waist down.' },
    sources: [sources.nice],
  }),
  rule({
    id: 'B10', mark: 'W9', kind: 'BODY', topic: 'waist', lead: waist, anchor: 'waistHeightRatio', params: { half: 'd.half' },
    withheld: ['NO_DEFICIT'],
    when: (on) => on.category('whtrCategory') === 'VERY_HIGH',
    vi: 'Nên khám sức khoẻ tổng quát[, rồi đưa vòng eo dần về {half}].',
    en: 'Get a check-up[, then bring the waist towards {half}].',
    sources: [sources.nice],
  }),
  rule({
    id: 'B11', mark: 'I7', kind: 'BODY', topic: 'visceral', lead: ['indicator.visceralFatArea', 'indicator.vfiCategory'], anchor: 'visceralFatArea',
    withheld: ['NO_NUMBERS', 'PREGNANT'],
    when: (on) => on.category('vfiCategory') === 'HIGH',
    vi: 'Đây là con số ước tính; vận động đều giúp mỡ nội tạng giảm.',
    en: 'This is an estimate; regular activity brings it down.',
    next: { vi: 'vận động đều mỗi ngày, ví dụ đi bộ nhanh.', en: 'be active every day, with brisk walks for example.' },
    sources: [sources.samouda],
  }),
]; // prettier-ignore
