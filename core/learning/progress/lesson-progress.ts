import type { Id, UserId } from '#core/kernel/id.ts';
import type { EnrolmentId, LessonId } from '#core/learning/gate/outline.ts';
import type { Reading } from '#core/learning/lesson/measure.ts';
import { nothingWatched, type Watched } from '#core/learning/lesson/watched.ts';

/** How far one learner is with one lesson. */
export type LessonProgress = Readonly<{
  enrolmentId: EnrolmentId;
  lessonId: LessonId;
  watched: Watched;
  /** Where the player stood last. */
  positionMs: number;
  /** Watched or read to the end, and where it is to be marked, marked. */
  contentDoneAt: Date | null;
  /** Its quiz is passed too, or it has none. */
  doneAt: Date | null;
}> &
  Reading;

export const freshProgress = (enrolmentId: EnrolmentId, lessonId: LessonId): LessonProgress => ({
  enrolmentId,
  lessonId,
  watched: nothingWatched,
  dwellMs: 0,
  reachedEnd: false,
  positionMs: 0,
  contentDoneAt: null,
  doneAt: null,
});

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
