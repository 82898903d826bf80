import type { Knex } from 'knex';
import type { Users } from '#core/people/account/ports.ts';
import { anonymousAs } from '#core/people/account/user.ts';
import { forgottenDelivery } from '#core/money/shop/order.ts';
import { forgottenCoachRequest } from '#core/coaching/coach-request/coach-request.ts';
import type { UserId } from '#core/kernel/id.ts';
import { forgottenEvidence } from '#core/coaching/specialization/specialization-request.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { forgetReviews } from '../coaching/forget-reviews.ts';

/** Everything that says who a member was, with what only they needed; in an order in which no row loses what it refers to. */
const forgottenTables = [
  'pushes',
  'push_subscriptions',
  'presences',
  'credentials',
  'known_clients',
  'sessions',
  'verifications',
  'consents',
  'drafts',
  'goals',
  'reports',
  'snapshots',
  'weekly_reminders',
  'level_reminders',
  'plan_waits',
  'notifications',
  'notification_preferences',
  'ws_tickets',
  'mails',
] as const;

/** What was applied for, and with which papers; that it was decided stays. */
const forgetRequests = async (connection: Knex, userId: UserId, at: Date): Promise<void> => {
  await connection('coach_requests')
    .where({ userId })
    .update({
      ...forgottenCoachRequest,
      status: connection.raw(`case status when 'PENDING' then 'CANCELED' else status end`),
    });
  const own = connection('specialization_requests').where({ userId });
  await connection('specialization_request_media').whereIn('requestId', own.clone().select('id')).delete();
  const { mediaIds: _, ...evidence } = forgottenEvidence;
  await own.update({
    evidence,
    expiresAt: null,
    refusalReason: null,
    removedAt: connection.raw('coalesce(removed_at, ?)', [at]),
  });
};

export const knexUserAnonymisation = (db: Connection): Pick<Users, 'anonymise' | 'dueForAnonymisation'> => ({
  async anonymise(id, at) {
    const connection = db();
    await connection('users')
      .where({ id })
      .update({
        ...anonymousAs(id, at),
        reminder: connection.raw(`reminder || '{"enabled": false}'`),
        search: '',
        version: connection.raw('version + 1'),
      });
    for (const table of forgottenTables) await connection(table).where({ userId: id }).delete();
    await connection('payments').where({ userId: id }).update({ receiptId: null });
    await connection('partner_claims').where({ userId: id }).update({ evidence: null });
    await connection('orders').where({ userId: id }).update({ delivery: forgottenDelivery });
    await forgetRequests(connection, id, at);
    await forgetReviews(connection, id);
    await connection('saved_replies').where({ coachId: id }).delete();
    await connection('coach_profiles').where({ coachId: id }).delete();
    await connection('photo_views').where({ ownerId: id }).delete();
    await connection('media').where({ ownerId: id }).delete();
  },

  async dueForAnonymisation(before, limit) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select id from users where deletion_requested_at < ? and anonymised_at is null
       order by deletion_requested_at, id limit ?`,
      [before, limit],
    );
    return found.map(({ id }) => id);
  },
});
