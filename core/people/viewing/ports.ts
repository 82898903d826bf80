import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Viewing, ViewingId } from './viewing-session.ts';

export type NamedViewing = Viewing & Readonly<{ staffName: string }>;

export interface Viewings {
  insert(viewing: Viewing): Promise<void>;
  find(id: ViewingId): Promise<Viewing | null>;
  /** Those of one person of the staff that nobody has ended, over or not. */
  openOf(staffId: UserId): Promise<readonly Viewing[]>;
  /** Those that are over and that nobody has ended, the oldest first. */
  overdue(at: Date, limit: number): Promise<readonly Viewing[]>;
  /** One conditional update; false when it was ended before. */
  end(id: ViewingId, endedAt: Date): Promise<boolean>;
  /** Of one member, newest first. */
  pageOf(memberId: UserId, page: PageRequest): Promise<Page<NamedViewing>>;
  /** All of one member, newest first. */
  allOf(memberId: UserId): Promise<readonly Viewing[]>;
  /** Those of this member. What a person of the staff looked at stays for the others to read. */
  deleteAllOf(memberId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    viewings: Viewings;
  }
}
