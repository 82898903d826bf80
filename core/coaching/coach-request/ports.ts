import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { CoachRequest } from './coach-request.ts';

export type CoachRequestRow = CoachRequest &
  Readonly<{
    userName: string;
    username: string | null;
    memberSince: Date;
    /** Of the same person, before this one. */
    earlierCount: number;
  }>;

export interface CoachRequests {
  /** Fails with coach_request.already_requested while another one of the same person waits. */
  insert(request: CoachRequest): Promise<void>;
  /** Holds the row until the transaction ends. */
  lock(id: CoachRequest['id']): Promise<CoachRequest | null>;
  /** Decides a PENDING one; fails with coach_request.not_pending when it is decided already. */
  decide(request: CoachRequest): Promise<void>;
  find(id: CoachRequest['id']): Promise<CoachRequestRow | null>;
  /** All of one person, newest first. */
  of(userId: UserId): Promise<readonly CoachRequest[]>;
  /** Filters: `id`, `userId`, `status`, `q`. */
  list(request: ListRequest): Promise<List<CoachRequestRow>>;
  /** What this person applied with; one that waits is withdrawn, that it was decided stays. */
  forgetAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    coachRequests: CoachRequests;
  }
}
