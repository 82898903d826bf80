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
import { sexInFormulas } from './sex-in-formulas.ts';
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

const rate = (
  table: NormTable,
  sex: Sex,
  age: number,
  value: number,
  obstacles: Obstacle,
): Outcome<ScoreLevel> => (obstacles === clear ? levelIn(table, sex, age, value) : refuse(obstacles));

const isRated = (level: Outcome<ScoreLevel>): number => (level.value === undefined ? 0 : 1);
const pointsOf = (level: Outcome<ScoreLevel>): number =>
  level.value === undefined ? 0 : positionOf(level.value);

const overall = (
  run: Outcome<ScoreLevel>,
  cycling: Outcome<ScoreLevel>,
  pushUps: Outcome<ScoreLevel>,
  squats: Outcome<ScoreLevel>,
  restingHeartRate: Outcome<ScoreLevel>,
): Outcome<ScoreLevel> => {
  const rated =
    isRated(run) + isRated(cycling) + isRated(pushUps) + isRated(squats) + isRated(restingHeartRate);
  if (rated >= testsForStrengthLevel) {
    const points =
      pointsOf(run) + pointsOf(cycling) + pointsOf(pushUps) + pointsOf(squats) + pointsOf(restingHeartRate);
    return answer(strengthLevelOf(points, rated));
  }
  return refuse(
    Math.min(
      obstacleIn(run),
      obstacleIn(cycling),
      obstacleIn(pushUps),
      obstacleIn(squats),
      obstacleIn(restingHeartRate),
    ),
  );
};

type Composition = Pick<
  Computation,
  'bodyFatPercent' | 'bodyFatCategory' | 'fatMass' | 'leanMass' | 'ffmi' | 'ffmiCategory' | 'normalizedFfmi'
>;

/** Body fat by the girths, and what follows from it with the weight. */
const compositionOf = (
  body: ProfileInputs['body'],
  sex: Sex,
  atGirths: Obstacle,
  atWeight: Obstacle,
): Composition => {
  const height = body.height ?? 0;
  const weight = body.weight ?? 0;
  const bodyFatPercent =
    atGirths === clear
      ? bodyFatPercentOf({
          gender: sex,
          heightCm: height,
          waistCm: body.waist ?? 0,
          neckCm: body.neck ?? 0,
          hipCm: body.hip ?? 0,
        })
      : refuse(atGirths);
  const bodyFat = bodyFatPercent.value ?? 0;
  const atBodyFat = obstacleIn(bodyFatPercent);
  const atMasses = Math.min(atBodyFat, atWeight);
  const fatMass = (weight * bodyFat) / 100;
  const leanMass = weight - fatMass;
  const ffmi = atMasses === clear ? ffmiOf({ leanMassKg: leanMass, heightCm: height }) : 0;
  return {
    bodyFatPercent,
    bodyFatCategory: atBodyFat === clear ? classify(bodyFatScales[sex], bodyFat) : refuse(atBodyFat),
    fatMass: atMasses === clear ? answer(fatMass) : refuse(atMasses),
    leanMass: atMasses === clear ? answer(leanMass) : refuse(atMasses),
    ffmi: atMasses === clear ? answer(ffmi) : refuse(atMasses),
    ffmiCategory: atMasses === clear ? classify(ffmiScales[sex], ffmi) : refuse(atMasses),
    normalizedFfmi:
      atMasses === clear ? answer(normalizedFfmiOf({ ffmi, heightCm: height })) : refuse(atMasses),
  };
};

type HeartRates = Pick<Computation, 'maxHeartRate' | 'targetHeartRate' | 'vo2max' | 'vo2maxSource'>;

/** The heart rates to train at, and the oxygen uptake: by a run where there is one, by the heart rates else. */
const heartRatesOf = (
  strength: ProfileInputs['strength'],
  age: number,
  atAge: Obstacle,
  atRest: Obstacle,
): HeartRates => {
  const restHr = strength.restingHeartRate ?? 0;
  const measuredMax = strength.maxHeartRate;
  const isMaxMeasured = measuredMax !== null && measuredMax !== undefined;
  const atMax = isMaxMeasured ? judge(measuredMax, fields.maxHeartRate) : atAge;
  const maxHr = isMaxMeasured ? measuredMax : maxHeartRateOf({ age });
  const atBothRates = Math.min(atRest, atMax);
  const cautious = needsCaution(strength);

  const hasRun = strength.runDistance !== null && strength.runDistance !== undefined;
  const atVo2max = hasRun ? judge(strength.runDistance, fields.runDistance) : atBothRates;
  const vo2max =
    atVo2max === clear
      ? hasRun
        ? vo2maxFromRun({ distanceM: strength.runDistance ?? 0 })
        : vo2maxFromHeartRate({ maxHr, restHr })
      : refuse(atVo2max);
  return {
    maxHeartRate: atMax === clear ? answer(maxHr) : refuse(atMax),
    targetHeartRate:
      atBothRates === clear ? targetHeartRateOf({ maxHr, restHr, cautious }) : refuse(atBothRates),
    vo2max,
    vo2maxSource: hasRun ? 'RUN' : atRest === missing ? null : 'HEART_RATE',
  };
};

