import type { Id, UserId } from '#core/kernel/id.ts';
import type { EnrolmentId, LessonId } from '#core/learning/gate/outline.ts';

/** One member watches or reads one lesson at a time; a new session ends the one before, wherever it is. */
export type LessonSession = Readonly<{
  id: Id<'lesson_session'>;
  userId: UserId;
  enrolmentId: EnrolmentId;
  lessonId: LessonId;
  /** The last beat that was counted. */
  seq: number;
  lastBeatAt: Date;
  allowanceMs: number;
  endedAt: Date | null;
}>;

export const videoBeatSeconds = 15;
export const documentBeatSeconds = 10;
