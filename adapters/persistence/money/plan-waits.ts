import type { PlanWait, PlanWaitRow, PlanWaits } from '#core/money/level/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

export const knexPlanWaits = (db: Connection): PlanWaits => ({
  async join(wait) {
    await db()('plan_waits').insert(wait).onConflict(['userId', 'level']).ignore();
  },

  async leave(userId, level) {
    await db()('plan_waits').where({ userId, level }).delete();
  },

  of: (userId) => rows<PlanWait>(db(), 'select * from plan_waits where user_id = ? order by level', [userId]),

  async pageOf(level, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<PlanWaitRow>(
      db(),
      `select w.*, ${nameOf('u')} as user_name, u.email as user_email
       from plan_waits w join users u on u.id = w.user_id
       where w.level = ? ${at && id ? 'and (w.joined_at, w.user_id) > (?, ?)' : ''}
       order by w.joined_at, w.user_id limit ?`,
      [level, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, ({ joinedAt, userId }) => encodeCursor(joinedAt, userId));
  },

  async countOf(level) {
    const [counted] = await rows<{ count: number }>(
      db(),
      'select count(*) as count from plan_waits where level = ?',
      [level],
    );
    return counted?.count ?? 0;
  },

  lockNext: (level, limit) =>
    rows<PlanWait>(
      db(),
      'select * from plan_waits where level = ? order by joined_at, user_id limit ? for update skip locked',
      [level, limit],
    ),

  async deleteAllOf(userId) {
    await db()('plan_waits').where({ userId }).delete();
  },
});
