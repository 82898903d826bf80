import type { QuestionCategory } from './question.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    question: `question.category.${QuestionCategory}`;
  }
}
