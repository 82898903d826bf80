import type { Repositories } from '#core/kernel/transaction.ts';
import { lockWithAuthor } from './own-post.ts';
import type { FeedPost, FeedPostId } from './post.ts';
import { followChange } from './spread.ts';

/** `isHeld`: it waits for a decision, and nobody has given a reason yet. */
export type Hiding = Readonly<{ reason: string; at: Date; isHeld?: boolean }>;

/** Takes it out of sight and out of every feed; null when it is gone, itself when that was done already. */
export const hideFeedPost = async (
  repositories: Repositories,
  id: FeedPostId,
  { reason, at, isHeld = false }: Hiding,
): Promise<FeedPost | null> => {
  const before = await lockWithAuthor(repositories, id);
  if (!before || before.status === 'DELETED') return null;
  if (before.status === 'HIDDEN' || (isHeld && before.status === 'HELD')) return before;
  const after: FeedPost = {
    ...before,
    status: isHeld ? 'HELD' : 'HIDDEN',
    hiddenReason: isHeld ? null : reason,
    version: before.version + 1,
  };
  await repositories.feedPosts.update(after);
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
  if (!before || before.status === 'DELETED') return null;
  if (before.status === 'PUBLISHED') return before;
  const after: FeedPost = {
    ...before,
    status: 'PUBLISHED',
    hiddenReason: null,
    version: before.version + 1,
  };
  await repositories.feedPosts.update(after);
  await followChange(repositories, before, after, { at, isNews: before.status === 'HELD' });
  return after;
};
