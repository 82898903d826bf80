import { day } from '#core/kernel/time.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { Review } from './review.ts';

/** What is due within so many days goes before what has more time. */
const dueSoonDays = 2;

const isDueSoon = (dueAt: Date, at: Date): boolean => dueAt.getTime() - at.getTime() <= dueSoonDays * day;

type Rateable = Pick<Review, 'status' | 'rateDueAt'> & Readonly<{ rating: Pick<Rating, 'status'> | null }>;

/** Until when the member has the word about an answer; null when there is nothing of theirs to say. */
export const rateableUntil = ({ status, rating, rateDueAt }: Rateable): Date | null =>
  status === 'APPROVED' && rating === null ? rateDueAt : null;

export type WaitingForMe<Waiting> = Readonly<{ review: Waiting; dueAt: Date; isDueSoon: boolean }>;

const firstDue = <Waiting>(
  reviews: readonly Waiting[],
  dueAtOf: (review: Waiting) => Date | null,
  at: Date,
): WaitingForMe<Waiting> | null =>
  reviews
    .flatMap((review) => {
      const dueAt = dueAtOf(review);
      // What the clock is about to decide is no longer anybody's to do.
      return dueAt === null || dueAt <= at ? [] : [{ review, dueAt, isDueSoon: isDueSoon(dueAt, at) }];
    })
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0] ?? null;

/** Of a member's reviews, the answer that has to be rated first. */
export const firstToRate = <Waiting extends Rateable>(reviews: readonly Waiting[], at: Date) =>
  firstDue(reviews, rateableUntil, at);

/** Of a coach's requests, the one that has to be answered first. */
export const firstToAnswer = <Waiting extends Pick<Review, 'status' | 'answerDueAt'>>(
  reviews: readonly Waiting[],
  at: Date,
) => firstDue(reviews, ({ status, answerDueAt }) => (status === 'PENDING' ? answerDueAt : null), at);
