import type { CaseRow, Cases, ContentReports } from '#core/community/moderation/ports.ts';
import type { Case } from '#core/community/moderation/case.ts';
import type { Report } from '#core/community/moderation/report.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const select = `c.*, ${nameOf('o')} as owner_name, ${nameOf('t')} as taken_by_name, ${nameOf('d')} as decided_by_name,
  left(c.snapshot->>'text', 200) as excerpt,
  array(select r.reason from moderation_reports r where r.case_id = c.id
    group by r.reason order by count(*) desc, r.reason) as reasons`;
const from = `moderation_cases c join users o on o.id = c.owner_id left join users t on t.id = c.taken_by
  left join users d on d.id = c.decided_by`;

const list: ListSource<keyof typeof staffLists.cases> = {
  select,
  from,
  own: { table: 'moderation_cases', as: 'c' },
  columns: {
    id: 'c.id',
    assigneeId: assigneeOf('case', 'c.id'),
    targetKind: 'c.target_kind',
    targetId: 'c.target_id',
    ownerId: 'c.owner_id',
    ownerName: nameOf('o'),
    status: 'c.status',
    decision: 'c.decision',
    takenBy: 'c.taken_by',
    weight: 'c.weight',
    reports: 'c.reports',
    dueAt: 'c.due_at',
    createdAt: 'c.created_at',
    decidedAt: 'c.decided_at',
  },
  search: 'o.search like ?',
  tieBreak: 'c.id',
};

/** Names are null where nobody is joined; `nameOf` makes them empty. */
const shown = (row: CaseRow): CaseRow => ({
  ...row,
  takenByName: row.takenBy === null ? null : row.takenByName,
  decidedByName: row.decidedBy === null ? null : row.decidedByName,
});

const stored = ({ snapshot, words, ...one }: Case) => ({
  ...one,
  snapshot: JSON.stringify(snapshot),
  words: [...words],
});

export const knexCases = (db: Connection): Cases => ({
  async open(fresh) {
    // A case that was decided between the two statements is open no more: then there is room for another.
    for (;;) {
      const inserted = await db()('moderation_cases')
        .insert(stored(fresh))
        .onConflict(db().raw("(target_kind, target_id) where status <> 'DECIDED'"))
        .ignore()
        .returning('id');
      const [held] = await rows<Case>(
        db(),
        `select * from moderation_cases where target_kind = ? and target_id = ? and status <> 'DECIDED'
         for no key update`,
        [fresh.targetKind, fresh.targetId],
      );
      if (held) return { held, isNew: inserted.length === 1 };
    }
  },

  async find(id) {
    const [row] = await rows<CaseRow>(db(), `select ${select} from ${from} where c.id = ?`, [id]);
    return row ? shown(row) : null;
  },

  async lock(id) {
    const [row] = await rows<Case>(db(), 'select * from moderation_cases where id = ? for no key update', [
      id,
    ]);
    return row ?? null;
  },

  async update(one) {
    const { id, version } = one;
    const written = await db()('moderation_cases')
      .where({ id, version: version - 1 })
      .update(stored(one));
    requireFresh(written);
  },

  async list(request) {
    const found = await staffList<CaseRow, keyof typeof staffLists.cases>(
      db(),
      list,
      readListRequest(staffLists.cases, request),
    );
    return { ...found, rows: found.rows.map(shown) };
  },
});

export const knexContentReports = (db: Connection): ContentReports => ({
  async insert({ snapshot, ...report }) {
    await refusing(
      { moderation_reports_once: 'report.exists', moderation_reports_reporter_id_fkey: 'user.not_found' },
      db()('moderation_reports').insert({ ...report, snapshot: JSON.stringify(snapshot) }),
    );
  },

  async find(reporterId, { targetKind, targetId }) {
    return (
      (await db()<Report>('moderation_reports').where({ reporterId, targetKind, targetId }).first()) ?? null
    );
  },

  ofCase: (caseId) =>
    rows<Report>(db(), 'select * from moderation_reports where case_id = ? order by created_at, id', [
      caseId,
    ]),

  async dismissedOf(reporterId, since) {
    const [counted] = await rows<{ count: number }>(
      db(),
      `select count(*) as count from moderation_reports r join moderation_cases c on c.id = r.case_id
       where r.reporter_id = ? and c.decision = 'DISMISS' and c.decided_at >= ?`,
      [reporterId, since],
    );
    return counted?.count ?? 0;
  },

  of: (reporterId) =>
    rows<Report>(db(), 'select * from moderation_reports where reporter_id = ? order by created_at, id', [
      reporterId,
    ]),

  async forgetAllOf(userId) {
    const nothing = JSON.stringify({ text: '', mediumIds: [], link: null });
    await db()('moderation_reports').where({ reporterId: userId }).update({ note: '' });
    await db().raw(
      `update moderation_reports set snapshot = ?::jsonb
       where case_id in (select id from moderation_cases where owner_id = ?)`,
      [nothing, userId],
    );
    await db().raw('update moderation_cases set snapshot = ?::jsonb where owner_id = ?', [nothing, userId]);
  },
});
