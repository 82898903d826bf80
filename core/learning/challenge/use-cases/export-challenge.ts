import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import type { Lesson, LessonContent } from '#core/learning/lesson/lesson.ts';
import type { Cue } from '#core/platform/captions/cue.ts';
import type { Question, Quiz } from '#core/learning/quiz/quiz.ts';
import { requireReadable } from '../author.ts';
import type { Challenge } from '../challenge.ts';
import type { WorkingQuiz } from '../working-tree.ts';

/** A question as it leaves and comes in: its file stays where it is. */
type ExportedQuestion = Pick<Question, 'kind' | 'text' | 'explanation' | 'points'> &
  Readonly<{ choices: readonly Readonly<{ text: string; isCorrect: boolean }>[] }>;

export type ExportedQuiz = Pick<
  Quiz,
  'title' | 'attempts' | 'shuffleQuestions' | 'shuffleChoices' | 'timeLimit'
> &
  Readonly<{ questions: readonly ExportedQuestion[] }>;

export type ExportedLesson = Pick<LessonContent, 'title' | 'type' | 'html'> &
  Readonly<{
    isPreview: boolean;
    /** As a caption file. */
    captions: Readonly<{ vi?: string | undefined; en?: string | undefined }>;
    quiz: ExportedQuiz | null;
  }>;

/**
 * Everything that was written in a challenge, as a document that another one takes in. Pictures and videos belong to their
 * owner and stay: figures in texts go, and a video is chosen anew.
 */
export type ExportedChallenge = Readonly<{
  format: 'fitboard-challenge';
  version: 1;
  challenge: Pick<
    Challenge,
    'language' | 'title' | 'summary' | 'description' | 'goals' | 'price' | 'template'
  >;
  chapters: readonly Readonly<{
    title: string;
    summary: string;
    lessons: readonly ExportedLesson[];
    quiz: ExportedQuiz | null;
  }>[];
  quiz: ExportedQuiz | null;
}>;

const clock = (ms: number): string => {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const seconds = Math.floor(ms / 1_000);
  return `${pad(Math.floor(seconds / 3_600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1_000, 3)}`;
};

/** Signs that mean something in a caption file. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const captionFile = (cues: readonly Cue[] = []): string | undefined =>
  cues.length === 0
    ? undefined
    : [
        'WEBVTT',
        ...cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}`),
      ].join('\n\n');

/** Clean rich text names each file so. */
const withoutFigures = (html: string): string =>
  html.replace(/<figure\b[^>]* data-medium=[\s\S]*?<\/figure>/g, '');

const exportedQuiz = (quiz: WorkingQuiz | undefined): ExportedQuiz | null => {
  if (!quiz) return null;
  const { title, attempts, shuffleQuestions, shuffleChoices, timeLimit, questions } = quiz;
  return {
    title,
    attempts,
    shuffleQuestions,
    shuffleChoices,
    timeLimit,
    questions: questions.map(({ kind, text, explanation, points, choices }) => ({
      kind,
      text,
      explanation,
      points,
      choices: choices.map((choice) => ({ text: choice.text, isCorrect: choice.isCorrect })),
    })),
  };
};

export const exportChallenge =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: ChallengeId): Promise<ExportedChallenge> => {
    const row = await reads.challenges.find(id);
    const challenge = await requireReadable(reads, actor, row?.id === id ? row : null);
    const { chapters, lessons, quizzes } = await reads.lessons.treeOf(id);
    const quizOf = (subjectId: string) => exportedQuiz(quizzes.find((quiz) => quiz.subjectId === subjectId));
    const exportedLesson = (lesson: Lesson): ExportedLesson => ({
      title: lesson.title,
      type: lesson.type,
      html: withoutFigures(lesson.html),
      isPreview: lesson.isPreview,
      captions: { vi: captionFile(lesson.captions.vi), en: captionFile(lesson.captions.en) },
      quiz: quizOf(lesson.id),
    });
    const { language, title, summary, description, goals, price, template } = challenge;
    return {
      format: 'fitboard-challenge',
      version: 1,
      challenge: {
        language,
        title,
        summary,
        description: withoutFigures(description),
        goals,
        price,
        template,
      },
      chapters: chapters.map((chapter) => ({
        title: chapter.title,
        summary: chapter.summary,
        lessons: lessons.filter(({ chapterId }) => chapterId === chapter.id).map(exportedLesson),
        quiz: quizOf(chapter.id),
      })),
      quiz: quizOf(id),
    };
  };
