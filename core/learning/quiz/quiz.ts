import type { Id, MediumId } from '#core/kernel/id.ts';
import type { QuizId } from '#core/learning/gate/outline.ts';

export const questionKinds = ['SINGLE', 'MULTIPLE', 'TRUE_FALSE'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type QuestionId = Id<'question'>;
export type ChoiceId = Id<'choice'>;

export type Choice = Readonly<{ id: ChoiceId; text: string; isCorrect: boolean }>;

export type Question = Readonly<{
  id: QuestionId;
  kind: QuestionKind;
  text: string;
  imageId: MediumId | null;
  /** Shown after a pass. */
  explanation: string;
  points: number;
  choices: readonly Choice[];
}>;

/** The same on all three levels: of a lesson, a chapter, a challenge. */
export type Quiz = Readonly<{
  id: QuizId;
  title: string;
  /** Tries of one learner; 0: as many as they like. */
  attempts: number;
  passScore: number;
  shuffleQuestions: boolean;
  shuffleChoices: boolean;
  /** Seconds from the first look at the questions; null: as long as it takes. */
  timeLimit: number | null;
  questions: readonly Question[];
}>;

/** Section 9 of the specification: of 100. */
export const passScore = 80;

export const quizLimits = {
  titleLength: 120,
  attempts: 20,
  timeLimit: { min: 60, max: 7_200 },
  questions: 50,
  questionLength: 1_000,
  explanationLength: 1_000,
  points: 10,
  choices: { min: 2, max: 8 },
  choiceLength: 300,
} as const;
