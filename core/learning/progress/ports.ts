import type { EnrolmentId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { QuizState } from '#core/learning/quiz/attempt.ts';
import type { LessonProgress } from './lesson-progress.ts';

/** Rows of one learner are written while their enrolment is held. */
export interface LessonProgresses {
  of(enrolmentId: EnrolmentId): Promise<readonly LessonProgress[]>;
  find(enrolmentId: EnrolmentId, lessonId: LessonId): Promise<LessonProgress | null>;
  put(progress: LessonProgress): Promise<void>;
}

export interface QuizStates {
  of(enrolmentId: EnrolmentId): Promise<readonly QuizState[]>;
  find(enrolmentId: EnrolmentId, quizId: QuizId): Promise<QuizState | null>;
  put(state: QuizState): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    lessonProgresses: LessonProgresses;
    quizStates: QuizStates;
  }
}
