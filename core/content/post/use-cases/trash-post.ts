import { actorName, mayDo, requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { releaseBounty } from '../../bounty/reserve-bounty.ts';
import { inTrash } from '../hide-post.ts';
import { dropProposal } from '../drop-proposal.ts';
import { keepRevision } from '../keep-revision.ts';
import { isAuthor, isStaffReader } from '../post-access.ts';
import {
  contentOf,
  isShown,
  postLifecycle,
  requireReason,
  trashedUntil,
  type Post,
  type PostId,
} from '../post.ts';
import { writeDown } from '../staff-step.ts';

type Needs = Pick<Ports, 'transaction' | 'clock'>;

const lockRemovable = async (
  { posts }: Pick<Repositories, 'posts'>,
  actor: Actor,
  id: PostId,
): Promise<Post> => {
  if (actor.kind !== 'system') requireMember(actor);
  const post = await posts.lock(id);
  if (post === null) throw new DomainError('post.not_found');
  if (!isAuthor(actor, post) && !mayDo(actor, 'post.update', 'post.manage'))
    throw new DomainError(isStaffReader(actor) ? 'post.not_allowed' : 'post.not_found');
  return post;
};

/** Out of every reader's sight at once. Of another's, with a reason that the author reads. */
export const trashPost =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, reason = '' }: Readonly<{ id: PostId; reason?: string | undefined }>,
  ): Promise<PostId> =>
    transaction(async (repositories) => {
      const at = clock.now();
      const before = await lockRemovable(repositories, actor, id);
      const isOwn = isAuthor(actor, before);
      const said = isOwn ? null : requireReason(reason);
      const after = await repositories.posts.update(inTrash(before, { reason: said, at }));
      await dropProposal(repositories, id);
      await keepRevision(repositories, actor, { postId: id, content: contentOf(after), kind: 'TRASHED', at });
      await repositories.postPreviews.delete(id);
      if (!isOwn) await writeDown(repositories, actor, 'trash', { before, after, reason: said, at });
      const { authorId, title } = before;
      if (isShown(before) || said !== null)
        await repositories.events.append({
          type: 'post.removed',
          postId: id,
          authorId,
          title,
          reason: said,
          by: actorName(actor),
        });
      else await repositories.events.append({ type: 'post.withdrawn', postId: id });
      return id;
    });

/** A draft again, which nobody but its author and staff sees. */
export const restorePost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: PostId): Promise<PostId> =>
    transaction(async (repositories) => {
      const at = clock.now();
      const before = await lockRemovable(repositories, actor, id);
      const after = await repositories.posts.update({
        ...before,
        status: postLifecycle.next(before.status, 'restore'),
        statusBefore: null,
        publishDate: before.publishedAt,
        trashedAt: null,
        updatedAt: at,
      });
      await dropProposal(repositories, id);
      if (!isAuthor(actor, before)) await writeDown(repositories, actor, 'restore', { before, after, at });
      return id;
    });

/** With what others wrote on it and kept of it: nobody reads it any more. */
const forget = async (
  repositories: Pick<Repositories, 'bookmarks' | 'bounties' | 'comments' | 'media' | 'posts'>,
  { id, publishedAt }: Post,
  step: Readonly<{ actor: Actor; at: Date }>,
): Promise<void> => {
  if (publishedAt === null) await releaseBounty(repositories, { kind: 'POST', id }, step);
  await repositories.posts.delete(id);
  await repositories.media.unuse({ kind: 'ARTICLE', id });
  await repositories.comments.forgetAllOn({ subjectType: 'POST', subjectId: id }, step.at);
  await repositories.bookmarks.deleteAllOn('POST', id);
};

/** For ever, now: what is in the trash, with its history. */
export const purgePost =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: PostId): Promise<void> => {
    requirePermission(actor, 'post.delete');
    await transaction(async (repositories) => {
      const before = await repositories.posts.lock(id);
      if (before === null) throw new DomainError('post.not_found');
      if (before.status !== 'TRASH') throw new DomainError('post.wrong_state', { status: before.status });
      const at = clock.now();
      await forget(repositories, before, { actor, at });
      await writeDown(repositories, actor, 'purge', { before, after: null, at });
    });
  };

const atOnce = 100;

/** What has been in the trash for thirty days goes for ever. */
export const purgeTrash =
  ({ reads, transaction, clock }: Needs & Pick<Ports, 'reads'>) =>
  async (actor: Actor): Promise<{ purged: number }> => {
    requirePermission(actor, 'post.delete');
    const at = clock.now();
    const before = trashedUntil(at);
    let purged = 0;
    for (const id of await reads.posts.trashedBefore(before, atOnce)) {
      await transaction(async (repositories) => {
        const post = await repositories.posts.lock(id);
        if (post?.status !== 'TRASH' || post.trashedAt === null || post.trashedAt > before) return;
        await forget(repositories, post, { actor, at });
        purged += 1;
      });
    }
    return { purged };
  };
