import type { ReportSubject } from '#core/community/moderation/hooks.ts';
import type { CheckedText } from '#core/community/moderation/text-check.ts';
import { fileTextCase, type CaseStep } from '#core/community/moderation/open-case.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Comment } from './comment.ts';
import { linkToComment } from './reactions.ts';

/** A comment as a report keeps it. */
export const foundComment = ({
  id,
  authorId,
  text,
  subjectType,
  subjectId,
  rootId,
  createdAt,
}: Comment): ReportSubject => ({
  ownerId: authorId,
  createdAt,
  snapshot: { text, mediumIds: [], link: linkToComment(subjectType, subjectId, { id, rootId }) },
});

/** What met a text rule comes to staff, once it is stored. */
export const fileCommentCase = async (
  repositories: Pick<Repositories, 'cases' | 'events'>,
  comment: Comment,
  { verdict, words }: CheckedText,
  step: CaseStep,
): Promise<void> => {
  if (verdict === 'PASS') return;
  const target = { targetKind: 'COMMENT', targetId: comment.id, found: foundComment(comment) } as const;
  await fileTextCase(repositories, { ...target, verdict, words }, step);
};
