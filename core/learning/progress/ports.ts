import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { ChallengeId, EnrolmentId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { Attempt, AttemptId, QuizState } from '#core/learning/quiz/attempt.ts';
import type { LessonNote } from './lesson-note.ts';
import type { LessonProgress, LessonSession } from './lesson-progress.ts';

/** Rows of one learner are written while their enrolment is held. */
export interface LessonProgresses {
  of(enrolmentId: EnrolmentId): Promise<readonly LessonProgress[]>;
  find(enrolmentId: EnrolmentId, lessonId: LessonId): Promise<LessonProgress | null>;
  put(progress: LessonProgress): Promise<void>;
}

export interface LessonSessions {
  /** Ends the member's open one, if there is any, and keeps this one. */
  begin(session: LessonSession): Promise<void>;
  /** Holds the row until the transaction ends. */
  lock(id: LessonSession['id']): Promise<LessonSession | null>;
  update(session: LessonSession): Promise<void>;
}

export interface QuizStates {
  of(enrolmentId: EnrolmentId): Promise<readonly QuizState[]>;
  find(enrolmentId: EnrolmentId, quizId: QuizId): Promise<QuizState | null>;
  put(state: QuizState): Promise<void>;
}

/** How often a question was answered, and how often wrong, in attempts that ended. */
export type HardQuestion = Readonly<{ quizId: QuizId; questionId: string; answered: number; wrong: number }>;

export interface QuizAttempts {
  /** Fails with quiz.already_completed when there is an open one. */
  insert(attempt: Attempt): Promise<void>;
  find(id: AttemptId): Promise<Attempt | null>;
  /** Holds the row until the transaction ends. */
  lock(id: AttemptId): Promise<Attempt | null>;
  openOf(enrolmentId: EnrolmentId, quizId: QuizId): Promise<Attempt | null>;
  /** The newest. */
  lastOf(enrolmentId: EnrolmentId, quizId: QuizId): Promise<Attempt | null>;
  update(attempt: Attempt): Promise<void>;
  /** Ids of open ones past their deadline and grace, oldest first. */
  overdue(at: Date, limit: number): Promise<readonly AttemptId[]>;
  /** Of one challenge, the hardest first. */
  hardQuestionsOf(challengeId: ChallengeId, limit: number): Promise<readonly HardQuestion[]>;
  ofUser(userId: UserId): Promise<readonly Attempt[]>;
}

export type LessonNoteRow = LessonNote &
  Readonly<{ lessonTitle: string; challengeTitle: string; challengeSlug: string }>;

export interface LessonNotes {
  find(userId: UserId, lessonId: LessonId): Promise<LessonNote | null>;
  /** Inserts or replaces; an empty text deletes. */
  put(note: LessonNote): Promise<void>;
  /** Last changed first; words of `q` without marks and case. */
  pageOf(
    userId: UserId,
    page: PageRequest & Readonly<{ q?: string | undefined }>,
  ): Promise<Page<LessonNoteRow>>;
  of(userId: UserId): Promise<readonly LessonNote[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    lessonProgresses: LessonProgresses;
    lessonSessions: LessonSessions;
    quizStates: QuizStates;
    quizAttempts: QuizAttempts;
    lessonNotes: LessonNotes;
  }
}
