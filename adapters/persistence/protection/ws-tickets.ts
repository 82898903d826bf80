import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import {
  socketPurpose,
  ticketLifetimeMs,
  type TicketHolder,
  type WsTickets,
} from '#adapters/ports/ws-tickets.ts';
import { rows } from '../engine/database.ts';

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

export const knexWsTickets = (pool: Knex): WsTickets => ({
  async issue({ userId, sessionId }, at, purpose = socketPurpose) {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(at.getTime() + ticketLifetimeMs);
    await pool('ws_tickets').insert({ tokenHash: hashOf(ticket), userId, sessionId, purpose, expiresAt });
    return ticket;
  },

  async consume(ticket, at, purpose = socketPurpose) {
    const [used] = await rows<TicketHolder & { expiresAt: Date }>(
      pool,
      'delete from ws_tickets where token_hash = ? and purpose = ? returning user_id, session_id, expires_at',
      [hashOf(ticket), purpose],
    );
    return used && used.expiresAt > at ? { userId: used.userId, sessionId: used.sessionId } : null;
  },

  forget: (before) => pool('ws_tickets').where('expiresAt', '<', before).delete(),
});
