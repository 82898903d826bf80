import type { UserId } from '#core/kernel/id.ts';
import type { QuestionForm } from './question-form.ts';

export interface QuestionForms {
  /** Fails with version.stale when the number is taken. */
  insert(form: QuestionForm): Promise<void>;
  find(id: QuestionForm['id']): Promise<QuestionForm | null>;
  /** The newest version; null when the coach never made one. */
  currentOf(coachId: UserId): Promise<QuestionForm | null>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    questionForms: QuestionForms;
  }
}
