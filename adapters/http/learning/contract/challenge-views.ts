import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import {
  boardHabits,
  certificateTemplates,
  challengeStatuses,
  submissionStatuses,
} from '#core/learning/challenge/challenge.ts';
import { enrolmentStatuses } from '#core/learning/enrolment/enrolment.ts';
import { lessonTypes } from '#core/learning/lesson/lesson.ts';
import { instant } from '../../engine/contract/endpoint.ts';
import { personCard } from '../../people/contract/person-card.ts';

export const templates = [...certificateTemplates, 'NONE'] as const;

/** A challenge as lists show it. */
export const challengeCard = z.object({
  id: z.string(),
  slug: z.string(),
  language: z.enum(languages),
  title: z.string(),
  summary: z.string(),
  /** Null once they have left. */
  author: personCard.nullable(),
  coverUrl: z.string().nullable(),
  coverId: z.string().nullable(),
  /** Fit Coin before and after the discount, and the percentage that is off now. */
  price: z.int(),
  discount: z.int(),
  discountUntil: instant.nullable(),
  pay: z.int(),
  template: z.enum(templates).nullable(),
  status: z.enum(challengeStatuses),
  learners: z.int(),
  completed: z.int(),
  /** The mean from three reviews on. */
  rating: z.object({ mean: z.number().nullable(), count: z.int() }),
  minutes: z.int(),
  lessonCount: z.int(),
  edition: z.int(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
});

/** With what its author and staff see beside it. */
export const writtenCard = challengeCard.extend({
  submission: z.enum(submissionStatuses),
  returnReason: z.string().nullable(),
  submittedAt: instant.nullable(),
  featured: z.int().nullable(),
});

/** What may be read or done, and why not. */
export const admission = {
  state: z.enum(['LOCKED', 'OPEN', 'DONE']),
  reason: z.string().nullable(),
};

/** The next thing to do. */
export const item = z.object({ kind: z.enum(['LESSON', 'QUIZ']), id: z.string() });

const outlineQuiz = z.object({ id: z.string(), title: z.string(), questions: z.int(), ...admission });

const outlineLesson = z.object({
  id: z.string(),
  position: z.int(),
  title: z.string(),
  type: z.enum(lessonTypes),
  /** How long it takes. */
  seconds: z.int(),
  isPreview: z.boolean(),
  quizId: z.string().nullable(),
  quiz: outlineQuiz.nullable(),
  ...admission,
});

const outlineChapter = z.object({
  id: z.string(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  quiz: outlineQuiz.nullable(),
  lessons: z.array(outlineLesson),
  ...admission,
});

/** Where a learner stands. */
export const enrolment = z.object({
  id: z.string(),
  challengeId: z.string(),
  status: z.enum(enrolmentStatuses),
  editionNo: z.int(),
  /** A newer structure is there to switch to. */
  maySwitch: z.boolean(),
  paid: z.int(),
  percent: z.int(),
  refundableUntil: instant,
  /** Whether the learner may take it back now. */
  mayRefund: z.boolean(),
  enrolledAt: instant,
  completedAt: instant.nullable(),
  onBoard: z.boolean(),
  /** The public id of the certificate. */
  certificateId: z.string().nullable(),
});

/** The page of a challenge. */
export const challengePage = challengeCard.extend({
  description: z.string(),
  goals: z.array(z.string()),
  boardHabit: z.enum(boardHabits),
  translation: z.object({ language: z.enum(languages), slug: z.string() }).nullable(),
  chapters: z.array(outlineChapter),
  quiz: outlineQuiz.nullable(),
  enrolment: enrolment.nullable(),
  /** What enrolling costs this reader. */
  payOwn: z.int(),
  isOwn: z.boolean(),
  next: item.nullable(),
  percent: z.int(),
  version: z.int(),
});
