import { computeIndicators } from '#core/body/indicator/compute.ts';
import { roundHalfUp } from '#core/body/indicator/display.ts';
import { fields, isNumberField, type FieldValue } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import { unitLabels, unitOfIndicator } from '#core/body/indicator/labels.ts';
import type { Outcome } from '#core/body/indicator/outcome.ts';
import type { HeartRateRange } from '#core/body/indicator/strength.ts';
import { compareSnapshots, type Direction } from '../compare.ts';
import { computedFrom, isWhole, maySeeIndicator, type View } from '../privacy.ts';
import type { Snapshot } from '../snapshot.ts';
import type { PresentedSnapshot } from './presented-snapshot.ts';

export type ComparedRow = Readonly<{
  key: string;
  section: string;
  unit: string | null;
  from: FieldValue;
  to: FieldValue;
  delta: number | null;
  direction: Direction;
}>;

export type Comparison = Readonly<{
  from: PresentedSnapshot;
  to: PresentedSnapshot;
  rows: readonly ComparedRow[];
}>;

const strengthIndicators: ReadonlySet<IndicatorKey> = new Set([
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
]);

const shown = ({ value }: Outcome<number | string | HeartRateRange>): FieldValue =>
  typeof value === 'object' ? `${roundHalfUp(value.low, 0)}–${roundHalfUp(value.high, 0)}` : (value ?? null);

/** The numbers of two weeks side by side, as far as this viewer may see them. */
export const comparedRows = (from: Snapshot, to: Snapshot, view: View): readonly ComparedRow[] => {
  const { standard } = to;
  const compared = ({ inputs }: Snapshot) => {
    const visible = computedFrom(view, inputs);
    return { inputs: visible, computed: computeIndicators(visible, { standard }) };
  };
  const comparison = compareSnapshots(compared(from), compared(to), { standard });
  const measured = comparison.fields
    // Computed from the measured one where there is one; it stands among the indicators.
    .filter(({ key }) => key !== 'maxHeartRate' && isWhole(view))
    .map(({ key, from: before, to: after, delta, direction }) => ({
      key,
      section: fields[key].section,
      unit: isNumberField(key) ? unitLabels[fields[key].unit].en : null,
      from: before,
      to: after,
      delta,
      direction,
    }));
  const computed = comparison.indicators
    .filter(
      ({ key, from: before, to: after }) =>
        maySeeIndicator(view, key) &&
        (isWhole(view) || before.value !== undefined || after.value !== undefined),
    )
    .map(({ key, from: before, to: after, delta, direction }) => ({
      key,
      section: strengthIndicators.has(key) ? 'strength' : 'body',
      unit: unitLabels[unitOfIndicator[key]].en || null,
      from: shown(before),
      to: shown(after),
      delta,
      direction,
    }));
  return [...measured, ...computed];
};
