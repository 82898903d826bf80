import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { rangeStart, type TimelineRange } from '#core/body/snapshot/views/shown-timeline.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isoWeekOf, weekOf, type WeekKey } from '#core/kernel/week.ts';
import { shownValues } from '../compared-values.ts';
import { importedMetrics, type ImportedMetric } from '../imported-value.ts';

export type ImportedSeries = Readonly<{
  key: ImportedMetric;
  points: readonly Readonly<{ week: WeekKey; weekStart: string; value: number }>[];
}>;

/** One's own imported numbers as series, to stand beside those of the saved weeks. Nobody else sees them. */
export const readImported =
  ({ reads, clock }: Reads<'measurementImports' | 'users'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { range = 'all' }: Readonly<{ range?: TimelineRange | undefined }>,
  ): Promise<{ series: readonly ImportedSeries[] }> => {
    const { id } = requireMember(actor);
    const [{ timeZone }, values] = await Promise.all([
      reads.users.get(id),
      reads.measurementImports.valuesOf(id),
    ]);
    const from = rangeStart(range, isoWeekOf(clock.now(), timeZone).startsOn);
    const shown = Map.groupBy(shownValues(values), ({ metric }) => metric);
    const series = importedMetrics.flatMap((key) => {
      const points = (shown.get(key) ?? [])
        .map(({ week, value }) => ({ week, weekStart: weekOf(week).startsOn, value }))
        .filter(({ weekStart }) => from === null || weekStart >= from)
        .toSorted((one, other) => (one.week < other.week ? -1 : 1));
      return points.length === 0 ? [] : [{ key, points }];
    });
    return { series };
  };
