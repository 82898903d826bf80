import { fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import type { ChallengeId, LessonId } from '#core/learning/gate/outline.ts';

/** What a learner writes down beside a lesson, for their own eyes; it stays when the challenge was taken back. */
export type LessonNote = Readonly<{
  userId: UserId;
  lessonId: LessonId;
  challengeId: ChallengeId;
  text: string;
  updatedAt: Date;
}>;

export const lessonNoteMaxLength = 5_000;

/** As it is kept; an empty one means that there is none. */
export const cleanLessonNote = (typed: string): string => {
  const text = cleanProse(typed);
  if (text.length > lessonNoteMaxLength)
    throw fieldError('body.text', 'lesson.note_too_long', { length: lessonNoteMaxLength });
  const problem = textProblem(text, 'prose');
  if (problem) throw fieldError('body.text', problem.code, problem.params);
  return text;
};
