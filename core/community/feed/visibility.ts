import { mayDo, type Actor, type UserStatus } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { FeedPost } from './post.ts';

/** Who reads, as far as it decides what they see. */
export type PostReader = Readonly<{
  /** Null: a visitor. */
  readerId: UserId | null;
  /** Staff of the feed: public posts whatever their state, and what is held or hidden. */
  isStaff: boolean;
}>;

export const postReader = (actor: Actor): PostReader => ({
  readerId: actor.kind === 'user' ? actor.id : null,
  isStaff: mayDo(actor, 'feed.view'),
});

/** In lists staff see what any member does: the queue is elsewhere. */
export const memberReader = (actor: Actor): PostReader => ({ ...postReader(actor), isStaff: false });

type Seen = Pick<FeedPost, 'authorId' | 'visibility' | 'status'>;
type Author = Readonly<{ status: UserStatus; isPublic: boolean }>;
/** Between reader and author: one of them blocked the other; the reader follows the author. */
export type ReaderRelation = Readonly<{ isBlocked: boolean; follows: boolean }>;

/** Staff read the words of others' posts for followers only in a case, unless they were held or hidden. */
export const mayStaffRead = ({ status, visibility }: Pick<FeedPost, 'status' | 'visibility'>): boolean =>
  status === 'HELD' || status === 'HIDDEN' || (status === 'PUBLISHED' && visibility === 'PUBLIC');

/** The one rule of who sees a post. `visiblePosts` of the storage says the same in SQL, for whole pages. */
export const maySeePost = (
  { readerId, isStaff }: PostReader,
  post: Seen,
  author: Author,
  { isBlocked, follows }: ReaderRelation,
): boolean => {
  if (post.status === 'DELETED') return false;
  if (readerId !== null && readerId === post.authorId) return true;
  if (isStaff && mayStaffRead(post)) return true;
  if (post.status !== 'PUBLISHED' || author.status !== 'ACTIVE' || isBlocked) return false;
  switch (post.visibility) {
    case 'PUBLIC':
      return author.isPublic || follows;
    case 'FOLLOWERS':
      return follows;
    case 'PRIVATE':
      return false;
  }
};
