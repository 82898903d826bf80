import type { NumberIndicatorKey } from '#core/body/indicator/display.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { UserId } from '#core/kernel/id.ts';

/** What may stand at the top of the Fitboard: numbers a person can move, in the order they are offered. */
export const homeMetrics = [
  'weight',
  'waist',
  'bodyFatPercent',
  'leanMass',
  'bmi',
  'waistHeightRatio',
  'restingHeartRate',
  'vo2max',
  'pushUps',
  'airSquats',
  'runDistance',
] as const satisfies readonly (NumberFieldKey | NumberIndicatorKey)[];
export type HomeMetric = (typeof homeMetrics)[number];

export const isHomeMetric = (name: string): name is HomeMetric =>
  (homeMetrics as readonly string[]).includes(name); // a question about any name

/** The one number that a member wants to see first. */
export type HomeNumber = Readonly<{ userId: UserId; metric: HomeMetric; chosenAt: Date }>;

/** The chosen one, measured or not; before a choice the first that was ever measured. */
export const shownHomeMetric = (
  chosen: HomeMetric | null,
  isMeasured: (metric: HomeMetric) => boolean,
): HomeMetric => chosen ?? homeMetrics.find(isMeasured) ?? homeMetrics[0];
