import type { Digests, NotificationRhythms } from '#core/platform/notification/digest/ports.ts';
import { defaultRhythm, type Rhythm } from '#core/platform/notification/digest/rhythm.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { lockLists } from './notifications.ts';

type Row = Readonly<{ quietFrom: string | null; quietTo: string | null; mails: Rhythm['mails'] }>;

export const knexNotificationRhythms = (db: Connection): NotificationRhythms => ({
  async of(userId) {
    const [row] = await rows<Row>(
      db(),
      'select quiet_from, quiet_to, mails from notification_rhythms where user_id = ?',
      [userId],
    );
    if (!row) return defaultRhythm;
    const { quietFrom: from, quietTo: to, mails } = row;
    return { quiet: from === null || to === null ? null : { from, to }, mails };
  },

  async put(userId, { quiet, mails }, at) {
    const chosen = { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, mails, updatedAt: at };
    await db()('notification_rhythms')
      .insert({ userId, ...chosen })
      .onConflict('userId')
      .merge();
  },

  async deleteAllOf(userId) {
    await db()('notification_rhythms').where({ userId }).delete();
  },
});

/** A list that is busy is passed over; there are so many others to try before the next run. */
const mostTried = 50;
const tryLock = `pg_try_advisory_xact_lock(hashtextextended('notifications:' || ?::text, 0))`;

export const knexDigests = (db: Connection): Digests => {
  const lock = (userId: string) => rows(db(), lockLists, [[userId]]);
  return {
    async lock(userId) {
      await lock(userId);
    },

    async plan(userId, dueAt) {
      await db()('digest_plans').insert({ userId, dueAt }).onConflict('userId').ignore();
    },

    async plannedFor(userId) {
      const [plan] = await rows<{ dueAt: Date }>(db(), 'select due_at from digest_plans where user_id = ?', [
        userId,
      ]);
      return plan?.dueAt ?? null;
    },

    async cancel(userId) {
      await db()('digest_plans').where({ userId }).delete();
    },

    async takeDue(at) {
      const due = await rows<{ userId: string }>(
        db(),
        'select user_id from digest_plans where due_at <= ? order by due_at, user_id limit ?',
        [at, mostTried],
      );
      for (const { userId } of due) {
        // In the order in which lines are written: the list first, then its plan. Never waited for: a transaction that holds more
        // than one list may be waiting for this one's.
        const [held] = await rows<{ isFree: boolean }>(db(), `select ${tryLock} as is_free`, [userId]);
        if (held?.isFree !== true) continue;
        const taken = await db()('digest_plans').where({ userId }).where('dueAt', '<=', at).delete();
        if (taken > 0) return userId;
      }
      return null;
    },
  };
};