type Levels = Pick<
  Computation,
  | 'runLevel'
  | 'cyclingLevel'
  | 'pushUpLevel'
  | 'squatLevel'
  | 'restingHeartRateLevel'
  | 'vo2maxLevel'
  | 'strengthLevel'
>;

/** Where a person stands in each test among those of the same sex and age. */
const levelsOf = (
  strength: ProfileInputs['strength'],
  sex: Sex,
  age: number,
  atPerson: Obstacle,
  vo2max: Outcome<number>,
): Levels => {
  // Each call is spelled out: a closure over sex, age and obstacle is measurably slower here.
  const runLevel = rate(
    runNorms,
    sex,
    age,
    strength.runDistance ?? 0,
    Math.min(atPerson, judge(strength.runDistance, fields.runDistance)),
  );
  const cyclingLevel = rate(
    cyclingNorms,
    sex,
    age,
    strength.cyclingDistance ?? 0,
    Math.min(atPerson, judge(strength.cyclingDistance, fields.cyclingDistance)),
  );
  const pushUpLevel = rate(
    pushUpNorms,
    sex,
    age,
    strength.pushUps ?? 0,
    Math.min(atPerson, judge(strength.pushUps, fields.pushUps)),
  );
  const squatLevel = rate(
    squatNorms,
    sex,
    age,
    strength.airSquats ?? 0,
    Math.min(atPerson, judge(strength.airSquats, fields.airSquats)),
  );
  const restingHeartRateLevel = rate(
    restingHeartRateNorms,
    sex,
    age,
    strength.restingHeartRate ?? 0,
    Math.min(atPerson, judge(strength.restingHeartRate, fields.restingHeartRate)),
  );
  const vo2maxLevel = rate(vo2maxNorms, sex, age, vo2max.value ?? 0, Math.min(atPerson, obstacleIn(vo2max)));
  const hasRun = strength.runDistance !== null && strength.runDistance !== undefined;
  return {
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
  };
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
  const composition = compositionOf(body, sex, atGirths, atWeight);

  const atWhr = Math.min(atWaist, atHip);
  const whr = atWhr === clear ? waist / (body.hip ?? 0) : 0;
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
      ? visceralFatAreaOf({ gender: sex, age, waistCm: waist, thighCm: body.thigh ?? 0, bmi })
      : refuse(atVisceral);

  const atRest = judge(strength.restingHeartRate, fields.restingHeartRate);
  const heartRates = heartRatesOf(strength, age, atAge, atRest);
  const levels = levelsOf(strength, sex, age, Math.min(atSex, atAge), heartRates.vo2max);

  const isKnownMinor = atAdult === adultOnly;

  return {
    bmi: atBmi === clear ? answer(bmi) : refuse(atBmi),
    bmiCategory: atBmiCategory === clear ? classify(bmiScales[standard], bmi) : refuse(atBmiCategory),
    bodyFatPercent: composition.bodyFatPercent,
    bodyFatCategory: composition.bodyFatCategory,
    fatMass: composition.fatMass,
    leanMass: composition.leanMass,
    ffmi: composition.ffmi,
    ffmiCategory: composition.ffmiCategory,
    normalizedFfmi: composition.normalizedFfmi,
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
    maxHeartRate: heartRates.maxHeartRate,
    targetHeartRate: heartRates.targetHeartRate,
    vo2max: heartRates.vo2max,
    runLevel: levels.runLevel,
    cyclingLevel: levels.cyclingLevel,
    pushUpLevel: levels.pushUpLevel,
    squatLevel: levels.squatLevel,
    restingHeartRateLevel: levels.restingHeartRateLevel,
    vo2maxLevel: levels.vo2maxLevel,
    strengthLevel: levels.strengthLevel,
    vo2maxSource: heartRates.vo2maxSource,
    safetyFlags: safetyFlagsOf({
      health: strength,
      standard,
      restingHeartRate: atRest === clear ? (strength.restingHeartRate ?? 0) : null,
      bmi: atBmi === clear && !isKnownMinor ? bmi : null,
      bodyFatPercent: composition.bodyFatPercent.value ?? null,
      waist: atWaist === clear && !isKnownMinor ? waist : null,
      sex: sexKnown,
    }),
  };
};
