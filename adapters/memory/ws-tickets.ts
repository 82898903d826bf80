import { ticketLifetimeMs, type TicketHolder, type WsTickets } from '../ws-tickets.ts';

export const memoryWsTickets = (): WsTickets => {
  const tickets = new Map<string, TicketHolder & { expiresAt: Date }>();
  return {
    async issue({ userId, sessionId }, at) {
      const ticket = `${crypto.randomUUID()}${crypto.randomUUID()}`;
      tickets.set(ticket, { userId, sessionId, expiresAt: new Date(at.getTime() + ticketLifetimeMs) });
      return ticket;
    },

    async consume(ticket, at) {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      return found && found.expiresAt > at ? { userId: found.userId, sessionId: found.sessionId } : null;
    },

    async forget(before) {
      const old = [...tickets].filter(([, { expiresAt }]) => expiresAt < before);
      for (const [ticket] of old) tickets.delete(ticket);
      return old.length;
    },
  };
};
