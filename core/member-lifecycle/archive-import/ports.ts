import type { UserId } from '#core/kernel/id.ts';
import type { ArchiveAnswer, BroughtAnswer } from './archive-content.ts';

/** Records to read: no review, no rating, nothing that counts for a coach. */
export interface BroughtAnswers {
  /** Each of a member once, by where it was written; answers how many were new. */
  insert(answers: readonly BroughtAnswer[]): Promise<number>;
  /** Last answered first. */
  of(userId: UserId): Promise<readonly BroughtAnswer[]>;
  /** Where those that are here were written. */
  keysOf(userId: UserId): Promise<readonly Pick<ArchiveAnswer, 'origin' | 'sourceId'>[]>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    broughtAnswers: BroughtAnswers;
  }
}
