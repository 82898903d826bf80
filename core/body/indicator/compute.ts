import {
  activityLevels,
  adultAge,
  bmi as bmiOf,
  bodyFatPercent as bodyFatPercentOf,
  ffmi as ffmiOf,
  mifflin,
  normalizedFfmi as normalizedFfmiOf,
  tdee as tdeeOf,
  visceralFatArea as visceralFatAreaOf,
  type ActivityLevel,
} from './body.ts';
import {
  bmiScales,
  bodyFatScales,
  classify,
  ffmiScales,
  vfiScales,
  whrScales,
  whtrScale,
  type ScoreLevel,
  type Sex,
  type Standard,
} from './categories.ts';
import { fields, type NumberField, type ProfileInputs } from './fields.ts';
import {
  cyclingNorms,
  levelIn,
  positionOf,
  pushUpNorms,
  restingHeartRateNorms,
  runNorms,
  squatNorms,
  vo2maxNorms,
  type NormTable,
} from './norms.ts';
import type { Computation } from './indicators.ts';
import { answer, reasons, refusals, type Outcome, type Reason, type Refusal } from './outcome.ts';
import { needsCaution, safetyFlagsOf } from './safety.ts';
import {
  maxHeartRate as maxHeartRateOf,
  strengthLevelOf,
  targetHeartRate as targetHeartRateOf,
  testsForStrengthLevel,
  vo2maxFromHeartRate,
  vo2maxFromRun,
} from './strength.ts';
import { isWithinLimits } from './validation.ts';

/**
 * A place in the order of reasons: the lowest of several obstacles is the reason to give. Numbers instead of reasons keep
 * this hot path free of look-ups.
 */
type Obstacle = number;
const obstacle = (reason: Reason): Obstacle => reasons.indexOf(reason);
const invalid = obstacle('INVALID_INPUT');
const sexRequired = obstacle('SEX_REQUIRED');
const missing = obstacle('MISSING_INPUT');
const adultOnly = obstacle('ADULT_ONLY');
const clear: Obstacle = reasons.length;

const refusalAt: readonly Refusal[] = reasons.map((reason) => refusals[reason]);
const refuse = (at: Obstacle): Refusal => refusalAt[at]!; // asked only for what is not clear

const obstacleIn = (outcome: Outcome<unknown>): Obstacle =>
  outcome.reason === undefined ? clear : obstacle(outcome.reason);

const judge = (value: number | null, field: NumberField): Obstacle => {
  if (value === null || value === undefined) return missing;
  if (typeof value !== 'number' || !isWithinLimits(value, field)) return invalid;
  return field.decimals === 0 && !Number.isInteger(value) ? invalid : clear;
};

const judgeSex = ({ gender, sexForFormulas }: ProfileInputs['body']): Obstacle => {
  if (gender === 'MALE' || gender === 'FEMALE') return clear;
  if (gender === null || gender === undefined) return missing;
  if (gender !== 'OTHER') return invalid;
  if (sexForFormulas === 'MALE' || sexForFormulas === 'FEMALE') return clear;
  return sexForFormulas === null || sexForFormulas === undefined ? sexRequired : invalid;
};

const judgeActivity = (level: ActivityLevel | null): Obstacle => {
  if (level === null || level === undefined) return missing;
  return activityLevels.includes(level) ? clear : invalid;
};

/** The sex whose equations and norms are used: gender OTHER may choose one, and nothing is averaged. */
export const sexInFormulas = ({ gender, sexForFormulas }: ProfileInputs['body']): Sex | null => {
  const sex = gender === 'OTHER' ? sexForFormulas : gender;
  return sex === 'MALE' || sex === 'FEMALE' ? sex : null;
};

const rate = (
  table: NormTable,
  sex: Sex,
  age: number,
  value: number,
  obstacles: Obstacle,
): Outcome<ScoreLevel> => (obstacles === clear ? levelIn(table, sex, age, value) : refuse(obstacles));

