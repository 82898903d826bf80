import { pathOf, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import type { Metric } from '#ui/indicator/metric.ts';
import { metricIn, type ComputedProfile } from '#ui/indicator/week.ts';

const headline: readonly Metric[] = [
  'weight',
  'waist',
  'bodyFatPercent',
  'bmi',
  'leanMass',
  'hip',
  'restingHeartRate',
  'runDistance',
  'pushUps',
  'vo2max',
];

export type ChangedRow = Readonly<{ metric: Metric; to: number; from: number | null; delta: number | null }>;

/** What was measured or computed this week, each with its change; a value that was taken over is no measurement. */
export const changedRows = (
  now: ComputedProfile,
  before: ComputedProfile | null,
  carriedOver: readonly string[],
): readonly ChangedRow[] => {
  const isCarried = (metric: Metric) => carriedOver.includes(pathOf(metric as NumberFieldKey)); // asked of measured ones alone
  return headline.flatMap((metric) => {
    const to = metricIn(now, metric);
    const isMeasured = metric in now.inputs.body || metric in now.inputs.strength;
    if (to === null || (isMeasured && isCarried(metric))) return [];
    // A run and a resting heart rate give VO2max by two formulas: their difference would be no change of the body.
    const comparable = metric !== 'vo2max' || before?.computed.vo2maxSource === now.computed.vo2maxSource;
    const from = before === null || !comparable ? null : metricIn(before, metric);
    return [{ metric, to, from, delta: from === null ? null : to - from }];
  });
};
