import type { LessonId } from '#core/learning/gate/outline.ts';

/** Lessons that take no comments. */
export interface LessonLocks {
  has(lessonId: LessonId): Promise<boolean>;
  /** Doing it again changes nothing. */
  put(lessonId: LessonId, at: Date): Promise<void>;
  delete(lessonId: LessonId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    lessonLocks: LessonLocks;
  }
}
