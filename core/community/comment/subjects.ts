import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Comment } from './comment.ts';
import type { CommentSubject, CommentSubjects } from './hooks.ts';

export type Hooked = WithHooks<'commentSubjects'>;
export type SubjectOf = Pick<Comment, 'subjectType' | 'subjectId'>;

/** Who answers for this kind. A kind that nobody offers takes no comments. */
export const subjectsOf = ({ hooks }: Hooked, type: Comment['subjectType']): CommentSubjects => {
  const found = hooks.commentSubjects.find((subjects) => subjects.type === type);
  if (!found) throw new DomainError('comment.not_found');
  return found;
};

export const requireSubject = async (
  needs: Hooked,
  repositories: Repositories,
  reader: Actor,
  { subjectType, subjectId }: SubjectOf,
): Promise<CommentSubject> => {
  const subjects = subjectsOf(needs, subjectType);
  const subject = await subjects.find(repositories, reader, subjectId);
  if (!subject) throw new DomainError(subjects.notFound);
  return subject;
};
