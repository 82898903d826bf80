import type { Id, UserId } from '#core/kernel/id.ts';

/** Section 3 of the specification. */
export const questionKinds = ['text', 'text_area', 'radio', 'checkbox', 'select'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** `options` belong to radio, checkbox and select; the others have none. */
export type Question = Readonly<{
  id: string;
  kind: QuestionKind;
  label: string;
  help: string;
  required: boolean;
  options: readonly string[];
}>;

/** One version of a coach's form. A change makes the next one: answers keep the questions they were given to. */
export type QuestionForm = Readonly<{
  id: Id<'question_form'>;
  coachId: UserId;
  /** Counted from 1 for each coach. */
  number: number;
  questions: readonly Question[];
  createdAt: Date;
}>;

/** A checkbox has a list of chosen options; everything else one text. */
export type Answer = Readonly<{ questionId: string; value: string | readonly string[] }>;

export const maxQuestions = 30;
export const maxOptions = 20;
export const questionMaxLength = 300;
export const optionMaxLength = 120;
export const answerMaxLength: Readonly<Record<'text' | 'text_area', number>> = { text: 300, text_area: 4000 };
