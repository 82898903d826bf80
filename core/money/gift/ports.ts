import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Gift, Moved } from './gift.ts';

/** With the names of the two, as others may see them: empty for who has left. */
export type GiftRow = Gift & Readonly<{ giverName: string; receiverName: string }>;
export type GiftDirection = 'GIVEN' | 'RECEIVED';

export interface Gifts {
  /**
   * What two members give and get waits for what either is giving or getting, until the transaction ends. Both are held
   * in one order, so that two who give to each other don't wait for ever. Fails with user.not_found.
   */
  lockPair(one: UserId, other: UserId): Promise<void>;
  /** What this member gave and got from this instant on. */
  movedSince(userId: UserId, since: Date): Promise<Moved>;
  /** Fails with transaction.not_pending when this giver's request was stored before. */
  insert(gift: Gift): Promise<void>;
  find(id: Gift['id']): Promise<GiftRow | null>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: Gift['id']): Promise<Gift | null>;
  /** Stores thanks, and whether the message is hidden, of a held row. */
  update(gift: Gift): Promise<void>;
  /** Newest first. */
  pageOf(userId: UserId, direction: GiftDirection, page: PageRequest): Promise<Page<GiftRow>>;
  /** Filters: `id`, `giverId`, `receiverId`, `transferId`, `createdAt_gte/_lte`, `q` (names of either). */
  list(request: ListRequest): Promise<List<GiftRow>>;
  /** The words of what this member gave; the coins stay. */
  forgetMessagesOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    gifts: Gifts;
  }
}
