import type { Retention } from './retention.ts';
import type { RetentionTerm } from './terms.ts';

export interface RetentionTerms {
  /** Those that staff have set. */
  all(): Promise<readonly RetentionTerm[]>;
  /** Replaces `version - 1`, where the first version replaces nothing. Fails with version.stale. */
  put(term: RetentionTerm): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    retention: Retention;
    retentionTerms: RetentionTerms;
  }
}
