import { requireMayPublish, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { checkText } from '#core/community/moderation/text-check.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isPublished, type Comment, type CommentId } from '../comment.ts';
import { followStatus } from '../counted-status.ts';
import { refuseDuplicate } from '../duplicate.ts';
import { fileCommentCase } from '../reported-comment.ts';
import { readEntities } from '../read-text.ts';
import { requireSubject, subjectsOf, type SubjectOf } from '../subjects.ts';
import type { PickedMention } from '../text-entity.ts';
import { presentComments, type CommentView, type PresentNeeds } from '../views/comment-view.ts';

type Needs = Pick<Ports, 'transaction' | 'ids' | 'textLinks'> & PresentNeeds;

export type CommentInput = SubjectOf &
  Readonly<{
    text: string;
    mentions?: readonly PickedMention[] | undefined;
    parentId?: CommentId | undefined;
  }>;

/**
 * The comment that is answered, and the root of its thread, both held: a deletion waits, and then sees the reply.
 */
const lockThread = async (
  { comments, relations }: Pick<Repositories, 'comments' | 'relations'>,
  writerId: UserId,
  { subjectType, subjectId, parentId }: CommentInput,
): Promise<Pick<Comment, 'rootId' | 'parentId'>> => {
  if (parentId === undefined) return { rootId: null, parentId: null };
  const found = await comments.find(parentId);
  if (found?.subjectType !== subjectType || found.subjectId !== subjectId)
    throw new DomainError('comment.not_found');
  const rootId = found.rootId ?? found.id;
  const thread = await comments.lockAll([rootId, parentId]);
  const writers = thread.map(({ authorId }) => authorId);
  const parent = thread.find(({ id }) => id === parentId);
  const blocked = await relations.blockedEitherWay(writerId, writers);
  if (!parent || !isPublished(parent) || blocked.size > 0) throw new DomainError('comment.not_found');
  return { rootId, parentId };
};

/** Comments on what the member may see, or answers a comment on it. */
export const addComment =
  (needs: Needs) =>
  async (actor: Actor, input: CommentInput): Promise<CommentView> => {
    const { transaction, clock, ids } = needs;
    const at = clock.now();
    const { id: authorId } = requireMayPublish(actor, at);
    const { subjectType, subjectId, text } = input;
    const comment = await transaction(async (repositories) => {
      const subject = await requireSubject(needs, repositories, actor, input);
      if (subject.locked) throw new DomainError('comment.locked');
      const thread = await lockThread(repositories, authorId, input);
      const { isNew } = await countAction(repositories, authorId, 'COMMENT', at);
      await refuseDuplicate(repositories.comments, authorId, text, at);
      const entities = await readEntities(repositories, needs, {
        writerId: authorId,
        text,
        mentions: input.mentions ?? [],
        isNew,
        seenBy: (userIds) => subjectsOf(needs, subjectType).seenBy(repositories, subjectId, userIds),
      });
      const checked = await checkText(repositories, text, { isNew });
      const written: Comment = {
        id: ids.next(),
        subjectType,
        subjectId,
        ...thread,
        authorId,
        text,
        entities,
        replies: 0,
        status: checked.verdict === 'HOLD' ? 'HELD' : 'PUBLISHED',
        hiddenReason: null,
        version: 1,
        createdAt: at,
        editedAt: null,
        deletedAt: null,
      };
      await repositories.comments.insert(written);
      await followStatus(needs, repositories, null, written);
      await fileCommentCase(repositories, written, checked, { at, ids });
      return written;
    });
    return presentComments(needs)(actor, [{ ...comment, isGone: false }]).then(([view]) => view!); // one for one
  };
