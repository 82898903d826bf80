import { advisedValues, guidelines, type AdvisedFieldKey } from '#core/body/indicator/advice.ts';
import type { Source } from '#core/body/indicator/explanation/sources.ts';
import { fields, pathOf } from '#core/body/indicator/fields.ts';
import { contradictingDietStyles } from '#core/body/indicator/nutrition.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { Limit } from '../../fact-sheet/fact.ts';
import type { Reading } from '../sheet-reader.ts';
import { rule, type Rule } from '../rule.ts';
import { sources, unchecked } from '../sources.ts';

/** A: the guidelines that the physical profile shows beside an answer, where no rule of the other letters speaks of it. */

type Given = Readonly<{
  sources: readonly Source[];
  when?: (on: Reading) => boolean;
  words?: Bilingual;
  withheld?: readonly Limit[];
  mark?: 'I3' | 'W8';
  isSafety?: boolean;
  id?: string;
  topic?: string;
}>;

const advised =
  (key: AdvisedFieldKey) =>
  (on: Reading): boolean => {
    const values: readonly string[] = advisedValues[key];
    const given = on.choice(key);
    return (given === null ? on.choices(key) : [given]).some((value) => values.includes(value));
  };

/** Unchecked sources keep a rule off, unless it only warns. */
const isChecked = (given: readonly Source[]): boolean => given.some(({ evidence }) => evidence !== 'T');

const advice = (key: AdvisedFieldKey, given: Given): Rule => {
  const { vi, en } = given.words ?? guidelines[key].text;
  return rule({
    id: `A-${given.id ?? key}`,
    mark: given.mark ?? 'I3',
    kind: fields[key].section === 'nutrition' ? 'NUTRITION' : 'LIFESTYLE',
    topic: given.topic ?? key,
    lead: pathOf(key),
    anchor: key,
    when: given.when ?? advised(key),
    withheld: given.withheld ?? [],
    isSafety: given.isSafety ?? false,
    vi,
    en,
    sources: given.sources,
    offReason: given.isSafety || isChecked(given.sources) ? null : unchecked,
  });
};

const is =
  (key: AdvisedFieldKey, ...values: readonly string[]) =>
  (on: Reading): boolean =>
    values.includes(on.choice(key) ?? '');

export const adviceRules: readonly Rule[] = [
  advice('sleep', { topic: 'sleep', when: is('sleep', 'H6_TO_7', 'MORE_THAN_9H'), sources: [sources.aasm] }),
  advice('phoneComputerUse', { sources: [sources.whoActivity, sources.aasmTips] }),
  advice('jobType', { sources: [sources.whoActivity, sources.aasmTips] }),
  advice('nap', { sources: [sources.nap] }),
  advice('party', { sources: [sources.whoDiet, sources.aasmTips] }),
  // Sends to a doctor: on, whatever became of the questionnaire.
  advice('selfEvaluation', { sources: [sources.sf36], isSafety: true }),
  advice('muscleTraining', {
    topic: 'strength-days', when: is('muscleTraining', 'SIX_OR_MORE'), sources: [sources.whoActivity, sources.acsm],
  }),
  // "At most" reads as "eat less".
  advice('fat', {
    sources: [sources.whoDiet, sources.iom], withheld: ['NO_DEFICIT'],
    words: {
      vi: 'Chất béo tối đa 30% năng lượng, béo bão hoà dưới 10%, béo chuyển hoá dưới 1%; người lớn cần ít nhất 20%.',
      en: 'Total fat at most 30% of energy, saturated under 10%, trans under 1%; adults need at least 20%.',
    },
  }),
  advice('carb', {
    sources: [sources.iom, sources.whoDiet], withheld: ['NO_DEFICIT'],
    words: {
      vi: 'Nên để 45–65% năng lượng từ chất bột đường[, nhiều rau và trái cây][, ngũ cốc nguyên hạt][, các loại đậu].',
      en: 'Let 45–65% of your energy come from carbohydrate[, with vegetables and fruit][, whole grains][, pulses].',
    },
  }),
  advice('snack', {
    sources: [sources.whoSalt], withheld: ['NO_DEFICIT'],
    words: {
      vi: 'Khi ăn vặt hãy chọn trái cây[, hạt không muối][, sữa chua]; bớt đường, và giữ muối dưới 5 g mỗi ngày.',
      en: 'For snacks choose fruit[, unsalted nuts][, yogurt]; less sugar, and salt under 5 g a day.',
    },
  }),
  advice('dietStyle', {
    id: 'contradiction', topic: 'diet', sources: [sources.own, sources.dansinger],
    when: (on) => contradictingDietStyles.some((pair) => pair.every((style) => on.choices('dietStyle').includes(style))),
    words: {
      vi: 'Những chế độ ăn này mâu thuẫn nhau. Hãy giữ lại chế độ bạn thật sự theo.',
      en: 'These diet styles contradict each other. Keep the one you really follow.',
    },
  }),
  advice('dietStyle', {
    id: 'vitaminB12', topic: 'b12', sources: [sources.b12],
    when: (on) => on.choices('dietStyle').includes('VEGAN'),
    words: {
      vi: 'Ăn thuần chay không có nguồn vitamin B12 chắc chắn. Hãy bổ sung bằng viên uống hoặc thực phẩm tăng cường.',
      en: 'A vegan diet has no reliable vitamin B12. Take it as a supplement or in fortified food.',
    },
  }),
  advice('mealCount', { sources: [sources.issn], withheld: ['MINOR', 'PREGNANT'] }),
  advice('firstMealTime', {
    sources: [sources.stOnge],
    when: (on) => advised('firstMealTime')(on) && !on.choices('dietStyle').includes('INTERMITTENT_FASTING'),
  }),
  advice('lastMealTime', { sources: [sources.aasmTips], withheld: ['NO_DEFICIT'] }),
  advice('supplements', {
    mark: 'W8', isSafety: true, sources: [sources.issnCreatine, sources.issn],
    when: (on) =>
      advised('supplements')(on) ||
      (on.choices('supplements').includes('CAFFEINE') && on.hasFlag('HEART_DISEASE')),
    // What it names as well supported is for adults who may train hard: here it only warns.
    words: {
      vi: 'Ưu tiên thực phẩm trước; tránh thuốc đốt mỡ. Có bệnh tim mạch thì tránh chất kích thích.',
      en: 'Food first; avoid fat burners. With heart disease avoid stimulants.',
    },
  }),
  advice('allergies', { sources: [sources.falcpa], isSafety: true }),
]; // prettier-ignore
