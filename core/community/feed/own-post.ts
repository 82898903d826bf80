import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { FeedPost, FeedPostId } from './post.ts';
import { postReader } from './visibility.ts';

type Needs = Pick<Repositories, 'feedPosts' | 'socialCounts'>;

/** What this reader may see, else feed.not_found: what is not shown to them is not there. */
export const requireVisible = async (
  { feedPosts }: Pick<Repositories, 'feedPosts'>,
  actor: Actor,
  id: FeedPostId,
): Promise<FeedPost> => {
  const [post] = await feedPosts.visible(postReader(actor), [id]);
  if (!post) throw new DomainError('feed.not_found');
  return post;
};

/** A post with its author's counts, which are always held first. */
export const lockWithAuthor = async (
  { feedPosts, socialCounts }: Needs,
  id: FeedPostId,
): Promise<FeedPost | null> => {
  const found = await feedPosts.find(id);
  if (!found) return null;
  await socialCounts.lock(found.authorId);
  return feedPosts.lock(id);
};

/** One's own, deleted ones too when asked for. Fails with feed.not_owner for another's that is shown, else feed.not_found. */
export const lockOwnPost = async (
  repositories: Needs,
  actor: Actor,
  ownerId: UserId,
  id: FeedPostId,
  { deleted = false }: Readonly<{ deleted?: boolean }> = {},
): Promise<FeedPost> => {
  const found = await repositories.feedPosts.find(id);
  if (!found) throw new DomainError('feed.not_found');
  if (found.authorId !== ownerId) {
    await requireVisible(repositories, actor, id);
    throw new DomainError('feed.not_owner');
  }
  const post = await lockWithAuthor(repositories, id);
  if (!post || (post.status === 'DELETED') !== deleted) throw new DomainError('feed.not_found');
  return post;
};
