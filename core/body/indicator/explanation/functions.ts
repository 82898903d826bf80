import * as body from '../body.ts';
import { standards, type Sex } from '../categories.ts';
import { genders } from '../fields.ts';
import { answer, hasValue, norm6, refusals, type Outcome } from '../outcome.ts';
import * as strength from '../strength.ts';
import type { HeartRateRange } from '../strength.ts';
import * as units from '../units.ts';
import type { FeetAndInches } from '../units.ts';

/**
 * Every indicator function by name, for callers who may pass anything at all: the answer is a value or a reason, never a
 * throw and never NaN. An argument that is there must be well formed whether or not the chosen formula reads it.
 */
export type FunctionValue = number | string | HeartRateRange | FeetAndInches;
export type IndicatorFunction = (input: unknown) => Outcome<FunctionValue>;

type Guard<T> = (raw: unknown) => raw is T;
type Guards = Readonly<Record<string, Guard<unknown>>>;
type Read<Given extends Guards> = {
  [Name in keyof Given]: Given[Name] extends Guard<infer T> ? T : never;
};

const isNumber: Guard<number> = (raw): raw is number => Number.isFinite(raw);
/** What can be nothing, but never less. */
const amount: Guard<number> = (raw): raw is number => isNumber(raw) && raw >= 0;
/** What a living body always has some of: a length, a mass, a heart rate. */
const size: Guard<number> = (raw): raw is number => isNumber(raw) && raw > 0;
const percent: Guard<number> = (raw): raw is number => amount(raw) && raw <= 100;
const share: Guard<number> = (raw): raw is number => amount(raw) && raw <= 1;
/** Completed years. */
const years: Guard<number> = (raw): raw is number => Number.isInteger(raw) && amount(raw) && raw <= 150;
const flag: Guard<boolean> = (raw): raw is boolean => typeof raw === 'boolean';
const oneOf =
  <T extends string>(values: readonly T[]): Guard<T> =>
  (raw): raw is T =>
    (values as readonly unknown[]).includes(raw); // includes takes only T, and whether raw is one is the question

const gender = oneOf(genders);
const standard = oneOf(standards);
const activityLevel = oneOf(body.activityLevels);
const bmrMethod = oneOf(body.bmrMethods);
const maxHeartRateMethod = oneOf(strength.maxHeartRateMethods);

type Arguments = Readonly<Record<string, unknown>>;

const isObject = (input: unknown): input is Arguments =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** An argument that is null counts as absent. */
const given = (input: Arguments, name: string): unknown =>
  Object.hasOwn(input, name) ? (input[name] ?? undefined) : undefined;

const isWellFormed = (input: Arguments, guards: Guards): boolean =>
  Object.entries(guards).every(([name, guard]) => {
    const raw = given(input, name);
    return raw === undefined || guard(raw);
  });

const isComplete = (input: Arguments, guards: Guards): boolean =>
  Object.keys(guards).every((name) => given(input, name) !== undefined);

const isFinite = (value: FunctionValue): boolean =>
  typeof value === 'object'
    ? Object.values(value).every(isNumber)
    : typeof value === 'string' || isNumber(value);

const isOutcome = (result: FunctionValue | Outcome<FunctionValue>): result is Outcome<FunctionValue> =>
  typeof result === 'object' && ('value' in result || 'reason' in result);

/** Sizes no body has can still overflow an equation. */
const finite = (result: FunctionValue | Outcome<FunctionValue>): Outcome<FunctionValue> => {
  const outcome = isOutcome(result) ? result : answer(result);
  return hasValue(outcome) && !isFinite(outcome.value) ? refusals.INVALID_INPUT : outcome;
};

/** `needs` must be there, `extras` may be: the order of the guards below is the order of the reasons. */
const taking =
  <Needs extends Guards, Extras extends Guards>(
    needs: Needs,
    extras: Extras,
    compute: (input: Read<Needs> & Partial<Read<Extras>>) => FunctionValue | Outcome<FunctionValue>,
  ): IndicatorFunction =>
  (input) => {
    if (!isObject(input) || !isWellFormed(input, needs) || !isWellFormed(input, extras)) {
      return refusals.INVALID_INPUT;
    }
    if ('gender' in needs && given(input, 'gender') === 'OTHER') return refusals.SEX_REQUIRED;
    if (!isComplete(input, needs)) return refusals.MISSING_INPUT;
    const read: Record<string, unknown> = {};
    for (const name of [...Object.keys(needs), ...Object.keys(extras)]) {
      const raw = given(input, name);
      if (raw !== undefined) read[name] = raw;
    }
    return finite(compute(read as Read<Needs> & Partial<Read<Extras>>)); // each value has passed its guard
  };

