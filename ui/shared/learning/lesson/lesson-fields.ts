import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import type { WorkingLesson } from '../authoring.ts';
import { filledLine, htmlProblem } from '../field-rules.ts';

/** A file of captions that waits to be sent; null takes them away. */
type CaptionFile = string | null | undefined;

export type LessonFields = Readonly<{
  title: string;
  isPreview: boolean;
  html: string;
  videoId: string | null;
  posterId: string | null;
  captions: Readonly<{ vi?: CaptionFile; en?: CaptionFile }>;
}>;

export const lessonFieldsOf = ({
  title,
  isPreview,
  html,
  videoId,
  posterId,
}: WorkingLesson): LessonFields => ({ title, isPreview, html, videoId, posterId, captions: {} });

export const lessonProblems = ({ title, html }: LessonFields) => ({
  title: filledLine(title, lessonLimits.titleLength),
  html: htmlProblem(html, lessonLimits.htmlLength),
});
