import type { Repositories } from '#core/kernel/transaction.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import type { Comment, CommentId } from './comment.ts';
import { mentionReference } from './mention-events.ts';
import { commentReference } from './reactions.ts';

type Uses = Pick<Repositories, 'comments' | 'events' | 'notifications'>;

const atOnce = 500;

/** The notices about comments on something that can't be read any more. */
export const takeBackComments = async (
  repositories: Uses,
  subject: Pick<Comment, 'subjectType' | 'subjectId'>,
  isMeant?: (line: Notification) => boolean,
): Promise<void> => {
  let last: CommentId | null = null;
  for (;;) {
    const ids: readonly CommentId[] = await repositories.comments.idsOn(subject, last, atOnce);
    for (const commentId of ids) {
      await takeBack(repositories, { reference: commentReference(commentId) }, isMeant);
      await takeBack(repositories, { reference: mentionReference({ ...subject, commentId }) }, isMeant);
    }
    last = ids.at(-1) ?? null;
    if (ids.length < atOnce) return;
  }
};
