import {
  bmiScales,
  bodyFatScales,
  ffmiScales,
  vfiScales,
  whrScales,
  whtrScale,
  type Sex,
  type Standard,
} from './categories.ts';
import type { IndicatorKey } from './indicators.ts';
import { fields, type NumberFieldKey } from './fields.ts';
import { norm6 } from './outcome.ts';
import { cmToIn, displayedFeetAndInches, kgToLb, mToMi, type UnitSystem } from './units.ts';

/** The only place where numbers are rounded: for people to read, never to classify or to compute with. */

export type Displayed = Readonly<{ value: number; decimals: number }>;

const millionths = 1e6;

/** Half up in whole millionths: 1.005 shows as 1.01 although its binary form is a little below. */
export const roundHalfUp = (value: number, decimals: number): number => {
  const step = millionths / 10 ** decimals;
  const rounded = Math.floor((Math.floor(value * millionths + 0.5) + step / 2) / step);
  return rounded / 10 ** decimals + 0; // + 0 turns the -0 of a tiny loss into 0
};

/** Differences are rounded by size, so that +0.25 and −0.25 show the same digits. */
export const roundDelta = (delta: number, decimals: number): number =>
  delta < 0 ? 0 - roundHalfUp(-delta, decimals) : roundHalfUp(delta, decimals);

const mostDecimals = 6;

/**
 * One decimal more as long as rounding would show the value on the other side of a cut of its own scale: 24.96 is NORMAL
 * and must not read "25.0".
 */
export const displayed = (value: number, decimals: number, cuts: readonly number[] = []): Displayed => {
  const compared = norm6(value);
  let shown = decimals;
  let rounded = roundHalfUp(value, shown);
  while (shown < mostDecimals && cuts.some((cut) => compared < cut !== rounded < cut)) {
    shown += 1;
    rounded = roundHalfUp(value, shown);
  }
  return { value: rounded, decimals: shown };
};

export type NumberIndicatorKey = Exclude<
  IndicatorKey,
  `${string}Category` | `${string}Level` | 'targetHeartRate'
>;

export const indicatorDecimals: Readonly<Record<NumberIndicatorKey, number>> = {
  bmi: 1,
  bodyFatPercent: 1,
  fatMass: 1,
  leanMass: 1,
  ffmi: 1,
  normalizedFfmi: 1,
  waistHipRatio: 2,
  waistHeightRatio: 2,
  bmr: 0,
  tdee: 0,
  visceralFatArea: 0,
  maxHeartRate: 0,
  vo2max: 1,
};

export const isNumberIndicator = (key: IndicatorKey): key is NumberIndicatorKey =>
  Object.hasOwn(indicatorDecimals, key);

type Reader = Readonly<{ standard: Standard; sex: Sex | null }>;

const cutsOf = (key: NumberIndicatorKey, { standard, sex }: Reader): readonly number[] => {
  switch (key) {
    case 'bmi':
      return bmiScales[standard].cuts;
    case 'waistHeightRatio':
      return whtrScale.cuts;
    case 'visceralFatArea':
      return vfiScales[standard].cuts;
    case 'bodyFatPercent':
      return sex ? bodyFatScales[sex].cuts : [];
    case 'ffmi':
      return sex ? ffmiScales[sex].cuts : [];
    case 'waistHipRatio':
      return sex ? whrScales[sex].cuts : [];
    default:
      return [];
  }
};

/** `cuts` overrides the scale, for the tables that depend on the age (VO2max). */
export const displayIndicator = (
  key: NumberIndicatorKey,
  value: number,
  reader: Reader,
  cuts: readonly number[] = cutsOf(key, reader),
): Displayed => displayed(value, indicatorDecimals[key], cuts);

export type DisplayedMeasure =
  | (Displayed & Readonly<{ unit: 'years' | 'cm' | 'kg' | 'm' | 'reps' | 'bpm' | 'in' | 'lb' | 'mi' }>)
  | Readonly<{ unit: 'ft'; feet: number; inches: number; decimals: number }>;

/** An input in the reader's units: height as feet and inches, girths in inches, mass in pounds, distance in miles. */
export const displayField = (key: NumberFieldKey, value: number, system: UnitSystem): DisplayedMeasure => {
  const { unit, decimals } = fields[key];
  if (system === 'METRIC') return { ...displayed(value, decimals), unit };
  if (key === 'height') {
    const { ft, in: inches } = displayedFeetAndInches(value, 1);
    return { unit: 'ft', feet: ft, inches, decimals: 1 };
  }
  if (unit === 'cm') return { ...displayed(cmToIn({ cm: value }), 1), unit: 'in' };
  if (unit === 'kg') return { ...displayed(kgToLb({ kg: value }), 1), unit: 'lb' };
  if (unit === 'm') return { ...displayed(mToMi({ m: value }), 2), unit: 'mi' };
  return { ...displayed(value, decimals), unit };
};
