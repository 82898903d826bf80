import type { RatingRow } from '#core/coaching/rating/ports.ts';
import type { Rating } from '#core/coaching/rating/rating.ts';
import type { UserId } from '#core/kernel/id.ts';
import { initialsOf } from './initials.ts';

/** As anybody reads it: never whose week it was about. */
export type PublicRating = Pick<
  Rating,
  'id' | 'stars' | 'content' | 'source' | 'approvedAt' | 'reply' | 'repliedAt' | 'createdAt' | 'updatedAt'
> &
  Readonly<{ memberName: string; isPaid: boolean; isOwn: boolean }>;

export const presentRating = (row: RatingRow, readerId: UserId | null): PublicRating => {
  const { id, stars, content, source, approvedAt, reply, repliedAt, createdAt, updatedAt, isPaid } = row;
  return {
    id,
    stars,
    content,
    source,
    approvedAt,
    reply,
    repliedAt,
    createdAt,
    updatedAt,
    isPaid,
    // Stars by the clock are nobody's word: no name stands beside them.
    memberName: row.memberIsPublic && row.source === 'MEMBER' ? row.memberName : initialsOf(row.memberName),
    isOwn: row.memberId === readerId,
  };
};
