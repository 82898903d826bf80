import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Question } from './question.ts';

export interface Questions {
  /** ACTIVE ones. */
  active(): Promise<readonly Question[]>;
  find(id: Question['id']): Promise<Question | null>;
  /** Fails with question.slug_taken. */
  insert(question: Question): Promise<void>;
  /** Writes when the stored version is `question.version - 1`, else fails with version.stale; refuses like `insert`. */
  update(question: Question): Promise<void>;
  delete(id: Question['id']): Promise<void>;
  /** Filters: `id`, `category`, `status`, `q` (question, answer and slug). */
  list(request: ListRequest): Promise<List<Question>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    questions: Questions;
  }
}
