import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { kindsSeenBy } from '#core/community/moderation/moderator-rights.ts';
import type { TargetKind } from '#core/community/moderation/report.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { addDays, instantOf, isoWeekOf } from '#core/kernel/week.ts';
import { anyTrendRights, type Trend, trendRights } from './trend-rights.ts';

/** What is counted for each week; a week is named by its Monday, `2026-11-23`, in the platform's time zone. */
export type TrendFigures = Readonly<{
  /** Top-ups that were completed, and what was paid for them. */
  topUps: Readonly<{ count: number; vnd: number }>;
  /** Members who saved the week, and those of them who had saved the week before. */
  saves: Readonly<{ members: number; again: number }>;
  /** Requests to coaches, answers, and half of the answers came within so many hours; null without an answer. */
  answers: Readonly<{ requested: number; answered: number; medianHours: number | null }>;
  /** Those who enrolled, and those of them who have completed since. */
  enrolments: Readonly<{ enrolled: number; completed: number }>;
  /** Cases that came up, and those of them that are decided. */
  cases: Readonly<{ opened: number; decided: number }>;
  /** Answers of the AI coach, and what the model cost in millionths of a US dollar. */
  ai: Readonly<{ answers: number; cost: number }>;
}>;
type OfWeek<Name extends Trend> = Readonly<{ monday: string }> & TrendFigures[Name];

export const trendWeeks = 12;

/** The Mondays that are asked about, and the instants at which the first of these weeks began and the last one ends. */
export type TrendPeriod = Readonly<{ mondays: readonly string[]; from: Date; until: Date }>;

/** Up to and with the week that is under way. */
export const trendPeriodOf = (at: Date): TrendPeriod => {
  const thisMonday = isoWeekOf(at, defaultTimeZone).startsOn;
  const mondays = Array.from({ length: trendWeeks }, (_, index) =>
    addDays(thisMonday, 7 * (index + 1 - trendWeeks)),
  );
  const midnight = (date: string) => instantOf(date, 0, 0, defaultTimeZone);
  return { mondays, from: midnight(mondays[0]!), until: midnight(addDays(thisMonday, 7)) }; // twelve Mondays
};

/** Reads only. Weeks in which nothing happened may be left out. */
export interface Trends {
  topUps(period: TrendPeriod): Promise<readonly OfWeek<'topUps'>[]>;
  /** Weeks brought from another server are not counted. */
  saves(period: TrendPeriod): Promise<readonly OfWeek<'saves'>[]>;
  answers(period: TrendPeriod): Promise<readonly OfWeek<'answers'>[]>;
  enrolments(period: TrendPeriod): Promise<readonly OfWeek<'enrolments'>[]>;
  cases(period: TrendPeriod, kinds: readonly TargetKind[]): Promise<readonly OfWeek<'cases'>[]>;
  ai(period: TrendPeriod): Promise<readonly OfWeek<'ai'>[]>;
}

/** Null where the reader may not look. */
export type ReadTrends = Readonly<{ [Name in Trend]: readonly OfWeek<Name>[] | null }>;

/** Every week of the period once, those without a row with `nothing`. */
const everyWeek = <Figures extends object>(
  { mondays }: TrendPeriod,
  rows: readonly (Readonly<{ monday: string }> & Figures)[],
  nothing: Figures,
): readonly (Readonly<{ monday: string }> & Figures)[] => {
  const byMonday = new Map(rows.map((row) => [row.monday, row]));
  return mondays.map((monday) => byMonday.get(monday) ?? { monday, ...nothing });
};

/** Twelve weeks of what staff watch, each part for those who may open its rows. */
export const readTrends =
  ({ reads, clock, hooks }: Reads<'trends'> & Pick<Ports, 'clock'> & WithHooks<'reportSubjects'>) =>
  async (actor: Actor): Promise<ReadTrends> => {
    requirePermission(actor, ...anyTrendRights);
    const period = trendPeriodOf(clock.now());
    const { trends } = reads;
    const kinds = kindsSeenBy(hooks.reportSubjects, actor);
    const part = async <Name extends Trend>(
      name: Name,
      read: () => Promise<readonly OfWeek<Name>[]>,
      nothing: TrendFigures[Name],
    ): Promise<readonly OfWeek<Name>[] | null> =>
      mayDo(actor, ...trendRights[name])
        ? everyWeek<TrendFigures[Name]>(period, await read(), nothing)
        : null;
    const [topUps, saves, answers, enrolments, cases, ai] = await Promise.all([
      part('topUps', () => trends.topUps(period), { count: 0, vnd: 0 }),
      part('saves', () => trends.saves(period), { members: 0, again: 0 }),
      part('answers', () => trends.answers(period), { requested: 0, answered: 0, medianHours: null }),
      part('enrolments', () => trends.enrolments(period), { enrolled: 0, completed: 0 }),
      part('cases', () => trends.cases(period, kinds), { opened: 0, decided: 0 }),
      part('ai', () => trends.ai(period), { answers: 0, cost: 0 }),
    ]);
    return { topUps, saves, answers, enrolments, cases, ai };
  };
