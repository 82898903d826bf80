import type {
  Assignments,
  NamedAssignee,
  NamedNote,
  StaffNotes,
} from '#core/member-lifecycle/staff-work/ports.ts';
import type { Assignment, StaffNote } from '#core/member-lifecycle/staff-work/staff-note.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';

const named = `select n.*, ${nameOf('u')} as author_name from staff_notes n join users u on u.id = n.author_id`;

/** Reports and messages go by themselves; everything else stays as long as there is an account. */
const orphans = `(kind = 'bug_report' and not exists (select 1 from bug_reports b where b.id = record_id))
  or (kind = 'contact_message' and not exists (select 1 from contact_messages c where c.id = record_id))`;

export const knexStaffNotes = (db: Connection): StaffNotes => ({
  async insert(note) {
    await db()('staff_notes').insert(note);
  },

  async find(id) {
    return (await db()<StaffNote>('staff_notes').where({ id }).first()) ?? null;
  },

  async update({ id, version, text, updatedAt }) {
    requireFresh(
      await db()('staff_notes')
        .where({ id, version: version - 1 })
        .update({ version, text, updatedAt }),
    );
  },

  async delete(id) {
    await db()('staff_notes').where({ id }).delete();
  },

  ofRecord: ({ kind, id }) =>
    rows<NamedNote>(db(), `${named} where n.kind = ? and n.record_id = ? order by n.created_at, n.id`, [
      kind,
      id,
    ]),

  async countOf({ kind, id }) {
    const [found] = await rows<{ count: number }>(
      db(),
      'select count(*)::int as count from staff_notes where kind = ? and record_id = ?',
      [kind, id],
    );
    return found?.count ?? 0;
  },

  about: (userId) =>
    rows<NamedNote>(db(), `${named} where n.about_user_id = ? order by n.created_at desc, n.id desc`, [
      userId,
    ]),

  async deleteOrphans() {
    return (await rows(db(), `delete from staff_notes where ${orphans} returning id`)).length;
  },

  async deleteAllAbout(aboutUserId) {
    await db()('staff_notes').where({ aboutUserId }).delete();
  },
});

export const knexAssignments = (db: Connection): Assignments => ({
  async lock({ kind, id }) {
    // There may be no row to hold yet.
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`assignment ${kind} ${id}`]);
    return (await db()<Assignment>('assignments').where({ kind, recordId: id }).first()) ?? null;
  },

  async find({ kind, id }) {
    const [found] = await rows<Assignment & { assigneeName: string }>(
      db(),
      `select w.*, ${nameOf('u')} as assignee_name from assignments w join users u on u.id = w.assignee_id
       where w.kind = ? and w.record_id = ?`,
      [kind, id],
    );
    return found ?? null;
  },

  async put(assignment) {
    await db()('assignments').insert(assignment).onConflict(['kind', 'record_id']).merge();
  },

  async delete({ kind, id }) {
    await db()('assignments').where({ kind, recordId: id }).delete();
  },

  ofRecords: (kind, ids) =>
    rows<NamedAssignee>(
      db(),
      `select w.record_id, w.assignee_id, ${nameOf('u')} as assignee_name
       from assignments w join users u on u.id = w.assignee_id
       where w.kind = ? and w.record_id = any(?::text[])`,
      [kind, [...ids]],
    ),

  async deleteOrphans() {
    return (await rows(db(), `delete from assignments where ${orphans} returning record_id`)).length;
  },

  async deleteAllOf(userId) {
    await db()('assignments').where({ aboutUserId: userId }).orWhere({ assigneeId: userId }).delete();
  },
});
