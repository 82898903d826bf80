import type { Repositories } from '#core/kernel/transaction.ts';
import { lockWithAuthor } from './own-post.ts';
import { restorableUntil, type FeedPost, type FeedPostId } from './post.ts';
import { followChange } from './spread.ts';

/** `isHeld`: it waits for a decision, and nobody has given a reason yet. */
export type Hiding = Readonly<{ reason: string; at: Date; isHeld?: boolean }>;

type Shown = Pick<FeedPost, 'hiddenReason'> & Readonly<{ status: NonNullable<FeedPost['statusBefore']> }>;

/** One that its author deleted has ten minutes to come back: then it comes back as staff decided meanwhile. */
const decided = async (
  repositories: Repositories,
  before: FeedPost,
  { status, hiddenReason }: Shown,
): Promise<FeedPost> => {
  const isDeleted = before.status === 'DELETED';
  const after: FeedPost = {
    ...before,
    ...(isDeleted ? { statusBefore: status } : { status }),
    hiddenReason,
    version: before.version + 1,
  };
  await repositories.feedPosts.update(after);
  return after;
};

/** How it stands, or would when it came back; null once it can't. */
const statusOf = ({ status, statusBefore, deletedAt }: FeedPost, at: Date): Shown['status'] | null => {
  if (status !== 'DELETED') return status;
  return deletedAt !== null && restorableUntil(deletedAt) >= at ? statusBefore : null;
};

/** Takes it out of sight and out of every feed; null when it is gone, itself when that was done already. */
export const hideFeedPost = async (
  repositories: Repositories,
  id: FeedPostId,
  { reason, at, isHeld = false }: Hiding,
): Promise<FeedPost | null> => {
  const before = await lockWithAuthor(repositories, id);
  const status = before && statusOf(before, at);
  if (!before || status === null) return null;
  if (status === 'HIDDEN' || (isHeld && status === 'HELD')) return before;
  const after = await decided(
    repositories,
    before,
    isHeld ? { status: 'HELD', hiddenReason: null } : { status: 'HIDDEN', hiddenReason: reason },
  );
  await followChange(repositories, before, after, { at, isNews: false });
  return after;
};

/** Shows what was hidden or held. What others never saw is news to them. */
export const showFeedPost = async (
  repositories: Repositories,
  id: FeedPostId,
  at: Date,
): Promise<FeedPost | null> => {
  const before = await lockWithAuthor(repositories, id);
  const status = before && statusOf(before, at);
  if (!before || status === null) return null;
  if (status === 'PUBLISHED') return before;
  const after = await decided(repositories, before, { status: 'PUBLISHED', hiddenReason: null });
  await followChange(repositories, before, after, { at, isNews: before.status === 'HELD' });
  return after;
};
