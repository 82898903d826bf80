import { ratingDays } from '#core/coaching/review/review.ts';
import { after, day } from '#core/kernel/time.ts';
import type { EarningLine } from '../../app/data/coach-desk.ts';

type Line = Pick<EarningLine, 'status' | 'deliveredAt' | 'releasedAt'>;

/**
 * What the clock does next for one answer. Five stars come by themselves after a week without a rating; once that day
 * is over, the member has rated, and the rating waits for its own week.
 */
export const clockOf = (
  { status, deliveredAt, releasedAt }: Line,
  now: Date,
): Readonly<{ state: 'RELEASED' | 'UNRATED' | 'RATED'; at: Date }> => {
  if (status === 'RELEASED') return { state: 'RELEASED', at: releasedAt ?? deliveredAt };
  const unratedUntil = after(deliveredAt, ratingDays * day);
  return now < unratedUntil ? { state: 'UNRATED', at: unratedUntil } : { state: 'RATED', at: deliveredAt };
};
