import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type {
  ChallengeId,
  ChapterId,
  LessonId,
  Outline,
  OutlineChapter,
  QuizId,
} from '#core/learning/gate/outline.ts';
import type { ContentId, LessonType } from '#core/learning/lesson/lesson.ts';
import { challengeLimits } from './challenge.ts';

export type EditionQuiz = Readonly<{ id: QuizId; title: string; contentId: ContentId; questions: number }>;

export type EditionLesson = Readonly<{
  id: LessonId;
  title: string;
  type: LessonType;
  isPreview: boolean;
  contentId: ContentId;
  /** Of the video; null of a document. */
  seconds: number | null;
  words: number;
  posterId: MediumId | null;
  quiz: EditionQuiz | null;
}>;

export type EditionChapter = Readonly<{
  id: ChapterId;
  title: string;
  summary: string;
  lessons: readonly EditionLesson[];
  quiz: EditionQuiz | null;
}>;

export type EditionOutline = Readonly<{ chapters: readonly EditionChapter[]; quiz: EditionQuiz | null }>;

/**
 * A correction keeps every chapter, lesson and quiz where it was: learners read it at once. Anything else is a new
 * structure: new learners get it, those who have begun may switch.
 */
export const editionKinds = ['CORRECTION', 'STRUCTURE'] as const;
export type EditionKind = (typeof editionKinds)[number];

/** What learners read of a challenge: its tree, and which unchanging content stands at each place. */
export type Edition = Readonly<{
  challengeId: ChallengeId;
  /** From 1. */
  number: number;
  kind: EditionKind;
  /** The edition that gave it its structure; corrections of one structure follow each other. */
  structureNo: number;
  outline: EditionOutline;
  by: string;
  at: Date;
}>;

const pathOfChapter = ({ id, lessons, quiz }: EditionChapter): OutlineChapter => ({
  id,
  lessons: lessons.map((lesson) => ({
    id: lesson.id,
    isPreview: lesson.isPreview,
    quizId: lesson.quiz?.id ?? null,
  })),
  quizId: quiz?.id ?? null,
});

/** The tree without its words, as the gate reads it. */
export const pathOf = ({ chapters, quiz }: EditionOutline): Outline => ({
  chapters: chapters.map(pathOfChapter),
  quizId: quiz?.id ?? null,
});

const placesOf = ({ chapters, quizId }: Outline): string =>
  JSON.stringify([
    chapters.map((chapter) => [
      chapter.id,
      chapter.quizId,
      chapter.lessons.map((lesson) => [lesson.id, lesson.quizId]),
    ]),
    quizId,
  ]);

/** Computed, not chosen: the same ids, in the same order, with quizzes at the same places, are a correction. */
export const kindOfEdition = (before: EditionOutline | null, after: EditionOutline): EditionKind =>
  before !== null && placesOf(pathOf(before)) === placesOf(pathOf(after)) ? 'CORRECTION' : 'STRUCTURE';

/** As UTF-8. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%../g, 'x').length;

type Made = Pick<Edition, 'challengeId' | 'outline' | 'by' | 'at'>;

/** The edition after `before`; fails with challenge.too_large when its tree can't be kept. */
export const nextEdition = (before: Edition | null, made: Made): Edition => {
  if (bytesOf(JSON.stringify(made.outline)) > challengeLimits.outlineBytes)
    throw new DomainError('challenge.too_large', { count: challengeLimits.lessons });
  const number = (before?.number ?? 0) + 1;
  const kind = kindOfEdition(before?.outline ?? null, made.outline);
  return {
    ...made,
    number,
    kind,
    structureNo: kind === 'CORRECTION' && before ? before.structureNo : number,
  };
};

/** Whether anything that learners read differs. */
export const isSameOutline = (a: EditionOutline, b: EditionOutline): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const lessonsIn = ({ chapters }: EditionOutline): readonly EditionLesson[] =>
  chapters.flatMap(({ lessons }) => lessons);

export const quizzesIn = ({ chapters, quiz }: EditionOutline): readonly EditionQuiz[] => [
  ...chapters.flatMap((chapter) => [
    ...chapter.lessons.flatMap((lesson) => lesson.quiz ?? []),
    ...(chapter.quiz ? [chapter.quiz] : []),
  ]),
  ...(quiz ? [quiz] : []),
];

/** Whole minutes of all lessons, for lists and certificates. */
export const minutesOf = (outline: EditionOutline): number => {
  const seconds = lessonsIn(outline).reduce(
    (sum, lesson) => sum + (lesson.seconds ?? Math.ceil((lesson.words / 250) * 60)),
    0,
  );
  return Math.max(1, Math.round(seconds / 60));
};
