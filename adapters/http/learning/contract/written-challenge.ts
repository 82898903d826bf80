import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { boardHabits, challengeLimits, challengeStatuses } from '#core/learning/challenge/challenge.ts';
import { checklistWarnings } from '#core/learning/challenge/checklist.ts';
import { editionKinds } from '#core/learning/challenge/edition.ts';
import { quizLevels } from '#core/learning/challenge/working-tree.ts';
import { enrolmentStatuses } from '#core/learning/enrolment/enrolment.ts';
import { lessonLimits, lessonTypes } from '#core/learning/lesson/lesson.ts';
import { questionKinds, quizLimits } from '#core/learning/quiz/quiz.ts';
import {
  id,
  instant,
  line,
  prose,
  seenVersion,
  typedInstant,
  webAddress,
} from '../../engine/contract/endpoint.ts';
import { templates, writtenCard } from './challenge-views.ts';
import { captions } from './lessons.ts';
import { tries } from './quizzes.ts';

/** Rich text: the core cleans it, and says what is too long. */
const html = (max: number) => z.string().max(2 * max);

/** A .vtt or .srt file as text; null takes the captions of this language away. */
const captionFile = z.string().max(lessonLimits.captionBytes).nullable().optional();

export const challengeFields = {
  title: line(challengeLimits.titleLength.max, challengeLimits.titleLength.min),
  slug: line(challengeLimits.slugLength.max).optional(),
  summary: prose(challengeLimits.summaryLength).optional(),
  description: html(challengeLimits.descriptionLength).optional(),
  goals: z.array(line(challengeLimits.goalLength, 1)).max(challengeLimits.goals).optional(),
  coverId: id.nullable().optional(),
  price: z.int().min(0).max(challengeLimits.price).optional(),
  discount: z.int().min(0).max(100).optional(),
  discountUntil: typedInstant.nullable().optional(),
  template: z.enum(templates).nullable().optional(),
  boardHabit: z.enum(boardHabits).optional(),
};

export const chapterFields = {
  title: line(challengeLimits.chapterTitleLength, 1),
  summary: prose(challengeLimits.summaryLength).optional(),
};

export const lessonFields = {
  title: line(lessonLimits.titleLength, 1),
  type: z.enum(lessonTypes),
  isPreview: z.boolean().optional(),
  html: html(lessonLimits.htmlLength).optional(),
  videoId: id.nullable().optional(),
  videoUrl: webAddress.nullable().optional(),
  /** Of a video by its address. */
  seconds: z.int().min(1).max(7_200).optional(),
  posterId: id.nullable().optional(),
  captions: z.strictObject({ vi: captionFile, en: captionFile }).optional(),
};

const typedQuestion = z.strictObject({
  /** Left out of what is new. */
  id: id.optional(),
  kind: z.enum(questionKinds),
  text: prose(quizLimits.questionLength),
  imageId: id.nullable().optional(),
  explanation: prose(quizLimits.explanationLength).optional(),
  points: z.int().min(1).max(quizLimits.points).optional(),
  choices: z
    .array(
      z.strictObject({ id: id.optional(), text: prose(quizLimits.choiceLength), isCorrect: z.boolean() }),
    )
    .max(quizLimits.choices.max),
});

export const quizFields = {
  title: line(quizLimits.titleLength, 1),
  attempts: z.int().min(0).max(quizLimits.attempts).optional(),
  shuffleQuestions: z.boolean().optional(),
  shuffleChoices: z.boolean().optional(),
  timeLimit: z.int().min(quizLimits.timeLimit.min).max(quizLimits.timeLimit.max).nullable().optional(),
  questions: z.array(typedQuestion).max(quizLimits.questions).optional(),
};

/** Where a new quiz is to stand. */
export const quizPlace = { level: z.enum(quizLevels), subjectId: id.optional() };

export const treeOrder = z
  .array(z.strictObject({ id, lessonIds: z.array(id).max(challengeLimits.lessons) }))
  .max(challengeLimits.chapters);

/** Texts as they are kept, or as they are sent: the same shape read twice. */
type Texts = Readonly<{
  line(max: number, min?: number): z.ZodType<string, string>;
  text(max: number, min?: number): z.ZodType<string, string>;
  html(max: number): z.ZodType<string, string>;
}>;

const treeOf = ({ line: oneLine, text, html: rich }: Texts) => {
  const quiz = z.strictObject({
    title: oneLine(quizLimits.titleLength, 1),
    attempts: z.int().min(0).max(quizLimits.attempts),
    shuffleQuestions: z.boolean(),
    shuffleChoices: z.boolean(),
    timeLimit: quizFields.timeLimit.unwrap(),
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
    title: oneLine(lessonLimits.titleLength, 1),
    type: z.enum(lessonTypes),
    html: rich(lessonLimits.htmlLength),
    isPreview: z.boolean(),
    captions: z.strictObject({
      vi: z.string().max(lessonLimits.captionBytes).optional(),
      en: z.string().max(lessonLimits.captionBytes).optional(),
    }),
    quiz: quiz.nullable(),
  });
  const chapter = z.strictObject({
    title: oneLine(challengeLimits.chapterTitleLength, 1),
    summary: text(challengeLimits.summaryLength),
    lessons: z.array(lesson).max(challengeLimits.lessonsInChapter),
    quiz: quiz.nullable(),
  });
  return { chapters: z.array(chapter).max(challengeLimits.chapters), quiz: quiz.nullable() };
};

