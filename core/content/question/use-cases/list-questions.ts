import type { Actor } from '#core/access/actor/actor.ts';
import type { Language } from '#core/kernel/language.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { inOrder, matches, wordsIn, type Question, type QuestionCategory } from '../question.ts';

export type ShownQuestion = Readonly<{
  slug: string;
  category: QuestionCategory;
  question: string;
  /** Rich text as it is stored. */
  answer: string;
  /** The same without tags. */
  answerText: string;
}>;

type Asked = Readonly<{
  language: Language;
  category?: QuestionCategory | undefined;
  q?: string | undefined;
}>;

/** What everybody may read, in the order of the page. */
export const listQuestions =
  ({ reads }: Reads<'questions'>) =>
  async (
    _actor: Actor,
    { language, category, q = '' }: Asked,
  ): Promise<Readonly<{ items: readonly ShownQuestion[] }>> => {
    const typed = normalize(q);
    const shown = (question: Question): ShownQuestion => ({
      slug: question.slug,
      category: question.category,
      ...wordsIn(question, language),
    });
    const items = inOrder(await reads.questions.active())
      .filter((question) => category === undefined || question.category === category)
      .map(shown)
      .filter((question) => typed === '' || matches(question, typed));
    return { items };
  };
