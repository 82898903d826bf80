import {
  socketPurpose,
  ticketLifetimeMs,
  type TicketHolder,
  type WsTickets,
} from '#adapters/ports/ws-tickets.ts';

export const memoryWsTickets = (): WsTickets => {
  const tickets = new Map<string, TicketHolder & { purpose: string; expiresAt: Date }>();
  return {
    async issue({ userId, sessionId }, at, purpose = socketPurpose) {
      const ticket = `${crypto.randomUUID()}${crypto.randomUUID()}`;
      tickets.set(ticket, {
        userId,
        sessionId,
        purpose,
        expiresAt: new Date(at.getTime() + ticketLifetimeMs),
      });
      return ticket;
    },

    async consume(ticket, at, purpose = socketPurpose) {
      const found = tickets.get(ticket);
      if (found?.purpose !== purpose) return null;
      tickets.delete(ticket);
      return found.expiresAt > at ? { userId: found.userId, sessionId: found.sessionId } : null;
    },

    async forget(before) {
      const old = [...tickets].filter(([, { expiresAt }]) => expiresAt < before);
      for (const [ticket] of old) tickets.delete(ticket);
      return old.length;
    },
  };
};
