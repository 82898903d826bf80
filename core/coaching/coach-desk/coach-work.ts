import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { instantOf, isoWeekOf, type WeekKey } from '#core/kernel/week.ts';
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

/** What a coach's own desk is drawn from. Reads only. */
export interface CoachWork {
  /** Everybody who asked and is still there, once; the latest request comes first. */
  membersOf(coachId: UserId, page: PageRequest): Promise<Page<AskingMember>>;
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
