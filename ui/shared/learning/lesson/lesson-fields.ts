import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import type { WorkingLesson } from '../data.ts';
import { filledLine, htmlProblem } from '../field-rules.ts';
import { isSame } from '../saving/autosave.ts';

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

/** A film, a picture and captions are chosen; only texts are typed. */
export const isFileChosen = (values: LessonFields, saved: LessonFields): boolean =>
  values.videoId !== saved.videoId ||
  values.posterId !== saved.posterId ||
  !isSame(values.captions, saved.captions);

export const lessonProblems = ({ title, html }: LessonFields) => ({
  title: filledLine(title, lessonLimits.titleLength),
  html: htmlProblem(html, lessonLimits.htmlLength),
});