const overall = (
  run: Outcome<ScoreLevel>,
  cycling: Outcome<ScoreLevel>,
  pushUps: Outcome<ScoreLevel>,
  squats: Outcome<ScoreLevel>,
  restingHeartRate: Outcome<ScoreLevel>,
): Outcome<ScoreLevel> => {
  let sum = 0;
  let rated = 0;
  let first = clear;
  const count = (level: Outcome<ScoreLevel>) => {
    if (level.value === undefined) first = Math.min(first, obstacleIn(level));
    else {
      sum += positionOf(level.value);
      rated += 1;
    }
  };
  count(run);
  count(cycling);
  count(pushUps);
  count(squats);
  count(restingHeartRate);
  return rated >= testsForStrengthLevel ? answer(strengthLevelOf(sum, rated)) : refuse(first);
};

/** Every number and category of one profile. An obstacle stops the indicators that need the input, and no others. */
export const computeIndicators = (
  inputs: ProfileInputs,
  { standard }: Readonly<{ standard: Standard }>,
): Computation => {
  const { body, strength } = inputs;
  const age = body.age ?? 0;
  const height = body.height ?? 0;
  const weight = body.weight ?? 0;
  const waist = body.waist ?? 0;
  const hip = body.hip ?? 0;
  const neck = body.neck ?? 0;
  const thigh = body.thigh ?? 0;
  const restHr = strength.restingHeartRate ?? 0;
  const runDistance = strength.runDistance ?? 0;
  const sexKnown = sexInFormulas(body);
  const sex = sexKnown ?? 'MALE';
  const isFemale = sex === 'FEMALE';

  const atAge = judge(body.age, fields.age);
  const atAdult = atAge === clear && age < adultAge ? adultOnly : atAge;
  const atSex = judgeSex(body);
  const atHeight = judge(body.height, fields.height);
  const atWeight = judge(body.weight, fields.weight);
  const atWaist = judge(body.waist, fields.waist);
  const atHip = judge(body.hip, fields.hip);
  const atNeck = judge(body.neck, fields.neck);
  const atThigh = judge(body.thigh, fields.thigh);

  const atBmi = Math.min(atHeight, atWeight);
  const bmi = atBmi === clear ? bmiOf({ weightKg: weight, heightCm: height }) : 0;
  const atBmiCategory = Math.min(atBmi, atAdult);

  const atGirths = Math.min(atSex, atHeight, atWaist, atNeck, isFemale ? atHip : clear, atAdult);
  const bodyFatPercent =
    atGirths === clear
      ? bodyFatPercentOf({ gender: sex, heightCm: height, waistCm: waist, neckCm: neck, hipCm: hip })
      : refuse(atGirths);
  const bodyFat = bodyFatPercent.value ?? 0;
  const atBodyFat = obstacleIn(bodyFatPercent);
  const atMasses = Math.min(atBodyFat, atWeight);
  const fatMass = (weight * bodyFat) / 100;
  const leanMass = weight - fatMass;
  const ffmi = atMasses === clear ? ffmiOf({ leanMassKg: leanMass, heightCm: height }) : 0;

  const atWhr = Math.min(atWaist, atHip);
  const whr = atWhr === clear ? waist / hip : 0;
  const atWhrCategory = Math.min(atWhr, atSex, atAdult);
  const atWhtr = Math.min(atWaist, atHeight);
  const whtr = atWhtr === clear ? waist / height : 0;
  const atWhtrCategory = Math.min(atWhtr, atAdult);

  const atBmr = Math.min(atSex, atHeight, atWeight, atAdult);
  const bmr = mifflin(sex, age, height, weight);
  const { activityLevel } = body;
  const atTdee = Math.min(atBmr, judgeActivity(activityLevel));

  const atVisceral = Math.min(atSex, atWaist, atThigh, atAdult, isFemale ? atBmi : clear);
  const visceralFatArea =
    atVisceral === clear
      ? visceralFatAreaOf({ gender: sex, age, waistCm: waist, thighCm: thigh, bmi })
      : refuse(atVisceral);

  const measuredMax = strength.maxHeartRate;
  const isMaxMeasured = measuredMax !== null && measuredMax !== undefined;
  const atMax = isMaxMeasured ? judge(measuredMax, fields.maxHeartRate) : atAge;
  const maxHr = isMaxMeasured ? measuredMax : maxHeartRateOf({ age });
  const atRest = judge(strength.restingHeartRate, fields.restingHeartRate);
  const atBothRates = Math.min(atRest, atMax);
  const cautious = needsCaution(strength);

  const hasRun = strength.runDistance !== null && strength.runDistance !== undefined;
  const atRun = judge(strength.runDistance, fields.runDistance);
  const atVo2max = hasRun ? atRun : atBothRates;
  const vo2max =
    atVo2max === clear
      ? hasRun
        ? vo2maxFromRun({ distanceM: runDistance })
        : vo2maxFromHeartRate({ maxHr, restHr })
      : refuse(atVo2max);

  const atPerson = Math.min(atSex, atAge);
  const levelOf = (table: NormTable, value: number | null, field: NumberField) =>
    rate(table, sex, age, value ?? 0, Math.min(atPerson, judge(value, field)));
  const runLevel = rate(runNorms, sex, age, runDistance, Math.min(atPerson, atRun));
  const cyclingLevel = levelOf(cyclingNorms, strength.cyclingDistance, fields.cyclingDistance);
  const pushUpLevel = levelOf(pushUpNorms, strength.pushUps, fields.pushUps);
  const squatLevel = levelOf(squatNorms, strength.airSquats, fields.airSquats);
  const restingHeartRateLevel = rate(restingHeartRateNorms, sex, age, restHr, Math.min(atPerson, atRest));
  const vo2maxLevel = rate(vo2maxNorms, sex, age, vo2max.value ?? 0, Math.min(atPerson, obstacleIn(vo2max)));

  const isKnownMinor = atAdult === adultOnly;

  return {
    bmi: atBmi === clear ? answer(bmi) : refuse(atBmi),
    bmiCategory: atBmiCategory === clear ? classify(bmiScales[standard], bmi) : refuse(atBmiCategory),
    bodyFatPercent,
    bodyFatCategory: atBodyFat === clear ? classify(bodyFatScales[sex], bodyFat) : refuse(atBodyFat),
    fatMass: atMasses === clear ? answer(fatMass) : refuse(atMasses),
    leanMass: atMasses === clear ? answer(leanMass) : refuse(atMasses),
    ffmi: atMasses === clear ? answer(ffmi) : refuse(atMasses),
    ffmiCategory: atMasses === clear ? classify(ffmiScales[sex], ffmi) : refuse(atMasses),
    normalizedFfmi:
      atMasses === clear ? answer(normalizedFfmiOf({ ffmi, heightCm: height })) : refuse(atMasses),
    waistHipRatio: atWhr === clear ? answer(whr) : refuse(atWhr),
    whrCategory: atWhrCategory === clear ? classify(whrScales[sex], whr) : refuse(atWhrCategory),
    waistHeightRatio: atWhtr === clear ? answer(whtr) : refuse(atWhtr),
    whtrCategory: atWhtrCategory === clear ? classify(whtrScale, whtr) : refuse(atWhtrCategory),
    bmr: atBmr === clear ? answer(bmr) : refuse(atBmr),
    tdee:
      atTdee === clear && activityLevel !== null ? answer(tdeeOf({ bmr, activityLevel })) : refuse(atTdee),
    visceralFatArea,
    vfiCategory:
      visceralFatArea.value === undefined
        ? visceralFatArea
        : classify(vfiScales[standard], visceralFatArea.value),
    maxHeartRate: atMax === clear ? answer(maxHr) : refuse(atMax),
    targetHeartRate:
      atBothRates === clear ? targetHeartRateOf({ maxHr, restHr, cautious }) : refuse(atBothRates),
    vo2max,
    runLevel,
    cyclingLevel,
    pushUpLevel,
    squatLevel,
    restingHeartRateLevel,
    vo2maxLevel,
    // A run and the VO2max made of it are the same test, which must not count twice.
    strengthLevel: overall(
      hasRun ? runLevel : vo2maxLevel,
      cyclingLevel,
      pushUpLevel,
      squatLevel,
      restingHeartRateLevel,
    ),
    vo2maxSource: hasRun ? 'RUN' : atRest === missing ? null : 'HEART_RATE',
    safetyFlags: safetyFlagsOf({
      health: strength,
      standard,
      restingHeartRate: atRest === clear ? restHr : null,
      bmi: atBmi === clear && !isKnownMinor ? bmi : null,
      bodyFatPercent: atBodyFat === clear ? bodyFat : null,
      waist: atWaist === clear && !isKnownMinor ? waist : null,
      sex: sexKnown,
    }),
  };
};
