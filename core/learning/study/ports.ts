import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { ChallengeId, EnrolmentId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { Attempt, AttemptId } from '#core/learning/quiz/attempt.ts';
import type { LessonNote } from './lesson-note.ts';
import type { LessonSession } from './lesson-session.ts';

export interface LessonSessions {
  /** Ends the member's open one, if there is any, and keeps this one. */
  begin(session: LessonSession): Promise<void>;
  find(id: LessonSession['id']): Promise<LessonSession | null>;
  /** Holds the row until the transaction ends. */
  lock(id: LessonSession['id']): Promise<LessonSession | null>;
  update(session: LessonSession): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
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
    lessonSessions: LessonSessions;
    quizAttempts: QuizAttempts;
    lessonNotes: LessonNotes;
  }
}
