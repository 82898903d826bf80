import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { MemberNote } from './member-note.ts';

/** Whose note, about whom, how long and how old; never what it says. `length` counts Unicode characters. */
export type MemberNoteRow = Readonly<{
  coachId: UserId;
  coachName: string;
  memberId: UserId;
  memberName: string;
  length: number;
  updatedAt: Date;
}>;

export interface MemberNotes {
  /** Deleted ones too, without a text. */
  find(coachId: UserId, memberId: UserId): Promise<MemberNote | null>;
  /** Inserts at version 1, else replaces `version - 1`. Fails with version.stale, and with user.not_found. */
  put(note: MemberNote): Promise<void>;
  /** What this coach wrote and did not delete, last changed first. */
  ofCoach(coachId: UserId): Promise<readonly MemberNote[]>;
  /** Forgets what this user wrote, and what was written about this user. */
  deleteAllOf(userId: UserId): Promise<void>;
  /** Those with a text. Filters: `coachId`, `memberId`, `updatedAt_gte/_lte`, `q` (names of both). */
  list(request: ListRequest): Promise<List<MemberNoteRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    memberNotes: MemberNotes;
  }
}
