import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import type { WorkingLesson } from '../data.ts';
import { filledLine, htmlProblem } from '../field-rules.ts';
import { isSame } from '../saving/autosave.ts';

/** A file of captions that waits to be sent; null takes them away. */
type CaptionFile = string | null | undefined;

export type Elsewhere = Readonly<{ videoUrl: string; seconds: number }>;

export type LessonFields = Readonly<{
  title: string;
  isPreview: boolean;
  html: string;
  videoId: string | null;
  /** A film on a host that staff allow, instead of a file. */
  elsewhere: Elsewhere | null;
  posterId: string | null;
  captions: Readonly<{ vi?: CaptionFile; en?: CaptionFile }>;
}>;

export const lessonFieldsOf = ({
  title,
  isPreview,
  html,
  videoId,
  videoUrl,
  seconds,
  posterId,
}: WorkingLesson): LessonFields => ({
  title,
  isPreview,
  html,
  videoId,
  elsewhere: videoUrl === null ? null : { videoUrl, seconds: seconds ?? 0 },
  posterId,
  captions: {},
});

/** As the server calls them. */
export const sentLesson = ({ elsewhere, ...changed }: Partial<LessonFields>) => ({
  ...changed,
  ...(elsewhere === undefined ? {} : (elsewhere ?? { videoUrl: null })),
});

/** A film, a picture and captions are chosen; only texts are typed. */
export const isFileChosen = (values: LessonFields, saved: LessonFields): boolean =>
  values.videoId !== saved.videoId ||
  !isSame(values.elsewhere, saved.elsewhere) ||
  values.posterId !== saved.posterId ||
  !isSame(values.captions, saved.captions);

export const lessonProblems = ({ title, html }: LessonFields) => ({
  title: filledLine(title, lessonLimits.titleLength),
  html: htmlProblem(html, lessonLimits.htmlLength),
});
