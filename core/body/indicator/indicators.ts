import type {
  BmiCategory,
  BodyFatCategory,
  FfmiCategory,
  ScoreLevel,
  VfiCategory,
  WhrCategory,
  WhtrCategory,
} from './categories.ts';
import type { Outcome } from './outcome.ts';
import type { SafetyFlag } from './safety.ts';
import type { HeartRateRange } from './strength.ts';

/** What is computed of one physical profile. */

export type Indicators = Readonly<{
  bmi: Outcome<number>;
  bmiCategory: Outcome<BmiCategory>;
  bodyFatPercent: Outcome<number>;
  bodyFatCategory: Outcome<BodyFatCategory>;
  fatMass: Outcome<number>;
  leanMass: Outcome<number>;
  ffmi: Outcome<number>;
  ffmiCategory: Outcome<FfmiCategory>;
  normalizedFfmi: Outcome<number>;
  waistHipRatio: Outcome<number>;
  whrCategory: Outcome<WhrCategory>;
  waistHeightRatio: Outcome<number>;
  whtrCategory: Outcome<WhtrCategory>;
  bmr: Outcome<number>;
  tdee: Outcome<number>;
  visceralFatArea: Outcome<number>;
  vfiCategory: Outcome<VfiCategory>;
  maxHeartRate: Outcome<number>;
  targetHeartRate: Outcome<HeartRateRange>;
  vo2max: Outcome<number>;
  runLevel: Outcome<ScoreLevel>;
  cyclingLevel: Outcome<ScoreLevel>;
  pushUpLevel: Outcome<ScoreLevel>;
  squatLevel: Outcome<ScoreLevel>;
  restingHeartRateLevel: Outcome<ScoreLevel>;
  vo2maxLevel: Outcome<ScoreLevel>;
  strengthLevel: Outcome<ScoreLevel>;
}>;

export const indicatorKeys = [
  'bmi',
  'bmiCategory',
  'bodyFatPercent',
  'bodyFatCategory',
  'fatMass',
  'leanMass',
  'ffmi',
  'ffmiCategory',
  'normalizedFfmi',
  'waistHipRatio',
  'whrCategory',
  'waistHeightRatio',
  'whtrCategory',
  'bmr',
  'tdee',
  'visceralFatArea',
  'vfiCategory',
  'maxHeartRate',
  'targetHeartRate',
  'vo2max',
  'runLevel',
  'cyclingLevel',
  'pushUpLevel',
  'squatLevel',
  'restingHeartRateLevel',
  'vo2maxLevel',
  'strengthLevel',
] as const satisfies readonly (keyof Indicators)[];
export type IndicatorKey = (typeof indicatorKeys)[number];

export const vo2maxSources = ['RUN', 'HEART_RATE'] as const;
export type Vo2maxSource = (typeof vo2maxSources)[number];

export type Computation = Indicators &
  Readonly<{
    /** What VO2max was, or would be, computed from; null when neither a run nor a resting heart rate was measured. */
    vo2maxSource: Vo2maxSource | null;
    safetyFlags: readonly SafetyFlag[];
  }>;

/** The run and the heart rates give VO2max values that differ by more than months of training do. */
export const methodOf = (key: IndicatorKey, computed: Computation): Vo2maxSource | null =>
  key === 'vo2max' || key === 'vo2maxLevel' ? computed.vo2maxSource : null;
