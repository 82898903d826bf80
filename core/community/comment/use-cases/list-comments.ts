import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type Page, type PageRequest } from '#core/kernel/page.ts';
import { isLiving, type CommentId } from '../comment.ts';
import type { CommentReader } from '../ports.ts';
import { requireSubject, type SubjectOf } from '../subjects.ts';
import { presentComments, type CommentView, type PresentNeeds } from '../views/comment-view.ts';

type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

const readerOf = (actor: Actor, at: Date): CommentReader => ({
  readerId: actor.kind === 'user' ? actor.id : null,
  at,
});

const requestOf = (needs: PresentNeeds, actor: Actor, asked: Asked): PageRequest & CommentReader => ({
  ...pageRequest(asked),
  ...readerOf(actor, needs.clock.now()),
});

export type CommentPage = Page<CommentView> & Readonly<{ locked: boolean; mayLock: boolean }>;

/** Comments on what the reader may see, newest first, without their replies. */
export const listComments =
  (needs: PresentNeeds) =>
  async (actor: Actor, { subjectType, subjectId, ...asked }: SubjectOf & Asked): Promise<CommentPage> => {
    const subject = await requireSubject(needs, needs.reads, actor, { subjectType, subjectId });
    const found = await needs.reads.comments.rootsOf(
      { subjectType, subjectId },
      requestOf(needs, actor, asked),
    );
    const isOwner = actor.kind === 'user' && actor.id === subject.ownerId;
    return {
      items: await presentComments(needs)(actor, found.items),
      nextCursor: found.nextCursor,
      locked: subject.locked,
      mayLock: isOwner || mayDo(actor, 'feed.update', 'feed.manage'),
    };
  };

/** Replies that hang on a comment, oldest first. */
export const listReplies =
  (needs: PresentNeeds) =>
  async (actor: Actor, { id, ...asked }: Readonly<{ id: CommentId }> & Asked): Promise<Page<CommentView>> => {
    const root = await needs.reads.comments.find(id);
    if (!root || root.rootId !== null || (!isLiving(root) && root.replies === 0))
      throw new DomainError('comment.not_found');
    await requireSubject(needs, needs.reads, actor, root);
    const request = requestOf(needs, actor, asked);
    const { readerId } = request;
    if (
      readerId !== null &&
      (await needs.reads.relations.blockedEitherWay(readerId, [root.authorId])).size > 0
    )
      throw new DomainError('comment.not_found');
    const found = await needs.reads.comments.repliesOf(id, request);
    return { items: await presentComments(needs)(actor, found.items), nextCursor: found.nextCursor };
  };
