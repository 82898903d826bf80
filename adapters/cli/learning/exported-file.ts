import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ExportedChallenge } from '#core/learning/challenge/use-cases/export-challenge.ts';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { lessonLimits, lessonTypes } from '#core/learning/lesson/lesson.ts';
import { questionKinds, quizLimits } from '#core/learning/quiz/quiz.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';

const text = (max: number, min = 0) => z.string().min(min).max(max);

const quiz = z.strictObject({
  title: text(quizLimits.titleLength, 1),
  attempts: z.int().min(0).max(quizLimits.attempts),
  shuffleQuestions: z.boolean(),
  shuffleChoices: z.boolean(),
  timeLimit: z.int().min(quizLimits.timeLimit.min).max(quizLimits.timeLimit.max).nullable(),
  questions: z
    .array(
      z.strictObject({
        kind: z.enum(questionKinds),
        text: text(quizLimits.questionLength),
        explanation: text(quizLimits.explanationLength),
        points: z.int().min(1).max(quizLimits.points),
        choices: z
          .array(z.strictObject({ text: text(quizLimits.choiceLength), isCorrect: z.boolean() }))
          .max(quizLimits.choices.max),
      }),
    )
    .max(quizLimits.questions),
});

const lesson = z.strictObject({
  title: text(lessonLimits.titleLength, 1),
  type: z.enum(lessonTypes),
  html: text(2 * lessonLimits.htmlLength),
  isPreview: z.boolean(),
  captions: z.strictObject({
    vi: text(lessonLimits.captionBytes).optional(),
    en: text(lessonLimits.captionBytes).optional(),
  }),
  quiz: quiz.nullable(),
});

const file = z.object({
  format: z.literal('fitboard-challenge'),
  version: z.literal(1),
  chapters: z
    .array(
      z.strictObject({
        title: text(challengeLimits.chapterTitleLength, 1),
        summary: text(challengeLimits.summaryLength),
        lessons: z.array(lesson).max(challengeLimits.lessonsInChapter),
        quiz: quiz.nullable(),
      }),
    )
    .max(challengeLimits.chapters),
  quiz: quiz.nullable(),
});

/** What `challenges export` wrote; says where a file is something else. */
export const readExportedFile = async (
  path: string,
): Promise<Pick<ExportedChallenge, 'chapters' | 'quiz'>> => {
  const read = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`${path} can't be read.`);
  });
  let content: unknown;
  try {
    content = JSON.parse(read);
  } catch {
    throw new OperatorError(`${path} is not JSON.`);
  }
  const parsed = file.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a challenge'}.`);
};
