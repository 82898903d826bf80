import type { Goals } from '#core/body/snapshot/ports.ts';
import { goalMetrics, type Goal } from '#core/body/snapshot/snapshot.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexGoals = (db: Connection): Goals => ({
  of: (userId) =>
    rows<Goal>(
      db(),
      `select * from goals where user_id = ? order by array_position('{${goalMetrics.join(',')}}'::text[], metric)`,
      [userId],
    ),

  async put(goal) {
    await db()('goals').insert(goal).onConflict(['userId', 'metric']).merge();
  },

  async delete(userId, metric) {
    await db()('goals').where({ userId, metric }).delete();
  },

  async deleteAllOf(userId) {
    await db()('goals').where({ userId }).delete();
  },
});
