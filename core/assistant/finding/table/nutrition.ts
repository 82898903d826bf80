import { muscleTrainingValues } from '#core/body/indicator/lifestyle.ts';
import { fiberValues } from '#core/body/indicator/nutrition.ts';
import { isAtLeast, isAtMost } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources } from '../sources.ts';

const strictStyles: readonly string[] = ['KETO', 'VEGAN', 'INTERMITTENT_FASTING'];

/** N: what the member eats. */
export const nutritionRules: readonly Rule[] = [
  rule({
    id: 'N01', mark: 'I8', kind: 'NUTRITION', topic: 'protein', lead: 'nutrition.protein', anchor: 'protein', params: { g08: 'd.g08' },
    withheld: ['CAUTION'],
    when: (on) => on.choice('protein') === 'UNDER_0_8',
    vi: 'Mỗi ngày nên ăn ít nhất {g08} đạm.',
    en: 'Eat at least {g08} of protein a day.',
    sources: [sources.iom],
  }),
  rule({
    id: 'N02', mark: 'I6', kind: 'NUTRITION', topic: 'protein', lead: 'nutrition.protein', anchor: 'protein',
    params: { gLow: 'd.gLow', gHigh: 'd.gHigh' }, withheld: ['CAUTION', 'MINOR', 'PREGNANT'],
    when: (on) =>
      on.choice('protein') === 'G0_8_TO_1_2' &&
      isAtLeast(muscleTrainingValues, on.choice('muscleTraining'), 'TWO_TO_THREE'),
    vi: 'Khi tập sức mạnh, nên ăn {gLow}–{gHigh} đạm mỗi ngày.',
    en: 'When you train for strength, eat {gLow}–{gHigh} of protein a day.',
    sources: [sources.issn],
  }),
  rule({
    id: 'N03', mark: 'S7', kind: 'NUTRITION', topic: 'protein', lead: 'nutrition.protein', anchor: 'protein', isSafety: true,
    when: (on) => on.choice('protein') === 'OVER_2_2' && on.hasFlag('UNDER_TREATMENT'),
    vi: 'Hãy hỏi bác sĩ về lượng đạm này.',
    en: 'Ask your doctor about this much protein.',
    next: { vi: 'hỏi bác sĩ đang điều trị về lượng đạm bạn đang ăn.', en: 'ask the doctor who treats you about how much protein you eat.' },
    sources: [sources.issn],
  }),
  rule({
    id: 'N04', mark: 'I6', kind: 'NUTRITION', topic: 'fiber', lead: 'nutrition.fiber', anchor: 'fiber',
    when: (on) => isAtMost(fiberValues.filter((value) => value !== 'UNKNOWN'), on.choice('fiber'), 'G15_TO_25'),
    vi: 'Mỗi ngày nên có ít nhất 25 g chất xơ, khoảng 400 g rau và trái cây.',
    en: 'Aim for 25 g of fibre and about 400 g of vegetables and fruit a day.',
    sources: [sources.whoDiet],
  }),
  rule({
    id: 'N05', mark: 'S7', kind: 'NUTRITION', topic: 'diet', lead: 'nutrition.dietStyle', anchor: 'dietStyle', isSafety: true,
    when: (on) => on.sheet.flags.length > 0 && on.choices('dietStyle').some((style) => strictStyles.includes(style)),
    vi: 'Hãy hỏi bác sĩ trước khi theo chế độ ăn này.',
    en: 'Ask a doctor before you follow this diet.',
    next: { vi: 'hỏi bác sĩ xem chế độ ăn này có hợp với bạn không.', en: 'ask a doctor whether this diet suits you.' },
    sources: [sources.own],
  }),
]; // prettier-ignore
