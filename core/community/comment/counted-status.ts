import type { Repositories } from '#core/kernel/transaction.ts';
import { isPublished, type Comment } from './comment.ts';
import { subjectsOf, type Hooked } from './subjects.ts';

/** The counts of subject and root follow what truly appeared or went; the event says so. */
export const followStatus = async (
  needs: Hooked,
  repositories: Repositories,
  before: Comment | null,
  after: Comment,
): Promise<void> => {
  const change = Number(isPublished(after)) - Number(before !== null && isPublished(before));
  if (change === 0) return;
  const { id: commentId, subjectType, subjectId, authorId, rootId } = after;
  await subjectsOf(needs, subjectType).count(repositories, subjectId, change);
  if (rootId !== null) await repositories.comments.addReplies(rootId, change);
  // What was hidden and is shown again was announced before.
  const isNews = before === null || before.status === 'HELD';
  const named = { commentId, subjectType, subjectId, authorId };
  if (change < 0) await repositories.events.append({ type: 'comment.removed', ...named });
  else if (isNews) await repositories.events.append({ type: 'comment.added', ...named });
};