/** What another challenge takes in. */
export const importedTree = treeOf({ line, text: prose, html });

/** What a challenge leaves as. */
export const exportedChallenge = z.object({
  format: z.literal('fitboard-challenge'),
  version: z.literal(1),
  challenge: z.object({
    language: z.enum(languages),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    goals: z.array(z.string()),
    price: z.int(),
    template: z.enum(templates).nullable(),
  }),
  ...treeOf({ line: () => z.string(), text: () => z.string(), html: () => z.string() }),
});

const treeLesson = z.object({
  id: z.string(),
  position: z.int(),
  title: z.string(),
  type: z.enum(lessonTypes),
  isPreview: z.boolean(),
  seconds: z.int().nullable(),
  words: z.int(),
  hasCaptions: z.boolean(),
  quizId: z.string().nullable(),
  version: z.int(),
});

export const workingChapter = z.object({
  id: z.string(),
  challengeId: z.string(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  version: z.int(),
});

/** Everything its author works on. */
export const workingCopy = writtenCard.extend({
  description: z.string(),
  goals: z.array(z.string()),
  coverId: z.string().nullable(),
  boardHabit: z.enum(boardHabits),
  translationGroup: z.string(),
  isPlatform: z.boolean(),
  /** As it is set, whether or not its time is over. */
  discountSet: z.int(),
  discountUntilSet: instant.nullable(),
  chapters: z.array(
    workingChapter
      .omit({ challengeId: true })
      .extend({ quizId: z.string().nullable(), lessons: z.array(treeLesson) }),
  ),
  quizId: z.string().nullable(),
  checklist: z.object({
    /** Each leads to its field. */
    issues: z.array(
      z.object({
        path: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    ),
    warnings: z.array(z.enum(checklistWarnings)),
  }),
  translations: z.array(
    z.object({
      id: z.string(),
      language: z.enum(languages),
      slug: z.string(),
      title: z.string(),
      status: z.enum(challengeStatuses),
    }),
  ),
  editions: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(editionKinds),
      structureNo: z.int(),
      by: z.string(),
      at: instant,
    }),
  ),
  version: z.int(),
});

export const workingLesson = z.object({
  id: z.string(),
  challengeId: z.string(),
  chapterId: z.string(),
  position: z.int(),
  title: z.string(),
  type: z.enum(lessonTypes),
  isPreview: z.boolean(),
  html: z.string(),
  words: z.int(),
  videoId: z.string().nullable(),
  videoUrl: z.string().nullable(),
  /** Of its own file, for a while. */
  videoFileUrl: z.string().nullable(),
  posterId: z.string().nullable(),
  posterUrl: z.string().nullable(),
  seconds: z.int().nullable(),
  captions,
  quizId: z.string().nullable(),
  /** Where a video may stand beside the author's own files. */
  videoHosts: z.array(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

/** With its right answers: for those who write it. */
export const workingQuiz = z.object({
  id: z.string(),
  challengeId: z.string(),
  level: z.enum(quizLevels),
  subjectId: z.string(),
  title: z.string(),
  attempts: z.int(),
  passScore: z.int(),
  shuffleQuestions: z.boolean(),
  shuffleChoices: z.boolean(),
  timeLimit: z.int().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(questionKinds),
      text: z.string(),
      imageId: z.string().nullable(),
      explanation: z.string(),
      points: z.int(),
      choices: z.array(z.object({ id: z.string(), text: z.string(), isCorrect: z.boolean() })),
    }),
  ),
  version: z.int(),
});

export const statistics = z.object({
  learners: z.int(),
  completed: z.int(),
  /** How many stand at each tenth of the way. */
  funnel: z.array(z.object({ fromPercent: z.int(), learners: z.int() })),
  hardQuestions: z.array(
    z.object({
      quizId: z.string(),
      questionId: z.string(),
      quizTitle: z.string(),
      question: z.string(),
      answered: z.int(),
      /** Percent that was wrong. */
      wrong: z.int(),
    }),
  ),
  stuck: z.int(),
  /** Fit Coin: what learners paid, and the author's share of it. */
  paid: z.int(),
  earned: z.int(),
});

/** A learner as the author sees them: a name, and no address. */
export const learner = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  status: z.enum(enrolmentStatuses),
  percent: z.int(),
  paid: z.int(),
  enrolledAt: instant,
  lastActivityAt: instant,
  completedAt: instant.nullable(),
  isStuck: z.boolean(),
});

/** One learner's quizzes. */
export const learnerQuizzes = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    attempts: tries,
    best: z.int().nullable(),
    passed: z.boolean(),
    askedAt: instant.nullable(),
  }),
);

export const seen = { version: seenVersion };
