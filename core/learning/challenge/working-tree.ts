import { DomainError } from '#core/kernel/domain-error.ts';
import type { ChapterId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { ContentId, Lesson, LessonContent } from '#core/learning/lesson/lesson.ts';
import type { Quiz } from '#core/learning/quiz/quiz.ts';
import { challengeLimits, type Chapter } from './challenge.ts';
import type { EditionChapter, EditionOutline, EditionQuiz } from './edition.ts';

/** What a quiz belongs to. */
export const quizLevels = ['CHALLENGE', 'CHAPTER', 'LESSON'] as const;
export type QuizLevel = (typeof quizLevels)[number];

/** A quiz as its author edits it, and where it stands. */
export type WorkingQuiz = Quiz &
  Readonly<{
    challengeId: string;
    level: QuizLevel;
    /** Of the challenge, the chapter or the lesson; each has one quiz at most. */
    subjectId: string;
    version: number;
  }>;

/** Everything below a challenge that its author edits, chapters and lessons in order. */
export type WorkingTree = Readonly<{
  chapters: readonly Chapter[];
  lessons: readonly Lesson[];
  quizzes: readonly WorkingQuiz[];
}>;

/** The order that an author wants: each chapter and each lesson once. */
export type TreeOrder = readonly Readonly<{ id: ChapterId; lessonIds: readonly LessonId[] }>[];

const isSameSet = (wanted: readonly string[], present: readonly string[]): boolean =>
  wanted.length === present.length &&
  new Set(wanted).size === wanted.length &&
  present.every((id) => wanted.includes(id));

/** Moves chapters and lessons, also from one chapter to another; refuses what leaves one out or names one twice. */
export const reorder = ({ chapters, lessons, quizzes }: WorkingTree, order: TreeOrder): WorkingTree => {
  const chapterIds = order.map(({ id }) => id);
  const lessonIds = order.flatMap((chapter) => chapter.lessonIds);
  if (
    !isSameSet(
      chapterIds,
      chapters.map(({ id }) => id),
    )
  )
    throw new DomainError('chapter.order_required');
  if (
    !isSameSet(
      lessonIds,
      lessons.map(({ id }) => id),
    )
  )
    throw new DomainError('lesson.order_required');
  const { lessonsInChapter } = challengeLimits;
  if (order.some((chapter) => chapter.lessonIds.length > lessonsInChapter))
    throw new DomainError('challenge.too_large', { count: lessonsInChapter });

  const chapterOf = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const lessonOf = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  return {
    chapters: order.map(({ id }, at) => ({ ...chapterOf.get(id)!, position: at + 1 })), // the same set
    lessons: order.flatMap(
      ({ id, lessonIds: own }) =>
        own.map((lessonId, at) => ({ ...lessonOf.get(lessonId)!, chapterId: id, position: at + 1 })), // likewise
    ),
    quizzes,
  };
};

export const contentOf = (lesson: Lesson): LessonContent => {
  const { title, type, html, words, videoId, videoUrl, posterId, seconds, captions } = lesson;
  return { title, type, html, words, videoId, videoUrl, posterId, seconds, captions };
};

export const quizContentOf = (quiz: WorkingQuiz): Quiz => {
  const { id, title, attempts, passScore, shuffleQuestions, shuffleChoices, timeLimit, questions } = quiz;
  return { id, title, attempts, passScore, shuffleQuestions, shuffleChoices, timeLimit, questions };
};

/** Where each lesson's and each quiz's unchanging content is kept, by its id. */
export type ContentIds = Readonly<{
  lessons: ReadonlyMap<LessonId, ContentId>;
  quizzes: ReadonlyMap<QuizId, ContentId>;
}>;

/** The tree as learners get it. */
export const outlineFrom = (
  challengeId: string,
  { chapters, lessons, quizzes }: WorkingTree,
  ids: ContentIds,
): EditionOutline => {
  const quizOf = (subjectId: string): EditionQuiz | null => {
    const quiz = quizzes.find((one) => one.subjectId === subjectId);
    if (!quiz) return null;
    const { id, title, questions } = quiz;
    return { id, title, contentId: ids.quizzes.get(id)!, questions: questions.length }; // all were kept
  };
  const lessonsOfChapter = (id: ChapterId): EditionChapter['lessons'] =>
    lessons
      .filter(({ chapterId }) => chapterId === id)
      .map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        type: lesson.type,
        isPreview: lesson.isPreview,
        contentId: ids.lessons.get(lesson.id)!, // likewise
        seconds: lesson.seconds,
        words: lesson.words,
        posterId: lesson.posterId,
        quiz: quizOf(lesson.id),
      }));
  return {
    chapters: chapters.map(({ id, title, summary }) => ({
      id,
      title,
      summary,
      lessons: lessonsOfChapter(id),
      quiz: quizOf(id),
    })),
    quiz: quizOf(challengeId),
  };
};
