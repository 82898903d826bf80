import { computeIndicators } from '#core/body/indicator/compute.ts';
import { indicatorDecimals, type NumberIndicatorKey } from '#core/body/indicator/display.ts';
import { fields, isNumberField, type NumberFieldKey } from '#core/body/indicator/fields.ts';
import { unitLabels, unitOfIndicator } from '#core/body/indicator/labels.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from '#core/body/snapshot/series.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { measuredPoints, type WeeklyPoint } from '#core/body/snapshot/timeline.ts';
import { isFieldKey } from '../anchors.ts';
import type { Anchor } from '#core/coaching/reply/reply.ts';

/** What a number that a note speaks of was, and what it has become. `now` null: not measured since. */
export type ProgressSinceReview = Readonly<{
  unit: string | null;
  was: number | null;
  now: number | null;
  nowWeek: string | null;
}>;

const isNumberIndicator = (key: string): key is NumberIndicatorKey => Object.hasOwn(indicatorDecimals, key);
const isNumberInput = (key: string): key is NumberFieldKey => isFieldKey(key) && isNumberField(key);

const found = new WeakMap<Snapshot, ComputedWeek>();

/** Once a week that was read, not once a note: years of weeks under a long answer would keep everybody waiting. */
const computed = (snapshot: Snapshot): ComputedWeek => {
  const before = found.get(snapshot);
  if (before) return before;
  const { week, inputs, carriedOver, standard } = snapshot;
  const made = { week, inputs, carriedOver, computed: computeIndicators(inputs, { standard }) };
  found.set(snapshot, made);
  return made;
};

/** The unit as it goes over the wire; null where there is none, or for what is no number. */
export const unitOf = (key: string): string | null => {
  if (isNumberInput(key)) return unitLabels[fields[key].unit].en;
  return isNumberIndicator(key) ? unitLabels[unitOfIndicator[key]].en || null : null;
};

const seriesOf = (weeks: readonly ComputedWeek[], key: string): readonly WeeklyPoint[] | null => {
  if (isNumberInput(key)) return fieldSeries(weeks, key);
  // What was found in another way can't be compared: the line of the review's own week is the one that goes on.
  if (isNumberIndicator(key))
    return indicatorSeries(weeks, key).find(({ points }) => points[0]?.value != null)?.points ?? null;
  return null;
};

/**
 * What changed since the advice: of the review's week and those after it, oldest first. Null for what is no number.
 */
export const progressSinceReview = (
  anchor: Anchor | null,
  week: string,
  snapshots: readonly Snapshot[],
): ProgressSinceReview | null => {
  if (anchor?.kind !== 'METRIC') return null;
  const points = seriesOf(snapshots.filter((snapshot) => snapshot.week >= week).map(computed), anchor.key);
  if (!points) return null;
  const was = points.find((point) => point.week === week)?.value ?? null;
  const latest = measuredPoints(points).findLast((point) => point.week > week);
  return { unit: unitOf(anchor.key), was, now: latest?.value ?? null, nowWeek: latest?.week ?? null };
};
