import type { Pushes, PushSubscriptions } from '#core/platform/notification/ports.ts';
import type { Push, PushSubscription } from '#core/platform/notification/push.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

const alive = `select s.* from push_subscriptions s join sessions o on o.id = s.session_id and o.ended_at is null and o.expires_at > ?`;

export const knexPushSubscriptions = (db: Connection): PushSubscriptions => ({
  of: (userId, at) =>
    rows<PushSubscription>(db(), `${alive} where s.user_id = ? order by s.created_at desc, s.id desc`, [
      at,
      userId,
    ]),

  async findAlive(id, at) {
    return (await rows<PushSubscription>(db(), `${alive} where s.id = ?`, [at, id]))[0] ?? null;
  },

  async put(subscription) {
    await db()('push_subscriptions').where({ endpoint: subscription.endpoint }).delete();
    // Two requests of one page at once: the later one counts.
    await db()('push_subscriptions')
      .insert(subscription)
      .onConflict('endpoint')
      .merge(['userId', 'sessionId', 'p256dh', 'auth', 'createdAt']);
  },

  async keepNewest(userId, count) {
    await rows(
      db(),
      `delete from push_subscriptions where user_id = ? and id not in
         (select id from push_subscriptions where user_id = ? order by created_at desc, id desc limit ?)`,
      [userId, userId, count],
    );
  },

  async remove(userId, endpoint) {
    await db()('push_subscriptions').where({ userId, endpoint }).delete();
  },

  async removeOfSessions(userId, sessionIds) {
    await db()('push_subscriptions')
      .where({ userId })
      .whereIn('sessionId', [...sessionIds])
      .delete();
  },

  async deleteAllOf(userId) {
    for (const table of ['pushes', 'push_subscriptions']) await db()(table).where({ userId }).delete();
  },
});

const columns =
  'p.id, p.subscription_id, p.user_id, p.notification_id, p.attempts, p.next_attempt_at, p.created_at';

export const knexPushes = (db: Connection): Pushes => ({
  async append(push) {
    await db()('pushes').insert(push);
  },

  async take(at, until, limit) {
    const taken = await rows<Push>(
      db(),
      `update pushes p set held_until = ?
       from (
         select id from pushes where next_attempt_at <= ? and (held_until is null or held_until <= ?)
         order by next_attempt_at, id limit ? for update skip locked
       ) as due
       where p.id = due.id returning ${columns}`,
      [until, at, at, limit],
    );
    return taken.toSorted(
      (a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime() || (a.id < b.id ? -1 : 1),
    );
  },

  async postpone({ id, attempts, nextAttemptAt }) {
    await db()('pushes').where({ id }).update({ attempts, nextAttemptAt, heldUntil: null });
  },

  async release(userId, at) {
    await db()('pushes')
      .where({ userId, attempts: 0 })
      .where('nextAttemptAt', '>', at)
      .update({ nextAttemptAt: at });
  },

  async remove(id) {
    await db()('pushes').where({ id }).delete();
  },
});
