import { requireMayPublish, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { lockOwnPost, requireVisible } from '../own-post.ts';
import { isEmpty, restorableUntil, type FeedPost, type FeedPostId } from '../post.ts';
import { followChange } from '../spread.ts';
import { presentPost, type PostPresentNeeds, type PostView } from '../views/post-view.ts';

type Needs = Pick<Ports, 'transaction'> & PostPresentNeeds;

/** Out of every feed at once; for ten minutes it can be brought back whole. */
export const deleteFeedPost =
  ({ transaction, clock }: Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor, id: FeedPostId): Promise<{ restorableUntil: Date }> => {
    const { id: ownerId } = requireMember(actor);
    const at = clock.now();
    await transaction(async (repositories) => {
      const { feedPosts, socialCounts } = repositories;
      const before = await lockOwnPost(repositories, actor, ownerId, id);
      const after: FeedPost = {
        ...before,
        status: 'DELETED',
        statusBefore: before.status === 'DELETED' ? null : before.status,
        version: before.version + 1,
        deletedAt: at,
      };
      await feedPosts.update(after);
      await socialCounts.add(ownerId, { posts: -1 });
      await followChange(repositories, before, after, { at, isNews: false });
    });
    return { restorableUntil: restorableUntil(at) };
  };

/** Brings it back as it was, with its likes and comments. Fails with feed.restore_expired after ten minutes. */
export const restoreFeedPost =
  (needs: Needs) =>
  async (actor: Actor, id: FeedPostId): Promise<PostView> => {
    const at = needs.clock.now();
    const { id: ownerId } = requireMayPublish(actor, at);
    const post = await needs.transaction(async (repositories) => {
      const { feedPosts, socialCounts } = repositories;
      const before = await lockOwnPost(repositories, actor, ownerId, id, { deleted: true });
      // Staff may have purged it meanwhile: nothing is left to bring back.
      if (before.deletedAt === null || restorableUntil(before.deletedAt) < at || isEmpty(before))
        throw new DomainError('feed.restore_expired');
      const after: FeedPost = {
        ...before,
        status: before.statusBefore ?? 'PUBLISHED',
        statusBefore: null,
        version: before.version + 1,
        deletedAt: null,
      };
      await feedPosts.update(after);
      await socialCounts.add(ownerId, { posts: 1 });
      await followChange(repositories, before, after, { at, isNews: false });
      return after;
    });
    return presentPost(needs)(actor, post);
  };

/** Takes no more comments, or takes them again. */
export const lockFeedPost =
  (needs: Needs, locked: boolean) =>
  async (actor: Actor, id: FeedPostId): Promise<PostView> => {
    const { id: readerId } = requireMember(actor);
    await needs.transaction(async ({ feedPosts }) => {
      const post = await requireVisible({ feedPosts }, actor, id);
      if (post.authorId !== readerId) throw new DomainError('feed.not_owner');
      await feedPosts.setLocked(id, locked);
    });
    return presentPost(needs)(actor, await requireVisible(needs.reads, actor, id));
  };
