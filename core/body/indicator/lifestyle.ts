/** Lifestyle choices, ordered by amount; numeric ranges include their lower end. Every field is optional. */

export const sleepValues = ['LESS_THAN_5H', 'H5_TO_6', 'H6_TO_7', 'H7_TO_9', 'MORE_THAN_9H'] as const;
/** Nights a week asleep after midnight. */
export const stayUpLateValues = ['NEVER', 'ONE_TO_TWO', 'THREE_TO_FOUR', 'FIVE_OR_MORE'] as const;
/** Leisure hours a day. */
export const phoneComputerUseValues = ['LESS_THAN_2H', 'H2_TO_4', 'H4_TO_6', 'MORE_THAN_6H'] as const;
export const jobTypeValues = [
  'SEDENTARY',
  'STANDING',
  'LIGHT_MANUAL',
  'HEAVY_MANUAL',
  'SHIFT_WORK',
  'NOT_WORKING',
] as const;
export const napValues = ['NONE', 'UP_TO_30M', 'M30_TO_60', 'MORE_THAN_60M'] as const;
export const smokingValues = ['NEVER', 'FORMER', 'OCCASIONAL', 'DAILY_LIGHT', 'DAILY_HEAVY'] as const;
/** AUDIT item 1. */
export const alcoholValues = [
  'NEVER',
  'MONTHLY_OR_LESS',
  'TWO_TO_FOUR_PER_MONTH',
  'TWO_TO_THREE_PER_WEEK',
  'FOUR_OR_MORE_PER_WEEK',
] as const;
export const partyValues = alcoholValues;
export const sugaryDrinksValues = [
  'NEVER',
  'LESS_THAN_WEEKLY',
  'ONE_TO_THREE_PER_WEEK',
  'FOUR_TO_SIX_PER_WEEK',
  'DAILY',
  'SEVERAL_PER_DAY',
] as const;
/** SF-36 item 1. */
export const selfEvaluationValues = ['POOR', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT'] as const;
/** Moderate minutes a week; vigorous ones count double. */
export const cardioWorkoutValues = [
  'NONE',
  'LESS_THAN_75M',
  'M75_TO_149',
  'M150_TO_300',
  'MORE_THAN_300M',
] as const;
/** Days a week. */
export const muscleTrainingValues = ['NONE', 'ONE', 'TWO_TO_THREE', 'FOUR_TO_FIVE', 'SIX_OR_MORE'] as const;

export type Sleep = (typeof sleepValues)[number];
export type StayUpLate = (typeof stayUpLateValues)[number];
export type PhoneComputerUse = (typeof phoneComputerUseValues)[number];
export type JobType = (typeof jobTypeValues)[number];
export type Nap = (typeof napValues)[number];
export type Smoking = (typeof smokingValues)[number];
export type Alcohol = (typeof alcoholValues)[number];
export type Party = (typeof partyValues)[number];
export type SugaryDrinks = (typeof sugaryDrinksValues)[number];
export type SelfEvaluation = (typeof selfEvaluationValues)[number];
export type CardioWorkout = (typeof cardioWorkoutValues)[number];
export type MuscleTraining = (typeof muscleTrainingValues)[number];

export type LifestyleInputs = Readonly<{
  sleep: Sleep | null;
  stayUpLate: StayUpLate | null;
  phoneComputerUse: PhoneComputerUse | null;
  jobType: JobType | null;
  nap: Nap | null;
  smoking: Smoking | null;
  alcohol: Alcohol | null;
  party: Party | null;
  sugaryDrinks: SugaryDrinks | null;
  selfEvaluation: SelfEvaluation | null;
  cardioWorkout: CardioWorkout | null;
  muscleTraining: MuscleTraining | null;
}>;
