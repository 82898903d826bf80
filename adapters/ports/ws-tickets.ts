import type { UserId } from '#core/kernel/id.ts';

export type TicketHolder = Readonly<{ userId: UserId; sessionId: string | null }>;

/** What a ticket opens unless it says so: a live connection. Of a download it is the address. */
export const socketPurpose = 'socket';

/** Opens one thing, once: browsers can't send a bearer token when they open a socket or follow a link to a file. */
export interface WsTickets {
  issue(holder: TicketHolder, at: Date, purpose?: string): Promise<string>;
  /** Null when it was used, has run out, is for something else, or never existed. */
  consume(ticket: string, at: Date, purpose?: string): Promise<TicketHolder | null>;
  /** Answers how many were forgotten. */
  forget(before: Date): Promise<number>;
}

export const ticketLifetimeMs = 30_000;
