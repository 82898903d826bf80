import { rateableUntil } from '#core/coaching/review/due-soon.ts';
import type { ReviewSummary } from '../data/reviews.ts';

export type Pending = Readonly<{
  id: string;
  coachName: string;
  /** RATE: answered, and the member has the word. WAIT: the coach has. */
  what: 'RATE' | 'WAIT';
  dueAt: Date;
}>;

type Known = Pick<ReviewSummary, 'id' | 'coachName' | 'status' | 'answerDueAt' | 'rateDueAt' | 'rating'>;

/** A member's reviews that are not through: those to rate first, and of each kind what is due first. */
export const pendingReviews = (reviews: readonly Known[]): readonly Pending[] => {
  const pending = reviews.flatMap(({ id, coachName, status, answerDueAt, rateDueAt, rating }): Pending[] => {
    if (status === 'PENDING') return [{ id, coachName, what: 'WAIT', dueAt: answerDueAt }];
    const dueAt = rateableUntil({ status, rateDueAt, rating });
    return dueAt === null ? [] : [{ id, coachName, what: 'RATE', dueAt }];
  });
  return pending.toSorted((a, b) =>
    a.what === b.what ? a.dueAt.getTime() - b.dueAt.getTime() : a.what === 'RATE' ? -1 : 1,
  );
};
