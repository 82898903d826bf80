import { requireMayPublish, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { isNewAccount } from '#core/community/activity/limits.ts';
import { checkText } from '#core/community/moderation/text-check.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { forgotten, isLiving, isPublished, type Comment, type CommentId } from '../comment.ts';
import { followStatus } from '../counted-status.ts';
import { refuseDuplicate } from '../duplicate.ts';
import { fileCommentCase } from '../reported-comment.ts';
import { readEntities } from '../read-text.ts';
import { requireSubject, subjectsOf } from '../subjects.ts';
import type { PickedMention } from '../text-entity.ts';
import { presentComments, type CommentView, type PresentNeeds } from '../views/comment-view.ts';

type Needs = Pick<Ports, 'transaction' | 'ids' | 'textLinks'> & PresentNeeds;

/** One's own, held with the root of its thread. What the member may not see is not there. */
const lockOwn = async (
  needs: Needs,
  repositories: Repositories,
  actor: Actor,
  { id, ownerId }: Readonly<{ id: CommentId; ownerId: UserId }>,
): Promise<{ comment: Comment; isLocked: boolean }> => {
  const { comments, relations } = repositories;
  const found = await comments.find(id);
  if (!found || !isLiving(found)) throw new DomainError('comment.not_found');
  const isOwn = found.authorId === ownerId;
  const blocked = isOwn ? null : await relations.blockedEitherWay(ownerId, [found.authorId]);
  if (blocked?.size || (!isOwn && !isPublished(found))) throw new DomainError('comment.not_found');
  const subject = await subjectsOf(needs, found.subjectType).find(repositories, actor, found.subjectId);
  if (!isOwn) throw new DomainError(subject ? 'comment.not_owner' : 'comment.not_found');
  const held = await comments.lockAll([found.rootId ?? id, id]);
  const comment = held.find((one) => one.id === id);
  if (!comment || !isLiving(comment)) throw new DomainError('comment.not_found');
  return { comment, isLocked: subject?.locked ?? true };
};

const keepText = async (
  { comments }: Pick<Repositories, 'comments'>,
  { id: commentId, version, text }: Comment,
  at: Date,
): Promise<void> => comments.keepText({ commentId, version, text, at });

type Edit = Readonly<{
  id: CommentId;
  text: string;
  mentions?: readonly PickedMention[] | undefined;
  version: number;
}>;

/** Changes what one wrote. It is marked; staff can read what it said before. */
export const editComment =
  (needs: Needs) =>
  async (actor: Actor, { id, text, mentions = [], version }: Edit): Promise<CommentView> => {
    const at = needs.clock.now();
    const { id: ownerId } = requireMayPublish(actor, at);
    const edited = await needs.transaction(async (repositories) => {
      const { comments, socialCounts } = repositories;
      const { comment: before, isLocked } = await lockOwn(needs, repositories, actor, { id, ownerId });
      if (isLocked) throw new DomainError('comment.locked');
      const { subjectType, subjectId } = before;
      await requireSubject(needs, repositories, actor, before);
      if (before.version !== version) throw new DomainError('version.stale');
      if (text !== before.text) await refuseDuplicate(comments, ownerId, text, at);
      const isNew = isNewAccount(await socialCounts.standingOf(ownerId), at);
      const entities = await readEntities(repositories, needs, {
        writerId: ownerId,
        text,
        mentions,
        isNew,
        seenBy: (userIds) => subjectsOf(needs, subjectType).seenBy(repositories, subjectId, userIds),
      });
      const checked = await checkText(repositories, text, { isNew });
      const status = before.status === 'PUBLISHED' && checked.verdict === 'HOLD' ? 'HELD' : before.status;
      const after: Comment = { ...before, text, entities, status, version: version + 1, editedAt: at };
      await keepText(repositories, before, at);
      await comments.update(after);
      await followStatus(needs, repositories, before, after);
      await fileCommentCase(repositories, after, checked, { at, ids: needs.ids });
      return after;
    });
    return presentComments(needs)(actor, [{ ...edited, isGone: false }]).then(([view]) => view!); // one for one
  };

/** Deletes what one wrote, unless someone has answered it. */
export const deleteComment =
  (needs: Needs) =>
  async (actor: Actor, id: CommentId): Promise<{ ok: true }> => {
    const { id: ownerId } = requireMember(actor);
    const at = needs.clock.now();
    await needs.transaction(async (repositories) => {
      const { comments } = repositories;
      const { comment: before } = await lockOwn(needs, repositories, actor, { id, ownerId });
      if (await comments.hasLivingReplies(id)) throw new DomainError('comment.has_children');
      const after: Comment = { ...before, ...forgotten, version: before.version + 1, deletedAt: at };
      await keepText(repositories, before, at);
      await comments.update(after);
      await followStatus(needs, repositories, before, after);
    });
    return { ok: true };
  };
