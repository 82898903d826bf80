import { fieldError } from '#core/kernel/domain-error.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { Id } from '#core/kernel/id.ts';
import { inLanguage, type Language, type LocalizedText } from '#core/kernel/language.ts';
import { fold, slug } from '#core/kernel/text/text.ts';

/** Section 1 of the specification, in the order of the tabs. */
export const questionCategories = ['ACCOUNT', 'PAYMENT', 'COACH', 'RETURN_REFUND', 'GUARANTEES'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const questionLimits = { question: { min: 5, max: 200 }, answer: 5_000, slug: 96 } as const;

/** Something that is asked often, with its answer. The answer is rich text as it is stored. */
export type Question = Readonly<{
  id: Id<'question'>;
  category: QuestionCategory;
  /** What a copied link names it by; it stays when the words change. */
  slug: string;
  question: LocalizedText;
  answer: LocalizedText;
  /** Of what is searched: the answer without its tags. */
  answerText: LocalizedText;
  /** Within the category, from 1 on; equal ones stand in the order they were made. */
  position: number;
  status: ActiveStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** ASCII, from the Vietnamese question unless one was typed. Names of the page's own parts are left to them. */
export const questionSlug = (typed: string, question: LocalizedText): string => {
  const made = slug(typed === '' ? question.vi : typed)
    .slice(0, questionLimits.slug)
    .replace(/-$/, '');
  if (made.length < 3) throw fieldError('body.slug', 'input.min_length', { length: 3 });
  return made;
};

const categoryRank = (category: QuestionCategory): number => questionCategories.indexOf(category);

export const inOrder = (questions: readonly Question[]): readonly Question[] =>
  questions.toSorted(
    (one, other) =>
      categoryRank(one.category) - categoryRank(other.category) ||
      one.position - other.position ||
      (one.id < other.id ? -1 : 1),
  );

type Searched = Readonly<{ question: string; answerText: string }>;

/** Whether every word that was typed stands in the question or its answer, marks and case aside. */
export const matches = ({ question, answerText }: Searched, typed: string): boolean => {
  const text = fold(`${question} ${answerText}`);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export const wordsIn = (
  { question, answer, answerText }: Question,
  language: Language,
): Readonly<{ question: string; answer: string; answerText: string }> => ({
  question: inLanguage(question, language),
  answer: inLanguage(answer, language),
  answerText: inLanguage(answerText, language),
});
