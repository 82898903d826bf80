import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import { lessonsIn, quizzesIn, type Edition, type EditionLesson, type EditionQuiz } from './edition.ts';

type Uses = Pick<Repositories, 'editions'>;

/** What people without an enrolment read: the newest edition. */
export const newestEdition = async ({ editions }: Uses, id: ChallengeId): Promise<Edition> => {
  const edition = await editions.newest(id);
  if (edition === null) throw new DomainError('challenge.not_found');
  return edition;
};

/** What a learner reads: the newest correction of the structure they go through. */
export const editionOf = async (
  { editions }: Uses,
  { challengeId, editionNo }: Readonly<{ challengeId: ChallengeId; editionNo: number }>,
): Promise<Edition> => {
  const edition = await editions.ofStructure(challengeId, editionNo);
  if (edition === null) throw new DomainError('challenge.not_found');
  return edition;
};

export const requireLessonIn = ({ outline }: Edition, id: LessonId): EditionLesson => {
  const lesson = lessonsIn(outline).find((one) => one.id === id);
  if (!lesson) throw new DomainError('lesson.not_found');
  return lesson;
};

export const requireQuizIn = ({ outline }: Edition, id: QuizId): EditionQuiz => {
  const quiz = quizzesIn(outline).find((one) => one.id === id);
  if (!quiz) throw new DomainError('quiz.not_found');
  return quiz;
};
