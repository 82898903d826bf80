import type { Reports } from '#core/body/snapshot/ports.ts';
import type { Report } from '#core/body/snapshot/snapshot.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexReports = (db: Connection): Reports => ({
  async insertOrFind(report) {
    const inserted = await db()('reports')
      .insert(report)
      .onConflict(['userId', 'requestKey'])
      .ignore()
      .returning('id');
    if (inserted.length > 0) return null;
    // The insert waited for the other request, so its report is visible now.
    const { userId, requestKey } = report;
    return (await db()<Report>('reports').where({ userId, requestKey }).first()) ?? null;
  },

  async update({ id, status, holdId, mediumId }) {
    await db()('reports').where({ id }).update({ status, holdId, mediumId });
  },

  async pageOf(userId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Report>(
      db(),
      `select * from reports where user_id = ? ${at ? 'and (created_at, id) < (?, ?)' : ''}
       order by created_at desc, id desc limit ?`,
      [userId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (report) => encodeCursor(report.createdAt, report.id));
  },

  async deleteAllOf(userId) {
    await db()('reports').where({ userId }).delete();
  },
});
