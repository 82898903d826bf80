import { importedMetrics, type ImportedMetric } from '#core/body/measurement-import/imported-value.ts';
import type { NewImport, PreviewedValue } from '../data.ts';

export const valueKey = ({ metric, week }: Pick<PreviewedValue, 'metric' | 'week'>): string =>
  `${metric} ${week}`;

export type Choice = Readonly<{
  /** Metrics that are left out whole. */
  without: ReadonlySet<ImportedMetric>;
  /** Of those that differ, which are taken from the file. */
  replacing: ReadonlySet<string>;
}>;

export const nothingChosen: Choice = { without: new Set(), replacing: new Set() };

export const toggled = <Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};

export type MetricSummary = Readonly<{
  metric: ImportedMetric;
  /** Newest first. */
  values: readonly PreviewedValue[];
  added: number;
  equal: number;
  differing: number;
}>;

const count = (values: readonly PreviewedValue[], wanted: PreviewedValue['standing']): number =>
  values.filter(({ standing }) => standing === wanted).length;

export const summaries = (items: readonly PreviewedValue[]): readonly MetricSummary[] => {
  const byMetric = Map.groupBy(items, ({ metric }) => metric);
  return importedMetrics.flatMap((metric) => {
    const values = (byMetric.get(metric) ?? []).toSorted((one, other) => (one.week < other.week ? 1 : -1));
    if (values.length === 0) return [];
    const [added, equal, differing] = [
      count(values, 'NEW'),
      count(values, 'EQUAL'),
      count(values, 'DIFFERS'),
    ];
    return [{ metric, values, added, equal, differing }];
  });
};

/** What is sent: what is new, and of what differs what was ticked. Never more than was asked for. */
export const chosenValues = (
  items: readonly PreviewedValue[],
  { without, replacing }: Choice,
): NewImport['values'] =>
  items.flatMap(({ metric, week, value, days, standing }) => {
    const replace = standing === 'DIFFERS' && replacing.has(valueKey({ metric, week }));
    const isTaken = standing === 'NEW' || replace;
    return without.has(metric) || !isTaken ? [] : [{ metric, week, value, days, replace }];
  });
