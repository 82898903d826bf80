import type { UserId } from '#core/kernel/id.ts';

export type TicketHolder = Readonly<{ userId: UserId; sessionId: string | null }>;

/** Opens one socket, once: browsers can't send a bearer token when they open one. */
export interface WsTickets {
  issue(holder: TicketHolder, at: Date): Promise<string>;
  /** Null when it was used, has run out, or never existed. */
  consume(ticket: string, at: Date): Promise<TicketHolder | null>;
  /** Answers how many were forgotten. */
  forget(before: Date): Promise<number>;
}

export const ticketLifetimeMs = 30_000;
