import { advisedValues, type AdvisedFieldKey } from '#core/body/indicator/advice.ts';
import { adultAge } from '#core/body/indicator/body.ts';
import {
  bmiCategories,
  bmiScales,
  bodyFatCategories,
  bodyFatScales,
  ffmiCategories,
  ffmiScales,
  scoreLevels,
  vfiCategories,
  whrCategories,
  whtrCategories,
  whtrScale,
  type Standard,
} from '#core/body/indicator/categories.ts';
import { sexInFormulas } from '#core/body/indicator/sex-in-formulas.ts';
import {
  indicatorKeys,
  methodOf,
  type Computation,
  type IndicatorKey,
} from '#core/body/indicator/indicators.ts';
import {
  fieldKeys,
  fields,
  isMeasured,
  readField,
  type FieldKey,
  type FieldValue,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';
import { norm6, type Outcome } from '#core/body/indicator/outcome.ts';
import { restingHeartRateAlert } from '#core/body/indicator/safety.ts';
import type { HeartRateRange } from '#core/body/indicator/strength.ts';

/** Two weeks side by side. A change is only called better or worse where its meaning for health is not in doubt. */
export const directions = ['BETTER', 'WORSE', 'NEUTRAL'] as const;
export type Direction = (typeof directions)[number];

export type Compared = Readonly<{ inputs: ProfileInputs; computed: Computation }>;

type Comparison<Key, Value> = Readonly<{
  key: Key;
  from: Value;
  to: Value;
  /** null unless both are numbers. */
  delta: number | null;
  changed: boolean;
  direction: Direction;
}>;

export type FieldComparison = Comparison<FieldKey, FieldValue>;
export type IndicatorComparison = Comparison<IndicatorKey, Outcome<number | string | HeartRateRange>>;

export type SnapshotComparison = Readonly<{
  fields: readonly FieldComparison[];
  indicators: readonly IndicatorComparison[];
}>;

type Range = readonly [low: number, high: number];
/** Where a number should go: up, down, or into a range inside of which no value is better than another. */
type Aim = 'HIGHER' | 'LOWER' | Range;

const outside = (value: number, [low, high]: Range): number =>
  value < low ? low - value : Math.max(value - high, 0);

const shortfall = (value: number, aim: Aim): number => {
  if (aim === 'HIGHER') return -value;
  return aim === 'LOWER' ? value : outside(value, aim);
};

const judge = (from: number, to: number, aim: Aim | null): Direction => {
  if (aim === null) return 'NEUTRAL';
  const difference = norm6(shortfall(to, aim) - shortfall(from, aim));
  if (difference === 0) return 'NEUTRAL';
  return difference < 0 ? 'BETTER' : 'WORSE';
};

type Situation = Readonly<{ from: Compared; to: Compared; standard: Standard }>;

const isAdult = ({ inputs }: Compared): boolean => inputs.body.age !== null && inputs.body.age >= adultAge;

/** Cut-offs are for adults, and two sexes' norms must not be mixed. */
const sharedSex = ({ from, to }: Situation) => {
  const sex = sexInFormulas(to.inputs.body);
  return sex === sexInFormulas(from.inputs.body) ? sex : null;
};

const normalBmi = (standard: Standard): Range => {
  const { classes, cuts } = bmiScales[standard];
  const normal = classes.indexOf('NORMAL');
  return [cuts[normal - 1]!, cuts[normal]!]; // NORMAL lies between two cuts of either standard
};

/** From the start of the second class to the end of the last but one: the ends of these scales are the risks. */
const innerRange = ({ cuts }: { cuts: readonly number[] }): Range => [cuts[0]!, cuts.at(-1)!]; // every scale has cuts

const aimOfIndicator = (key: IndicatorKey, situation: Situation): Aim | null => {
  const sex = sharedSex(situation);
  const adult = isAdult(situation.from) && isAdult(situation.to);
  switch (key) {
    case 'vo2max':
      return 'HIGHER';
    case 'visceralFatArea':
    case 'waistHipRatio':
      return adult ? 'LOWER' : null;
    case 'bmi':
      return adult ? normalBmi(situation.standard) : null;
    case 'waistHeightRatio':
      return adult ? [whtrScale.cuts[0]!, whtrScale.cuts[1]!] : null; // NORMAL lies between its first two cuts
    case 'bodyFatPercent':
      return adult && sex ? innerRange(bodyFatScales[sex]) : null;
    case 'ffmi':
      return adult && sex ? innerRange(ffmiScales[sex]) : null;
    default:
      return null;
  }
};

/** The classes of each category in order, and the places in that order to aim for. */
const categoryAims: Readonly<
  Partial<Record<IndicatorKey, Readonly<{ order: readonly string[]; aim: Aim }>>>
> = {
  bmiCategory: { order: bmiCategories, aim: [3, 3] },
  bodyFatCategory: { order: bodyFatCategories, aim: [1, 3] },
  ffmiCategory: { order: ffmiCategories, aim: [1, 3] },
  whrCategory: { order: whrCategories, aim: 'LOWER' },
  whtrCategory: { order: whtrCategories, aim: [1, 1] },
  vfiCategory: { order: vfiCategories, aim: 'LOWER' },
  runLevel: { order: scoreLevels, aim: 'HIGHER' },
  cyclingLevel: { order: scoreLevels, aim: 'HIGHER' },
  pushUpLevel: { order: scoreLevels, aim: 'HIGHER' },
  squatLevel: { order: scoreLevels, aim: 'HIGHER' },
  restingHeartRateLevel: { order: scoreLevels, aim: 'HIGHER' },
  vo2maxLevel: { order: scoreLevels, aim: 'HIGHER' },
  strengthLevel: { order: scoreLevels, aim: 'HIGHER' },
};

/** Sets are equal in any order. */
const canonical = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : value) ?? '';

