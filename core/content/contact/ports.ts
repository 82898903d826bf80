import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { ContactMessage } from './contact-message.ts';

/** A message in the staff's list: without the words. */
export type ContactRow = Omit<ContactMessage, 'message' | 'replies' | 'sender' | 'formToken' | 'textHash'> &
  Readonly<{ replyCount: number }>;

type Counted = Pick<ContactMessage, 'sender' | 'email' | 'textHash'>;

export interface ContactMessages {
  /** One message is taken in at a time: waits for the others, until the transaction ends. */
  lockIntake(): Promise<void>;
  /** How many came since an instant that share this with it. */
  countSince(shared: Partial<Counted>, since: Date): Promise<number>;
  /** Of how many the support mailbox has heard since an instant. */
  mailedSince(since: Date): Promise<number>;
  /** False when a message of this form is there: nothing is written. */
  insert(message: ContactMessage): Promise<boolean>;
  find(id: ContactMessage['id']): Promise<ContactMessage | null>;
  /** Holds the row until the transaction ends. */
  lock(id: ContactMessage['id']): Promise<ContactMessage | null>;
  /** Writes when the stored version is `message.version - 1`, else fails with version.stale. */
  update(message: ContactMessage): Promise<void>;
  markMailed(id: ContactMessage['id']): Promise<void>;
  /** All of one member, newest first. */
  of(userId: UserId): Promise<readonly ContactMessage[]>;
  deleteAllOf(userId: UserId): Promise<void>;
  /** What is done with by then; answers how many went. */
  deleteBefore(limits: Readonly<{ spam: Date; closed: Date }>): Promise<number>;
  /** Filters: `id`, `status`, `email`, `userId`, `createdAt_gte/_lte`, `q` (name, address, subject). */
  list(request: ListRequest): Promise<List<ContactRow>>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    contactMessages: ContactMessages;
  }
}
