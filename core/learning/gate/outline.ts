import type { Id } from '#core/kernel/id.ts';

export type ChallengeId = Id<'challenge'>;
export type ChapterId = Id<'chapter'>;
export type LessonId = Id<'lesson'>;
export type QuizId = Id<'quiz'>;
export type EnrolmentId = Id<'enrolment'>;

export type OutlineLesson = Readonly<{ id: LessonId; isPreview: boolean; quizId: QuizId | null }>;
export type OutlineChapter = Readonly<{
  id: ChapterId;
  lessons: readonly OutlineLesson[];
  quizId: QuizId | null;
}>;

/** What a learner goes through, in order: chapters, in each its lessons, and quizzes on all three levels. */
export type Outline = Readonly<{ chapters: readonly OutlineChapter[]; quizId: QuizId | null }>;

/** One thing to be done: a lesson, or a quiz that stands for itself in the path. */
export type Item = Readonly<{ kind: 'LESSON'; id: LessonId } | { kind: 'QUIZ'; id: QuizId }>;

/** Every lesson, in the order of the path. */
export const lessonsOf = ({ chapters }: Outline): readonly OutlineLesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

/** Every quiz, in the order of the path. */
export const quizzesOf = ({ chapters, quizId }: Outline): readonly QuizId[] => [
  ...chapters.flatMap((chapter) => [
    ...chapter.lessons.flatMap((lesson) => lesson.quizId ?? []),
    ...(chapter.quizId === null ? [] : [chapter.quizId]),
  ]),
  ...(quizId === null ? [] : [quizId]),
];

/** What stands before and after a lesson, whatever its chapter. */
export const neighboursOf = (
  outline: Outline,
  id: LessonId,
): Readonly<{ previousId: LessonId | null; nextId: LessonId | null }> => {
  const ids = lessonsOf(outline).map((lesson) => lesson.id);
  const place = ids.indexOf(id);
  return { previousId: ids[place - 1] ?? null, nextId: place < 0 ? null : (ids[place + 1] ?? null) };
};
