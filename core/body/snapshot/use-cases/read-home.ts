import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import { isHomeMetric, shownHomeMetric, type HomeMetric } from '../home/home-number.ts';
import { nextMilestone, type NextMilestone } from '../home/next-milestone.ts';
import { ownViewFor } from '../privacy.ts';
import type { Streak } from '../ritual/streak.ts';
import { withPoints } from '../views/series-points.ts';
import { presentTimeline, type Series } from '../views/shown-timeline.ts';

/** Half a year: as much as a phone's width shows without its points running into one another. */
const mostPoints = 26;

export type Home = Readonly<{
  /** Null: the member has not chosen. */
  chosen: HomeMetric | null;
  metric: HomeMetric;
  /** Those of the choices that were ever measured or computed. */
  measured: readonly HomeMetric[];
  /** Its newest points; null: never measured. */
  series: Series | null;
  weekCount: number;
  streak: Streak;
  nextMilestone: NextMilestone;
}>;

export type ReadsHome = Reads<'goals' | 'homeNumbers' | 'snapshots' | 'users'> & Pick<Ports, 'clock'>;

const latestOf = (series: Series | null): number | null =>
  series?.points.findLast(({ carriedOver }) => !carriedOver)?.value ?? null;

/** What the Fitboard opens with: one number, its way so far, and what lies ahead of it. */
export const readHome =
  ({ reads, clock }: ReadsHome) =>
  async (actor: Actor): Promise<Home> => {
    const { id } = requireMember(actor);
    const [{ timeZone }, snapshots, goals, own] = await Promise.all([
      reads.users.get(id),
      reads.snapshots.seriesOf(id, null),
      reads.goals.of(id),
      reads.homeNumbers.of(id),
    ]);
    const thisWeek = isoWeekOf(clock.now(), timeZone);
    const {
      series: all,
      weeks,
      streak,
    } = presentTimeline({
      snapshots,
      goals,
      view: ownViewFor(actor),
      range: 'all',
      thisWeek,
    });
    const found = all.filter(({ values }) => values.some((value) => value !== null));
    const measured = found.map(({ key }) => key).filter(isHomeMetric);
    const chosen = own?.metric ?? null;
    const metric = shownHomeMetric(chosen, (one) => measured.includes(one));
    const shown = found.find(({ key }) => key === metric);
    const series = shown === undefined ? null : withPoints(shown, weeks);
    return {
      chosen,
      metric,
      measured: [...new Set(measured)],
      series: series && { ...series, points: series.points.slice(-mostPoints) },
      weekCount: snapshots.length,
      streak,
      nextMilestone: nextMilestone({
        goal: series?.goal ?? null,
        latest: latestOf(series),
        streak: streak.current,
      }),
    };
  };
