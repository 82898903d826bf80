import type { ReviewSummary } from '../../app/data/reviews.ts';

export type Clock = Readonly<{
  /** ANSWER: unanswered until then, and the coins return. RATE: unrated until then, five stars. CONFIRM: the rating stands. */
  what: 'ANSWER' | 'RATE' | 'CONFIRM';
  at: Date;
}>;

type Clocks = Pick<ReviewSummary, 'status' | 'answerDueAt' | 'rateDueAt' | 'rating'>;

/** What the clock does next if nobody does anything; null: nothing any more. */
export const nextClock = ({ status, answerDueAt, rateDueAt, rating }: Clocks): Clock | null => {
  if (status === 'PENDING') return { what: 'ANSWER', at: answerDueAt };
  if (status !== 'APPROVED') return null;
  if (rating !== null) {
    return rating.status === 'PENDING' && rating.approvesAt !== null
      ? { what: 'CONFIRM', at: rating.approvesAt }
      : null;
  }
  return rateDueAt === null ? null : { what: 'RATE', at: rateDueAt };
};

export type Step = 'REQUESTED' | 'ANSWERED' | 'RATED' | 'CLOSED';

/** How far it has come, in the words people use for it. */
export const stepOf = ({ status, rating }: Pick<ReviewSummary, 'status' | 'rating'>): Step => {
  if (status === 'PENDING') return 'REQUESTED';
  if (status !== 'APPROVED') return 'CLOSED';
  return rating === null ? 'ANSWERED' : 'RATED';
};