/** OTHER is a well-formed gender that the guard lets through; it has been answered with SEX_REQUIRED before this is read. */
const sex: Guard<Sex> = (raw): raw is Sex => gender(raw);

const heartRates = { maxHr: size, restHr: size };
const person = { gender: sex, age: years };

export const indicatorFunctions = {
  norm6: taking({ x: isNumber }, {}, ({ x }) => norm6(x)),

  cmToIn: taking({ cm: isNumber }, {}, units.cmToIn),
  inToCm: taking({ in: isNumber }, {}, units.inToCm),
  kgToLb: taking({ kg: isNumber }, {}, units.kgToLb),
  lbToKg: taking({ lb: isNumber }, {}, units.lbToKg),
  mToMi: taking({ m: isNumber }, {}, units.mToMi),
  miToM: taking({ mi: isNumber }, {}, units.miToM),
  cmToFtIn: taking({ cm: isNumber }, {}, units.cmToFtIn),
  ftInToCm: taking({ ft: isNumber, in: isNumber }, {}, units.ftInToCm),

  bmi: taking({ weightKg: size, heightCm: size }, {}, body.bmi),
  bmiCategory: taking({ bmi: amount }, { standard }, body.bmiCategory),
  bodyFatPercent: taking(
    { gender: sex, heightCm: size, waistCm: size, neckCm: size },
    { hipCm: size },
    body.bodyFatPercent,
  ),
  bodyFatCategory: taking({ gender: sex, bodyFatPercent: percent }, {}, body.bodyFatCategory),
  fatMass: taking({ weightKg: size, bodyFatPercent: percent }, {}, body.fatMass),
  leanMass: taking({ weightKg: size, bodyFatPercent: percent }, {}, body.leanMass),
  ffmi: taking({ leanMassKg: amount, heightCm: size }, {}, body.ffmi),
  normalizedFfmi: taking({ ffmi: amount, heightCm: size }, {}, body.normalizedFfmi),
  ffmiCategory: taking({ gender: sex, ffmi: amount }, {}, body.ffmiCategory),
  waistHipRatio: taking({ waistCm: size, hipCm: size }, {}, body.waistHipRatio),
  whrCategory: taking({ gender: sex, whr: amount }, {}, body.whrCategory),
  waistHeightRatio: taking({ waistCm: size, heightCm: size }, {}, body.waistHeightRatio),
  whtrCategory: taking({ whtr: amount }, {}, body.whtrCategory),
  // Which arguments are needed, and whether a sex is, depends on the method.
  bmr: taking(
    {},
    {
      gender,
      age: years,
      heightCm: size,
      weightKg: size,
      leanMassKg: size,
      method: bmrMethod,
    },
    body.bmr,
  ),
  tdee: taking({ bmr: size, activityLevel }, {}, body.tdee),
  visceralFatArea: taking({ ...person, waistCm: size, thighCm: size }, { bmi: size }, body.visceralFatArea),
  vfiCategory: taking({ visceralFatAreaCm2: amount }, { standard }, body.vfiCategory),

  maxHeartRate: taking({ age: years }, { method: maxHeartRateMethod }, strength.maxHeartRate),
  heartRateAtIntensity: taking({ ...heartRates, intensity: share }, {}, strength.heartRateAtIntensity),
  heartRateZone: taking({ ...heartRates, bpm: amount }, {}, strength.heartRateZone),
  targetHeartRate: taking(heartRates, { cautious: flag }, strength.targetHeartRate),
  vo2maxFromRun: taking({ distanceM: amount }, {}, strength.vo2maxFromRun),
  vo2maxFromHeartRate: taking(heartRates, {}, strength.vo2maxFromHeartRate),

  runLevel: taking({ ...person, distanceM: amount }, {}, strength.runLevel),
  cyclingLevel: taking({ ...person, distanceM: amount }, {}, strength.cyclingLevel),
  vo2maxLevel: taking({ ...person, vo2max: amount }, {}, strength.vo2maxLevel),
  pushUpLevel: taking({ ...person, reps: amount }, {}, strength.pushUpLevel),
  squatLevel: taking({ ...person, reps: amount }, {}, strength.squatLevel),
  restingHeartRateLevel: taking({ ...person, bpm: size }, {}, strength.restingHeartRateLevel),
} as const satisfies Readonly<Record<string, IndicatorFunction>>;

export type IndicatorFunctionName = keyof typeof indicatorFunctions;

export const isIndicatorFunction = (name: string): name is IndicatorFunctionName =>
  Object.hasOwn(indicatorFunctions, name);
