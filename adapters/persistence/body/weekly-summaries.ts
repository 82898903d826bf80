import type { WeeklySummaries } from '#core/body/snapshot/ports.ts';
import type { PlannedSummary } from '#core/body/snapshot/weekly-summary.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexWeeklySummaries = (db: Connection): WeeklySummaries => ({
  async plan(summary) {
    await db()('weekly_summaries').insert(summary).onConflict(['userId', 'week']).ignore();
  },

  async takeDue(at) {
    const [taken = null] = await rows<PlannedSummary>(
      db(),
      `delete from weekly_summaries where (user_id, week) in (
         select user_id, week from weekly_summaries where due_at <= ?
         order by due_at, user_id limit 1 for update skip locked
       ) returning user_id, week, due_at`,
      [at],
    );
    return taken;
  },

  async deleteAllOf(userId) {
    await db()('weekly_summaries').where({ userId }).delete();
  },
});
