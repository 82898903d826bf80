import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { ReviewRow, Reviews } from '../ports.ts';
import type { Review } from '../review.ts';

/** Which of the two a step belongs to. */
export type Side = 'memberId' | 'coachId';

export const requireOwn = <Found extends Review>(review: Found | null, userId: UserId, side: Side): Found => {
  if (!review) throw new DomainError('review.not_found');
  if (review[side] !== userId) throw new DomainError('review.not_owner');
  return review;
};

/** One's own review, held until the transaction ends. */
export const lockOwn = async (
  reviews: Pick<Reviews, 'lock'>,
  id: Review['id'],
  userId: UserId,
  side: Side,
): Promise<Review> => requireOwn(await reviews.lock(id), userId, side);

/** One of the two it is between, and which. */
export const findOwn = async (
  reviews: Pick<Reviews, 'find'>,
  id: Review['id'],
  userId: UserId,
): Promise<Readonly<{ row: ReviewRow; side: Side }>> => {
  const row = await reviews.find(id);
  if (!row) throw new DomainError('review.not_found');
  if (row.memberId === userId) return { row, side: 'memberId' };
  if (row.coachId === userId) return { row, side: 'coachId' };
  throw new DomainError('review.not_owner');
};