const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const compareIndicator = (key: IndicatorKey, situation: Situation): IndicatorComparison => {
  const from = situation.from.computed[key];
  const to = situation.to.computed[key];
  const changed = !isSameValue(from, to);
  const line = { key, from, to, changed, delta: null, direction: 'NEUTRAL' as Direction };
  const comparable = methodOf(key, situation.from.computed) === methodOf(key, situation.to.computed);
  if (typeof from.value === 'number' && typeof to.value === 'number') {
    const direction = judge(from.value, to.value, aimOfIndicator(key, situation));
    return { ...line, delta: to.value - from.value, direction: comparable ? direction : 'NEUTRAL' };
  }
  const scale = categoryAims[key];
  if (comparable && scale && typeof from.value === 'string' && typeof to.value === 'string') {
    return {
      ...line,
      direction: judge(scale.order.indexOf(from.value), scale.order.indexOf(to.value), scale.aim),
    };
  }
  return line;
};

/** Weight and waist are judged by the index they make with the height; alone they mean nothing. */
const aimOfNumberField = (key: FieldKey, situation: Situation): Aim | null => {
  const { height } = situation.to.inputs.body;
  const adult = isAdult(situation.from) && isAdult(situation.to);
  switch (key) {
    case 'runDistance':
    case 'cyclingDistance':
    case 'pushUps':
    case 'airSquats':
      return 'HIGHER';
    case 'restingHeartRate': {
      const rates = [situation.from, situation.to].map(({ inputs }) => inputs.strength.restingHeartRate ?? 0);
      return rates.every((rate) => rate >= restingHeartRateAlert.below) ? 'LOWER' : null;
    }
    case 'weight': {
      if (height === null || !adult) return null;
      const [low, high] = normalBmi(situation.standard);
      const squareMetres = (height / 100) ** 2;
      return [low * squareMetres, high * squareMetres];
    }
    case 'waist':
      return height === null || !adult ? null : [whtrScale.cuts[0]! * height, whtrScale.cuts[1]! * height]; // as above
    default:
      return null;
  }
};

const hasAdvice = (key: FieldKey): key is AdvisedFieldKey => Object.hasOwn(advisedValues, key);

/** Choices that are kinds, not amounts, have no better and worse. */
const unordered: readonly FieldKey[] = ['jobType', 'dietStyle', 'supplements', 'allergies'];

/** The choices that no guideline speaks against lie side by side in every ordered list: they are the range to aim for. */
const aimOfChoice = (key: FieldKey, order: readonly string[]): Aim | null => {
  if (key === 'selfEvaluation') return 'HIGHER';
  if (!hasAdvice(key) || unordered.includes(key)) return null;
  const advised: readonly string[] = advisedValues[key];
  const fine = order.flatMap((value, index) => (advised.includes(value) ? [] : [index]));
  const low = fine.at(0);
  const high = fine.at(-1);
  return low === undefined || high === undefined ? null : [low, high];
};

const compareField = (key: FieldKey, situation: Situation): FieldComparison => {
  const from = readField(situation.from.inputs, key);
  const to = readField(situation.to.inputs, key);
  const line = {
    key,
    from,
    to,
    changed: !isSameValue(from, to),
    delta: null,
    direction: 'NEUTRAL' as Direction,
  };
  if (!isMeasured(from) || !isMeasured(to)) return line;
  if (typeof from === 'number' && typeof to === 'number') {
    return { ...line, delta: to - from, direction: judge(from, to, aimOfNumberField(key, situation)) };
  }
  const field = fields[key];
  if (field.kind === 'CHOICE' && typeof from === 'string' && typeof to === 'string') {
    const order = field.values.filter((value) => value !== 'UNKNOWN');
    const [start, end] = [order.indexOf(from), order.indexOf(to)];
    return start < 0 || end < 0 ? line : { ...line, direction: judge(start, end, aimOfChoice(key, order)) };
  }
  return line;
};

export const compareSnapshots = (
  from: Compared,
  to: Compared,
  { standard }: Readonly<{ standard: Standard }>,
): SnapshotComparison => {
  const situation: Situation = { from, to, standard };
  return {
    fields: fieldKeys.map((key) => compareField(key, situation)),
    indicators: indicatorKeys.map((key) => compareIndicator(key, situation)),
  };
};
