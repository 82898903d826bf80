import { classify, heartRateZoneScale, type HeartRateZone, type ScoreLevel, type Sex } from './categories.ts';
import {
  cyclingNorms,
  levelIn,
  meanLevel,
  pushUpNorms,
  restingHeartRateNorms,
  runNorms,
  squatNorms,
  vo2maxNorms,
} from './norms.ts';
import { answer, norm6, refusals, type Outcome } from './outcome.ts';

/** Heart rate, oxygen uptake and the score levels of the fitness tests. */

export const maxHeartRateMethods = ['TANAKA', 'FOX', 'GULATI'] as const;
export type MaxHeartRateMethod = (typeof maxHeartRateMethods)[number];

/** Tanaka 2001 is the default. Fox overestimates the young and underestimates the old; Gulati is built on women of 35 and more. */
export const maxHeartRate = ({
  age,
  method = 'TANAKA',
}: {
  age: number;
  method?: MaxHeartRateMethod | undefined;
}): number => {
  if (method === 'FOX') return 220 - age;
  if (method === 'GULATI') return 206 - 0.88 * age;
  return 208 - 0.7 * age;
};

/** Karvonen: a share of the reserve between the resting and the highest heart rate. */
const atIntensity = (maxHr: number, restHr: number, intensity: number): number =>
  restHr + intensity * (maxHr - restHr);

const restNotBelowMax = (maxHr: number, restHr: number): boolean => norm6(restHr) >= norm6(maxHr);

export const heartRateAtIntensity = ({
  maxHr,
  restHr,
  intensity,
}: {
  maxHr: number;
  restHr: number;
  intensity: number;
}): Outcome<number> =>
  restNotBelowMax(maxHr, restHr)
    ? refusals.REST_NOT_BELOW_MAX
    : answer(atIntensity(maxHr, restHr, intensity));

export const heartRateZone = ({
  maxHr,
  restHr,
  bpm,
}: {
  maxHr: number;
  restHr: number;
  bpm: number;
}): Outcome<HeartRateZone> =>
  restNotBelowMax(maxHr, restHr)
    ? refusals.REST_NOT_BELOW_MAX
    : classify(heartRateZoneScale, (bpm - restHr) / (maxHr - restHr));

export type HeartRateRange = Readonly<{ low: number; high: number }>;

export const targetIntensity = { low: 0.5, high: 0.85 } as const;
/** With heart disease, an injury or a treatment under way. */
export const cautiousIntensity = { low: 0.4, high: 0.6 } as const;

export const targetHeartRate = ({
  maxHr,
  restHr,
  cautious = false,
}: {
  maxHr: number;
  restHr: number;
  cautious?: boolean | undefined;
}): Outcome<HeartRateRange> => {
  if (restNotBelowMax(maxHr, restHr)) return refusals.REST_NOT_BELOW_MAX;
  const { low, high } = cautious ? cautiousIntensity : targetIntensity;
  return answer({ low: atIntensity(maxHr, restHr, low), high: atIntensity(maxHr, restHr, high) });
};

export type HeartRateZoneBand = Readonly<{ zone: HeartRateZone; from: number | null; to: number | null }>;

/** The five zones in beats per minute, for a person whose resting and highest heart rate are known. */
export const heartRateZoneBands = ({
  maxHr,
  restHr,
}: {
  maxHr: number;
  restHr: number;
}): Outcome<readonly HeartRateZoneBand[]> => {
  if (restNotBelowMax(maxHr, restHr)) return refusals.REST_NOT_BELOW_MAX;
  const { classes, cuts } = heartRateZoneScale;
  const bpmAt = (cut: number | undefined) => (cut === undefined ? null : atIntensity(maxHr, restHr, cut));
  return answer(
    classes.map((zone, index) => ({ zone, from: bpmAt(cuts[index - 1]), to: bpmAt(cuts[index]) })),
  );
};

export const shortestValidRun = 1000;

/** Cooper 1968; the regression was built on runs of a kilometre and more. */
export const vo2maxFromRun = ({ distanceM }: { distanceM: number }): Outcome<number> =>
  norm6(distanceM) < shortestValidRun ? refusals.BELOW_VALID_RANGE : answer((distanceM - 504.9) / 44.73);

/** Uth 2004: a rough estimate, built on trained men of 21 to 51 years, and flattering for the untrained. */
export const vo2maxFromHeartRate = ({ maxHr, restHr }: { maxHr: number; restHr: number }): Outcome<number> =>
  restNotBelowMax(maxHr, restHr) ? refusals.REST_NOT_BELOW_MAX : answer((15.3 * maxHr) / restHr);

type Person = { gender: Sex; age: number };

export const runLevel = ({ gender, age, distanceM }: Person & { distanceM: number }): Outcome<ScoreLevel> =>
  levelIn(runNorms, gender, age, distanceM);

export const cyclingLevel = ({
  gender,
  age,
  distanceM,
}: Person & { distanceM: number }): Outcome<ScoreLevel> => levelIn(cyclingNorms, gender, age, distanceM);

export const vo2maxLevel = ({ gender, age, vo2max }: Person & { vo2max: number }): Outcome<ScoreLevel> =>
  levelIn(vo2maxNorms, gender, age, vo2max);

export const pushUpLevel = ({ gender, age, reps }: Person & { reps: number }): Outcome<ScoreLevel> =>
  levelIn(pushUpNorms, gender, age, reps);

export const squatLevel = ({ gender, age, reps }: Person & { reps: number }): Outcome<ScoreLevel> =>
  levelIn(squatNorms, gender, age, reps);

export const restingHeartRateLevel = ({ gender, age, bpm }: Person & { bpm: number }): Outcome<ScoreLevel> =>
  levelIn(restingHeartRateNorms, gender, age, bpm);

export const testsForStrengthLevel = 3;

export const strengthLevelOf = (positionsSum: number, rated: number): ScoreLevel =>
  meanLevel(positionsSum, rated);
