import { requireMayPublish, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import { superUserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { isInUse } from '#core/platform/media/shown-uses.ts';
import { deleteFiles, deleteRows } from '#core/platform/media/use-cases/delete-medium.ts';
import type { FeedPost, FeedPostId } from '../post.ts';
import { staffPostOf, type StaffPost } from './staff-posts.ts';
import { publishPost, type PostInput, type WriteNeeds } from './write-post.ts';

export type SitePostInput = Pick<PostInput, 'text' | 'media'>;

/** Posts in the site's name: its author is user 1, and the log holds who wrote it. Who may not publish does not do it so. */
export const postAsSite =
  (needs: WriteNeeds) =>
  async (actor: Actor, input: SitePostInput): Promise<StaffPost> => {
    requirePermission(actor, 'feed.create');
    const at = needs.clock.now();
    if (actor.kind === 'user') requireMayPublish(actor, at);
    const { id } = await needs.transaction(async (repositories) => {
      const post = await publishPost(needs)(repositories, superUserId, input, at);
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'feed.create',
          targetType: 'feed_post',
          targetId: post.id,
          before: null,
          after: { status: post.status },
          reason: null,
        }),
      );
      return post;
    });
    return staffPostOf(needs, id);
  };

type PurgeNeeds = Parameters<typeof staffPostOf>[0] & Pick<Ports, 'transaction'> & WithHooks<'mediumUsesOf'>;

/** Files that were made for the post and that nothing else shows. */
const forgetFiles = async (
  repositories: Repositories,
  { hooks }: PurgeNeeds,
  { authorId, media }: Pick<FeedPost, 'authorId' | 'media'>,
): Promise<readonly Medium[]> => {
  const gone: Medium[] = [];
  for (const { mediumId } of media) {
    const medium = await repositories.media.lock(mediumId);
    if (medium?.ownerId !== authorId || medium.purpose !== 'FEED') continue;
    if (!(await isInUse(repositories, hooks, mediumId)))
      gone.push(...(await deleteRows(repositories, hooks, medium)));
  }
  return gone;
};

/** What a deleted post said, and its files, go now instead of in a month. */
export const purgeFeedPost =
  (needs: PurgeNeeds) =>
  async (actor: Actor, { id, reason }: Readonly<{ id: FeedPostId; reason: string }>): Promise<StaffPost> => {
    requirePermission(actor, 'feed.delete');
    const gone = await needs.transaction(async (repositories) => {
      const { feedPosts, auditLog } = repositories;
      const post = await feedPosts.lock(id);
      if (!post || !(await feedPosts.purge(id))) throw new DomainError('feed.not_found');
      const at = needs.clock.now();
      const about = {
        targetType: 'feed_post' as const,
        targetId: id,
        before: { deletedAt: post.deletedAt },
        after: null,
      };
      await auditLog.append(audited(actor, { at, action: 'feed.purge', ...about, reason }));
      return forgetFiles(repositories, needs, post);
    });
    await Promise.all(gone.map((medium) => deleteFiles(needs.mediaStore, medium)));
    return staffPostOf(needs, id);
  };
