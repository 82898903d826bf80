import { readField, pathOf, isMeasured } from '#core/body/indicator/fields.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { keptDigits, type ImportedMetric, type WeekValue } from './imported-value.ts';

export const standings = ['NEW', 'EQUAL', 'DIFFERS'] as const;
export type Standing = (typeof standings)[number];

export type ComparedValue = WeekValue &
  Readonly<{
    standing: Standing;
    /** What an earlier import shows for this week. */
    imported: number | null;
    /** What was measured for this week’s save, which no import changes. */
    saved: number | null;
  }>;

const keyOf = ({ metric, week }: Pick<WeekValue, 'metric' | 'week'>): string => `${metric} ${week}`;

/** Of one week and metric the import made last is shown; the earlier one is there again when that one is removed. */
export const shownValues = <Value extends WeekValue>(
  oldestImportFirst: readonly Value[],
): readonly Value[] => [...new Map(oldestImportFirst.map((value) => [keyOf(value), value])).values()];

/** A number that the member measured for a save; carried over it was not measured, and what is computed never was. */
export const savedValue = (
  { inputs, carriedOver }: Pick<Snapshot, 'inputs' | 'carriedOver'>,
  metric: ImportedMetric,
): number | null => {
  if (metric === 'bodyFatPercent' || metric === 'vo2max') return null;
  const value = readField(inputs, metric);
  return isMeasured(value) && typeof value === 'number' && !carriedOver.includes(pathOf(metric))
    ? value
    : null;
};

const standingOf = (
  { metric, value }: WeekValue,
  imported: number | null,
  saved: number | null,
): Standing => {
  const known = imported ?? saved;
  if (known === null) return 'NEW';
  return keptDigits(metric, known) === keptDigits(metric, value) ? 'EQUAL' : 'DIFFERS';
};

/** What a file would change: nothing that is there already is replaced by it without being asked for. */
export const compareValues = (
  values: readonly WeekValue[],
  shown: readonly WeekValue[],
  snapshots: readonly Pick<Snapshot, 'week' | 'inputs' | 'carriedOver'>[],
): readonly ComparedValue[] => {
  const known = new Map(shown.map((value) => [keyOf(value), value.value]));
  const weeks = new Map(snapshots.map((snapshot) => [snapshot.week, snapshot]));
  return values.map((value) => {
    const imported = known.get(keyOf(value)) ?? null;
    const week = weeks.get(value.week);
    const saved = week === undefined ? null : savedValue(week, value.metric);
    return { ...value, standing: standingOf(value, imported, saved), imported, saved };
  });
};
