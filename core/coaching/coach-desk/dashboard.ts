import { defaultTimeZone, hour, localDate } from '#core/kernel/time.ts';
import { addDays, instantOf, isoWeekOf, weekOf, shiftWeek, type WeekKey } from '#core/kernel/week.ts';

/** What the console asks about: the days until now, and the cohorts of weeks in the platform's time zone. */
export type CoachingPeriod = Readonly<{
  at: Date;
  /** Midnight before the first of the days. */
  since: Date;
  /** A waiting request that ends before this is nearly too late. */
  dueBefore: Date;
  /** Mondays as dates: of the oldest cohort, and of this week. */
  firstMonday: string;
  thisMonday: string;
}>;

export type CoachingFigures = Readonly<{
  waiting: Readonly<{ count: number; oldestAt: Date | null; dueWithinADay: number }>;
  answered: Readonly<{
    count: number;
    medianHours: number | null;
    p90Hours: number | null;
    rejected: number;
    unanswered: number;
    canceled: number;
  }>;
  ratings: Readonly<{ mean: number | null; members: number; automatic: number; reported: number }>;
  requests: Readonly<{ coach: number; specialization: number }>;
  /** How many whose first week was `monday` saved in the week of `savedMonday`; both as dates. */
  saves: readonly Readonly<{ monday: string; savedMonday: string; members: number }>[];
  /** Days on which anything was requested or answered, in the platform's time zone. */
  byDay: readonly Readonly<{ day: string; requested: number; answered: number }>[];
}>;

export interface CoachingReports {
  /** Reads only, and no more than the days and weeks asked about. */
  figures(period: CoachingPeriod): Promise<CoachingFigures>;
}

export const cohortWeeks = 8;

export const periodOf = (at: Date, days: number): CoachingPeriod => {
  const firstDay = addDays(localDate(at, defaultTimeZone), 1 - days);
  const { key, startsOn } = isoWeekOf(at, defaultTimeZone);
  return {
    at,
    since: instantOf(firstDay, 0, 0, defaultTimeZone),
    dueBefore: new Date(at.getTime() + 24 * hour),
    firstMonday: weekOf(shiftWeek(key, 1 - cohortWeeks)).startsOn,
    thisMonday: startsOn,
  };
};

export type Cohort = Readonly<{ week: WeekKey; members: number; saved: readonly number[] }>;

const weekOfMonday = (monday: string): WeekKey =>
  isoWeekOf(instantOf(monday, 12, 0, defaultTimeZone), defaultTimeZone).key;

/** Each cohort with its size and, week after week, how many of it saved again; oldest first. */
export const cohortsOf = (
  saves: CoachingFigures['saves'],
  { firstMonday, thisMonday }: Pick<CoachingPeriod, 'firstMonday' | 'thisMonday'>,
): readonly Cohort[] => {
  const counted = new Map(
    saves.map(({ monday, savedMonday, members }) => [`${monday} ${savedMonday}`, members]),
  );
  const weeksFrom = (monday: string): string[] =>
    monday > thisMonday ? [] : [monday, ...weeksFrom(addDays(monday, 7))];
  return weeksFrom(firstMonday).map((monday) => {
    const savedIn = (week: string) => counted.get(`${monday} ${week}`) ?? 0;
    return {
      week: weekOfMonday(monday),
      members: savedIn(monday),
      saved: weeksFrom(addDays(monday, 7)).map(savedIn),
    };
  });
};

/** Every day until today, those without anything too. */
export const everyDay = (
  found: CoachingFigures['byDay'],
  { since, at }: Pick<CoachingPeriod, 'since' | 'at'>,
): CoachingFigures['byDay'] => {
  const byDay = new Map(found.map((row) => [row.day, row]));
  const last = localDate(at, defaultTimeZone);
  const days: CoachingFigures['byDay'][number][] = [];
  for (let day = localDate(since, defaultTimeZone); day <= last; day = addDays(day, 1)) {
    days.push(byDay.get(day) ?? { day, requested: 0, answered: 0 });
  }
  return days;
};
