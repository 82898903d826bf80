import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { instantOf, isoWeekOf, previousWeek, weekOf, type WeekKey } from '#core/kernel/week.ts';
import type { Review } from '#core/coaching/review/review.ts';

/** A member who asked a coach, by their latest request. */
export type AskingMember = Readonly<{
  memberId: UserId;
  /** How many reviews there are between the two. */
  reviews: number;
  last: Pick<Review, 'id' | 'status' | 'cancelReason' | 'requestedAt'>;
  /** Whether a request or an answer stands, so that the coach sees the weeks. */
  seesWeeks: boolean;
}>;

export type CoachWeekFigures = Readonly<{
  answered: number;
  /** Hours from request to answer; null without an answer. */
  medianHours: number | null;
  /** Requests whose time ran out. */
  unanswered: number;
  /** Given by members, wherever they stand; hidden ones are none. */
  ratings: Readonly<{ count: number; mean: number | null }>;
}>;

/** The week that is over, and the Mondays around it. */
export type RosterWeek = Readonly<{ week: WeekKey; since: Date; until: Date }>;

export type RosterFigures = Readonly<{
  /** Requests that wait for an answer now. */
  waiting: number;
  /** What was answered in that week. */
  answered: number;
  /** Members whose weeks the coach may see, and how many of them saved that week. */
  members: number;
  saved: number;
}>;

/** Which coaches have their roster of a week. */
export interface CoachRosters {
  /** An active coach who was ever asked and has no roster of this week yet, and has it from now on; null when all have. */
  claimNext(week: WeekKey, at: Date): Promise<UserId | null>;
  figures(coachId: UserId, week: RosterWeek, at: Date): Promise<RosterFigures>;
  deleteAllOf(coachId: UserId): Promise<void>;
}

/** What a coach's own desk is drawn from. Reads only. */
export interface CoachWork {
  /** Everybody who asked and is still there, once; the latest request comes first. */
  membersOf(coachId: UserId, page: PageRequest, at: Date): Promise<Page<AskingMember>>;
  figures(coachId: UserId, since: Date): Promise<CoachWeekFigures>;
}

/** What was answered of all that had to be, from 0 to 1; null when nothing had to be. */
export const onTimeShareOf = ({
  answered,
  unanswered,
}: Pick<CoachWeekFigures, 'answered' | 'unanswered'>): number | null =>
  answered + unanswered === 0 ? null : answered / (answered + unanswered);

/** The week in the platform's time zone, as earnings go by months there. */
export const coachWeekOf = (at: Date): Readonly<{ week: WeekKey; since: Date }> => {
  const { key, startsOn } = isoWeekOf(at, defaultTimeZone);
  return { week: key, since: instantOf(startsOn, 0, 0, defaultTimeZone) };
};

/** There is something to say to this coach. */
export const isWorthRoster = ({ waiting, answered, members }: RosterFigures): boolean =>
  waiting + answered + members > 0;

/** The week before the one of this instant, in the platform's time zone. */
export const rosterWeekOf = (at: Date): RosterWeek => {
  const { week, since } = coachWeekOf(at);
  const over = previousWeek(week);
  return { week: over, since: instantOf(weekOf(over).startsOn, 0, 0, defaultTimeZone), until: since };
};
