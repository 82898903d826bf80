import { isSavedHere } from '#core/body/snapshot/snapshot.ts';
import { defaultTimeZone, hour } from '#core/kernel/time.ts';
import { addDays, instantOf, isoWeekOf } from '#core/kernel/week.ts';
import type { TrendPeriod, Trends } from '#core/member-lifecycle/overview/trends.ts';
import { percentile } from '../engine/percentile.ts';
import type { View } from '../engine/store.ts';

const mondayOf = (at: Date): string => isoWeekOf(at, defaultTimeZone).startsOn;
const mondayOfDay = (day: string): string => mondayOf(instantOf(day, 12, 0, defaultTimeZone));

/** The rows of each week that has any. */
const byWeek = <Row>(
  { mondays }: TrendPeriod,
  found: readonly Row[],
  weekOf: (row: Row) => string | null,
): readonly Readonly<{ monday: string; rows: readonly Row[] }>[] => {
  const groups = Map.groupBy(found, weekOf);
  return mondays.flatMap((monday) => {
    const rows = groups.get(monday);
    return rows ? [{ monday, rows }] : [];
  });
};

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const weekOfInstant = (at: Date | null): string | null => (at === null ? null : mondayOf(at));

export const memoryTrends = (view: () => View): Trends => ({
  async topUps(period) {
    const completed = view()
      .table('payments')
      .all()
      .filter(({ status }) => status === 'COMPLETED');
    return byWeek(period, completed, ({ completedAt }) => weekOfInstant(completedAt)).map(
      ({ monday, rows }) => ({
        monday,
        count: rows.length,
        vnd: total(rows.map(({ amountVnd }) => amountVnd)),
      }),
    );
  },
  async saves(period) {
    const saved = view().table('snapshots').all().filter(isSavedHere);
    const known = new Set(saved.map(({ userId, weekStart }) => `${userId} ${weekStart}`));
    return byWeek(period, saved, ({ weekStart }) => weekStart).map(({ monday, rows }) => ({
      monday,
      members: rows.length,
      again: rows.filter(({ userId }) => known.has(`${userId} ${addDays(monday, -7)}`)).length,
    }));
  },
  async answers(period) {
    const reviews = view().table('reviews').all();
    const requested = new Map(
      byWeek(period, reviews, ({ requestedAt }) => mondayOf(requestedAt)).map(
        ({ monday, rows }) => [monday, rows.length] as const,
      ),
    );
    const answered = new Map(
      byWeek(
        period,
        reviews.filter(({ status }) => status === 'APPROVED'),
        ({ approvedAt }) => weekOfInstant(approvedAt),
      ).map(({ monday, rows }) => [monday, rows] as const),
    );
    return period.mondays
      .filter((monday) => requested.has(monday) || answered.has(monday))
      .map((monday) => {
        const hours = (answered.get(monday) ?? []).map(
          ({ approvedAt, requestedAt }) => ((approvedAt?.getTime() ?? 0) - requestedAt.getTime()) / hour,
        );
        return {
          monday,
          requested: requested.get(monday) ?? 0,
          answered: hours.length,
          medianHours: percentile(hours, 0.5),
        };
      });
  },
  enrolments: async (period) =>
    byWeek(period, view().table('enrolments').all(), ({ enrolledAt }) => mondayOf(enrolledAt)).map(
      ({ monday, rows }) => ({
        monday,
        enrolled: rows.length,
        completed: rows.filter(({ completedAt }) => completedAt !== null).length,
      }),
    ),
  async cases(period, kinds) {
    const seen = view()
      .table('cases')
      .all()
      .filter(({ targetKind }) => kinds.includes(targetKind));
    return byWeek(period, seen, ({ createdAt }) => mondayOf(createdAt)).map(({ monday, rows }) => ({
      monday,
      opened: rows.length,
      decided: rows.filter(({ decidedAt }) => decidedAt !== null).length,
    }));
  },
  ai: async (period) =>
    byWeek(period, view().table('aiUsage').all(), ({ day }) => mondayOfDay(day)).map(({ monday, rows }) => ({
      monday,
      answers: total(rows.map(({ answers }) => answers)),
      cost: total(rows.map(({ cost }) => cost)),
    })),
});
