import type { ErrorCode } from '#core/kernel/domain-error.ts';
import {
  quizzesOf,
  type ChapterId,
  type Item,
  type LessonId,
  type Outline,
  type OutlineChapter,
  type OutlineLesson,
  type QuizId,
} from './outline.ts';

/** What a learner has done: contents of lessons that were watched or read to the end, and quizzes that were passed. */
export type Done = Readonly<{ content: ReadonlySet<LessonId>; passed: ReadonlySet<QuizId> }>;

/** As whom the outline is read. An author reads everything and stores nothing. */
export type Reader = 'VISITOR' | 'MEMBER' | 'ENROLLED' | 'AUTHOR';

export type Admission = Readonly<{
  state: 'LOCKED' | 'OPEN' | 'DONE';
  /** Why it is locked; of an open lesson or chapter that lacks its quiz alone, that. */
  reason: ErrorCode | null;
}>;

export type Gate = Readonly<{
  lessons: ReadonlyMap<LessonId, Admission>;
  chapters: ReadonlyMap<ChapterId, Admission>;
  quizzes: ReadonlyMap<QuizId, Admission>;
  /** The first thing left to do; it is open. Null when all is done, and for those who are not enrolled. */
  next: Item | null;
  /** Whole, rounded down: 100 when, and only when, it is completed. */
  percent: number;
  completed: boolean;
}>;

const done: Admission = { state: 'DONE', reason: null };
const open: Admission = { state: 'OPEN', reason: null };
const openWithout = (reason: ErrorCode): Admission => ({ state: 'OPEN', reason });
const locked = (reason: ErrorCode): Admission => ({ state: 'LOCKED', reason });

export const nothingDone: Done = { content: new Set(), passed: new Set() };

/** The same for every learner to come: what is shown of a lesson, and what of everything else. */
const still = (
  { chapters, quizId }: Outline,
  ofLesson: (lesson: OutlineLesson) => Admission,
  otherwise: Admission,
): Gate => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  return {
    lessons: new Map(lessons.map((lesson) => [lesson.id, ofLesson(lesson)])),
    chapters: new Map(
      chapters.map((chapter) => [
        chapter.id,
        chapter.lessons.map(ofLesson).find(({ state }) => state === 'OPEN') ?? otherwise,
      ]),
    ),
    quizzes: new Map(quizzesOf({ chapters, quizId }).map((id) => [id, otherwise])),
    next: null,
    percent: 0,
    completed: false,
  };
};

/** Everybody reads the preview lessons; nobody but learners does anything. */
const unenrolled = (outline: Outline): Gate => {
  const shut = locked('enrolment.required');
  return still(outline, ({ isPreview }) => (isPreview ? open : shut), shut);
};

const allOpen = (outline: Outline): Gate => still(outline, () => open, open);

/** One enrolled learner's way through the outline; what was met so far decides what comes after. */
const walkOf = ({ content, passed }: Done) => {
  const lessons = new Map<LessonId, Admission>();
  const chapters = new Map<ChapterId, Admission>();
  const quizzes = new Map<QuizId, Admission>();
  const way = { next: null as Item | null, steps: 0, stepsDone: 0 };

  const isPassed = (quizId: QuizId | null): boolean => quizId === null || passed.has(quizId);

  const countStep = (isDone: boolean): void => {
    way.steps += 1;
    if (isDone) way.stepsDone += 1;
  };

  const visitQuiz = (id: QuizId, mayBegin: boolean, otherwise: ErrorCode): void => {
    quizzes.set(id, passed.has(id) ? done : mayBegin ? open : locked(otherwise));
    if (!passed.has(id)) way.next ??= { kind: 'QUIZ', id };
  };

  /** True when the lesson is done. */
  const visitLesson = ({ id, quizId }: OutlineLesson, isReached: boolean): boolean => {
    const hasContent = content.has(id);
    const isDone = hasContent && isPassed(quizId);
    const reached = hasContent ? openWithout('quiz.complete_first') : open;
    lessons.set(id, isDone ? done : isReached ? reached : locked('lesson.cannot_learn'));
    if (!hasContent) way.next ??= { kind: 'LESSON', id };
    if (quizId !== null) visitQuiz(quizId, isReached && hasContent, 'lesson.not_finished');
    countStep(isDone);
    return isDone;
  };

  /** True when the chapter is done. */
  const visitChapter = ({ id, lessons: own, quizId }: OutlineChapter, isReached: boolean): boolean => {
    let lessonsDone = true;
    for (const lesson of own) lessonsDone = visitLesson(lesson, isReached && lessonsDone) && lessonsDone;
    if (quizId !== null) {
      visitQuiz(quizId, lessonsDone, 'chapter.lessons_not_completed');
      countStep(isPassed(quizId));
    }
    const isDone = lessonsDone && isPassed(quizId);
    const reached = lessonsDone ? openWithout('quiz.not_completed') : open;
    chapters.set(id, isDone ? done : isReached ? reached : locked('chapter.lessons_not_completed'));
    return isDone;
  };

  const visitLast = (quizId: QuizId, chaptersDone: boolean): void => {
    visitQuiz(quizId, chaptersDone, 'challenge.chapters_not_completed');
    countStep(isPassed(quizId));
  };

  return { lessons, chapters, quizzes, way, visitChapter, visitLast };
};

/**
 * What of a challenge may be read and done, and why the rest may not: the one rule behind every route, every byte of a
 * lesson and every lock on a screen. Done stays done whatever stands before it, so that an author's new structure takes
 * nothing away.
 */
export const gate = (outline: Outline, achieved: Done, reader: Reader): Gate => {
  if (reader === 'AUTHOR') return allOpen(outline);
  if (reader !== 'ENROLLED') return unenrolled(outline);

  const { lessons, chapters, quizzes, way, visitChapter, visitLast } = walkOf(achieved);
  let isReached = true;
  for (const chapter of outline.chapters) isReached = visitChapter(chapter, isReached) && isReached;
  if (outline.quizId !== null) visitLast(outline.quizId, isReached);

  const completed = way.next === null;
  const percent = completed ? 100 : Math.floor((100 * way.stepsDone) / way.steps);
  return { lessons, chapters, quizzes, next: way.next, percent, completed };
};

/** What still lacks before a chapter is done; null when nothing does. */
export const whatChapterLacks = (
  { lessons, quizId }: OutlineChapter,
  achieved: Done,
): 'chapter.lessons_not_completed' | 'quiz.not_completed' | null => {
  const lessonsDone = lessons.every(
    (lesson) =>
      achieved.content.has(lesson.id) && (lesson.quizId === null || achieved.passed.has(lesson.quizId)),
  );
  if (!lessonsDone) return 'chapter.lessons_not_completed';
  return quizId === null || achieved.passed.has(quizId) ? null : 'quiz.not_completed';
};

/** What still lacks before a challenge is; null when nothing does. */
export const whatChallengeLacks = (
  { chapters, quizId }: Outline,
  achieved: Done,
): 'challenge.chapters_not_completed' | 'quiz.not_completed' | null => {
  if (chapters.some((chapter) => whatChapterLacks(chapter, achieved) !== null))
    return 'challenge.chapters_not_completed';
  return quizId === null || achieved.passed.has(quizId) ? null : 'quiz.not_completed';
};
