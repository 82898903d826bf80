import type { Repositories } from '#core/kernel/transaction.ts';
import type { Done } from '#core/learning/gate/gate.ts';
import type { EnrolmentId } from '#core/learning/gate/outline.ts';
import type { QuizState } from '#core/learning/quiz/attempt.ts';
import type { LessonProgress } from './lesson-progress.ts';

/** What the gate asks, from what is kept of a learner. */
export const doneFrom = (progress: readonly LessonProgress[], states: readonly QuizState[]): Done => ({
  content: new Set(
    progress.filter(({ contentDoneAt }) => contentDoneAt !== null).map(({ lessonId }) => lessonId),
  ),
  passed: new Set(states.filter(({ passedAt }) => passedAt !== null).map(({ quizId }) => quizId)),
});

export const doneOf = async (
  { lessonProgresses, quizStates }: Pick<Repositories, 'lessonProgresses' | 'quizStates'>,
  enrolmentId: EnrolmentId,
): Promise<Done> => doneFrom(await lessonProgresses.of(enrolmentId), await quizStates.of(enrolmentId));
