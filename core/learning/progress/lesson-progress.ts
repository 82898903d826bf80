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
