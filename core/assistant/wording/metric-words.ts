import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import type { Fact, FactId } from '../fact-sheet/fact.ts';
import { asWords } from './category-words.ts';
import { factMark } from './cited-text.ts';

type Metric = FieldKey | IndicatorKey;

/** How a metric is named, folded; longer names before the shorter ones they hold. */
const names: readonly (readonly [Metric, string])[] = [
  ['waistHeightRatio', 'eo chieu cao|ti le eo chieu cao|ty le eo chieu cao|waist height|waist to height'],
  ['waistHipRatio', 'eo mong|ti le eo mong|ty le eo mong|eo hong|waist hip|waist to hip'],
  ['fatMass', 'khoi luong mo|fat mass'],
  ['leanMass', 'khoi luong nac|khoi nac|nac|lean mass'],
  ['visceralFatArea', 'mo noi tang|visceral fat'],
  ['bodyFatPercent', 'ti le mo|ty le mo|mo co the|luong mo|body fat'],
  ['restingHeartRate', 'nhip tim luc nghi|nhip tim nghi|nhip nghi|resting heart rate|resting pulse'],
  ['maxHeartRate', 'nhip tim toi da|maximum heart rate|max heart rate'],
  ['targetHeartRate', 'nhip tim muc tieu|vung nhip tim|target heart rate|heart rate zone'],
  ['normalizedFfmi', 'ffmi chuan hoa|normalised ffmi'],
  ['ffmi', 'ffmi'],
  ['vo2max', 'vo2max|vo max|vo2 max'],
  ['bmi', 'bmi'],
  ['bmr', 'bmr|nang luong nen|energy at rest'],
  ['tdee', 'tdee|nang luong ca ngay|energy per day'],
  ['weight', 'can nang|weight'],
  ['height', 'chieu cao|height'],
  ['waist', 'vong eo|eo|waist'],
  ['hip', 'vong mong|vong hong|hips|hip'],
  ['neck', 'vong co|neck'],
  ['bicep', 'vong bap tay|bap tay|bicep|biceps'],
  ['thigh', 'vong dui|thigh|thighs'],
  ['chest', 'vong nguc|chest'],
  ['pushUps', 'hit dat|chong day|push ups|push up|pushups'],
  ['airSquats', 'squat|squats'],
  ['runDistance', 'chay bo|quang duong chay|run distance|running distance'],
  ['cyclingDistance', 'dap xe|cycling'],
  ['age', 'tuoi|age'],
];
const metricOf = new Map(
  names.flatMap(([metric, list]) => list.split('|').map((name) => [name, metric] as const)),
);
const anyName = new RegExp(
  ` (${[...metricOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?= )`,
  'g',
);

/** A category is of the number it is made from. */
const numberBehind: Readonly<Partial<Record<Metric, Metric>>> = {
  bmiCategory: 'bmi',
  bodyFatCategory: 'bodyFatPercent',
  ffmiCategory: 'ffmi',
  whrCategory: 'waistHipRatio',
  whtrCategory: 'waistHeightRatio',
  vfiCategory: 'visceralFatArea',
  runLevel: 'runDistance',
  cyclingLevel: 'cyclingDistance',
  pushUpLevel: 'pushUps',
  squatLevel: 'airSquats',
  restingHeartRateLevel: 'restingHeartRate',
  vo2maxLevel: 'vo2max',
};
export const numberOf = (metric: Metric): Metric => numberBehind[metric] ?? metric;

const checkedKinds = new Set(['MEASURE', 'INDICATOR', 'CATEGORY', 'CHANGE', 'PACE', 'GOAL']);

/** Metrics named in words, each once. */
export const metricsNamed = (words: string): readonly Metric[] => [
  ...new Set([...asWords(words).matchAll(anyName)].flatMap(([, name = '']) => metricOf.get(name) ?? [])),
];

const stop = new RegExp(`[.;:!?]|(?<=${factMark})\\s*(?:,|và|and|còn|while|nhưng|but)\\s`, 'u');

/** A value stands under the name of another metric: "vòng eo: 70 kg". `marked` are the facts in the order of their marks. */
export const isMislabelled = (
  words: string,
  marked: readonly (Fact | undefined)[],
  factOf: (id: FactId) => Fact | undefined,
): boolean => {
  let index = 0;
  return words.split(stop).some((part) =>
    part.split(factMark).some((before, at, all) => {
      if (at === all.length - 1) return false;
      const fact = marked[index];
      index += 1;
      if (!fact || fact.metric === null || !checkedKinds.has(fact.kind)) return false;
      const named = metricsNamed(before);
      const own = new Set([
        numberOf(fact.metric),
        ...fact.from.flatMap((id) => {
          const metric = factOf(id)?.metric;
          return metric ? [numberOf(metric)] : [];
        }),
      ]);
      return named.length > 0 && !named.some((metric) => own.has(metric));
    }),
  );
};
