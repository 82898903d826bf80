import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';

/** What a post can show of its author's own records. CERTIFICATE comes with certificates. */
export const cardKinds = ['WEEK_CHANGE', 'STREAK', 'GOAL_MET'] as const;
export type CardKind = (typeof cardKinds)[number];

/** What may be shown of a week: sizes of the body and feats of strength. Answers about health and habits are none of it. */
export const cardKeys = [
  'weight',
  'waist',
  'hip',
  'chest',
  'bicep',
  'thigh',
  'runDistance',
  'cyclingDistance',
  'pushUps',
  'airSquats',
  'bmi',
  'bodyFatPercent',
  'fatMass',
  'leanMass',
  'vo2max',
] as const;
export type CardKey = (typeof cardKeys)[number];

export const mostCardFields = 4;

/** One number as it stood when the post was written; later changes of the records don't reach it. */
export type CardLine = Readonly<{
  key: CardKey | GoalMetric | 'streak';
  from: number | null;
  to: number;
  unit: string;
  /** How many weeks lie between the two. */
  weeks: number;
}>;

export type Card = Readonly<{
  kind: CardKind;
  /** The week, the metric of the goal, or `streak`. */
  sourceId: string;
  lines: readonly CardLine[];
}>;

/** What its author chose; the numbers are looked up. */
export type CardChoice = Readonly<{ kind: CardKind; sourceId: string; fields: readonly CardKey[] }>;
