import type { Repositories } from '#core/kernel/transaction.ts';
import { isPublished, type Comment } from './comment.ts';
import { followMentions } from './mention-events.ts';
import { subjectsOf, type Hooked } from './subjects.ts';

/**
 * Mentions and the counts of subject and root follow what truly appeared or went; the event says so. What is shown only
 * now, because it waited for a decision, names its people only now.
 */
export const followStatus = async (
  needs: Hooked,
  repositories: Repositories,
  before: Comment | null,
  after: Comment,
): Promise<void> => {
  const was = before !== null && isPublished(before);
  const is = isPublished(after);
  const { id: commentId, subjectType, subjectId, authorId, rootId } = after;
  const place = { byId: authorId, commentId, subjectType, subjectId };
  if (is) await followMentions(repositories, place, was ? before.entities : [], after.entities);
  const change = Number(is) - Number(was);
  if (change === 0) return;
  await subjectsOf(needs, subjectType).count(repositories, subjectId, change);
  if (rootId !== null) await repositories.comments.addReplies(rootId, change);
  // What was hidden and is shown again was announced before.
  const isNews = before === null || before.status === 'HELD';
  const named = { commentId, subjectType, subjectId, authorId };
  if (change < 0) await repositories.events.append({ type: 'comment.removed', ...named });
  else if (isNews) await repositories.events.append({ type: 'comment.added', ...named });
};
