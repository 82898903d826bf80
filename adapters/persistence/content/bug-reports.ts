import type { BugMessage, BugReport, BugVote } from '#core/content/bug-report/bug-report.ts';
import type { BugMessageRow, BugReportRow, BugReports } from '#core/content/bug-report/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { columns, group, reportOf, rowOf, shown, source, storedOf, votes } from './bug-report-rows.ts';
import type { ReadReport, StoredReport } from './bug-report-rows.ts';

const list: ListSource<keyof typeof staffLists.bugReports> = {
  select: shown,
  from: source,
  all: 'bug_reports r',
  own: { table: 'bug_reports', as: 'r' },
  columns: {
    id: 'r.id',
    assigneeId: assigneeOf('bug_report', 'r.id'),
    number: 'r.number',
    type: 'r.type',
    title: 'r.title',
    status: 'r.status',
    outcome: 'r.outcome',
    severity: 'r.severity',
    isSecurity: 'r.is_security',
    isMerged: '(r.merged_into is not null)',
    stage: 'r.stage',
    reporterId: 'r.reporter_id',
    reporterName: nameOf('u'),
    votes,
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  search: `fold(r.number || ' ' || r.title || ' ' || ${nameOf('u')})`,
  tieBreak: 'r.id',
};

const reads = async (
  db: Connection,
  where: string,
  bindings: readonly (string | number | Date | boolean | null | string[])[],
): Promise<readonly BugReportRow[]> =>
  (await rows<ReadReport>(db(), `select ${shown} from ${source} where ${where}`, bindings as string[])).map(
    rowOf,
  ); // the driver takes what bindings hold

const steps = (
  db: Connection,
): Pick<
  BugReports,
  'lockReporter' | 'lockGroups' | 'lockStaffMails' | 'insert' | 'lock' | 'update' | 'delete' | 'lockGroup'
> => {
  const lockNamed = async (name: string) => {
    await rows(db(), 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
  };
  return {
    lockReporter: (userId) => lockNamed(`bug reports of ${userId}`),
    lockGroups: () => lockNamed('bug report groups'),
    lockStaffMails: () => lockNamed('bug report mails'),
    async insert({ screenshots, ...report }) {
      const [stored] = await db()('bug_reports')
        .insert(storedOf({ ...report, screenshots }))
        .returning<{ number: number }[]>('number');
      for (const [index, mediumId] of screenshots.entries())
        await db()('bug_screenshots').insert({ reportId: report.id, position: index + 1, mediumId });
      return { ...report, screenshots, number: stored?.number ?? 0 };
    },
    async lock(id) {
      const [found] = await rows<StoredReport>(
        db(),
        `select ${columns} from bug_reports r where r.id = ? for update`,
        [id],
      );
      return found ? reportOf(found) : null;
    },
    async update(report) {
      const after = { ...report, version: report.version + 1 };
      await db()('bug_reports').where({ id: report.id }).update(storedOf(after));
      return after;
    },
    async delete(id) {
      await db()('bug_reports').where({ id }).delete();
    },
    async lockGroup(id) {
      const found = await rows<StoredReport>(
        db(),
        `select ${columns} from bug_reports r where r.id in (
           with recursive g as (select ?::text as id union select c.id from bug_reports c join g on c.merged_into = g.id)
           select id from g) order by r.created_at, r.number for update`,
        [id],
      );
      return found.map(reportOf);
    },
  };
};

const talk = (
  db: Connection,
): Pick<
  BugReports,
  'addVote' | 'removeVote' | 'votedAmong' | 'addMessage' | 'messagesOf' | 'messagesBy' | 'votesOf'
> => ({
  async addVote(vote) {
    const added = await db()('bug_votes')
      .insert(vote)
      .onConflict(['report_id', 'user_id'])
      .ignore()
      .returning('user_id');
    return added.length === 1;
  },
  async removeVote(reportId, userId) {
    await db()('bug_votes').where({ reportId, userId }).delete();
  },
  async votedAmong(userId, reportIds) {
    const found = await rows<{ id: string }>(
      db(),
      `select r.id from bug_reports r where r.id = any(?::text[])
         and exists (select 1 from bug_votes v where v.user_id = ? and v.report_id in ${group})`,
      [[...reportIds], userId],
    );
    return new Set(found.map(({ id }) => id));
  },
  async addMessage(message) {
    await db()('bug_messages').insert(message);
  },
  messagesOf: (reportId) =>
    rows<BugMessageRow>(
      db(),
      `select m.*, ${nameOf('u')} as author_name from bug_messages m left join users u on u.id = m.author_id
       where m.report_id = ? order by m.created_at, m.id`,
      [reportId],
    ),
  messagesBy: (userId) =>
    rows<BugMessage>(db(), 'select * from bug_messages where author_id = ? order by created_at, id', [
      userId,
    ]),
  votesOf: (userId) =>
    rows<BugVote>(db(), 'select * from bug_votes where user_id = ? order by created_at, report_id', [userId]),
});

type Resembling = ReadReport & Readonly<{ likeness: number }>;

const similar = (db: Connection): Pick<BugReports, 'suggestions' | 'similarTo'> => {
  const resembling = async (
    where: string,
    likeness: string,
    bindings: Readonly<Record<string, string | number | boolean>>,
  ) => {
    const found = await rows<Resembling>(
      db(),
      `select * from (select ${shown}, (${likeness})::float8 as likeness from ${source} where ${where}) t
       where t.likeness >= :similarity order by t.likeness desc, t.number limit :limit`,
      bindings,
    );
    return found.map(({ likeness: similarity, ...row }) => ({ report: rowOf(row), similarity }));
  };
  const publicLikeness = `greatest(similarity(fold(r.public_title ->> 'vi'), :text), similarity(fold(r.public_title ->> 'en'), :text))`;
  return {
    suggestions: (userId, text, { similarity, limit }) =>
      resembling(
        '((r.stage is not null and r.merged_into is null) or r.reporter_id = :userId)',
        `greatest(case when r.stage is not null and r.merged_into is null then ${publicLikeness} else 0 end,
           case when r.reporter_id = :userId then similarity(fold(r.title), :text) else 0 end)`,
        { userId, text, similarity, limit },
      ),
    similarTo: ({ id, title, isSecurity }, { similarity, limit }) =>
      resembling(
        'r.id <> :id and r.is_security = :isSecurity and r.merged_into is null',
        `greatest(similarity(fold(r.title), fold(:title)), case when r.stage is not null
           then greatest(similarity(fold(r.public_title ->> 'vi'), fold(:title)), similarity(fold(r.public_title ->> 'en'), fold(:title)))
           else 0 end)`,
        { id, title, isSecurity, similarity, limit },
      ),
  };
};

const upkeep = (
  db: Connection,
): Pick<BugReports, 'mailedSince' | 'markMailed' | 'allOf' | 'showing' | 'forgetAllOf' | 'countOf'> => ({
  async countOf(userId, since) {
    const [counted] = await rows<{ filed: number; open: number }>(
      db(),
      `select count(*) filter (where created_at > ?)::int as filed,
         count(*) filter (where status in ('PENDING', 'PROCESSING') and merged_into is null)::int as open
       from bug_reports where reporter_id = ?`,
      [since, userId],
    );
    return counted ?? { filed: 0, open: 0 };
  },
  async mailedSince(since) {
    const [counted] = await rows<{ mailed: number }>(
      db(),
      'select count(*)::int as mailed from bug_reports where mailed_at > ?',
      [since],
    );
    return counted?.mailed ?? 0;
  },
  async markMailed(id, mailedAt) {
    await db()('bug_reports').where({ id }).update({ mailedAt });
  },
  async allOf(userId): Promise<readonly BugReport[]> {
    const found = await rows<StoredReport>(
      db(),
      `select ${columns} from bug_reports r where r.reporter_id = ? order by r.number`,
      [userId],
    );
    return found.map(reportOf);
  },
  async showing(mediumId) {
    const found = await rows<StoredReport>(
      db(),
      `select ${columns} from bug_screenshots w join bug_reports r on r.id = w.report_id where w.medium_id = ?`,
      [mediumId],
    );
    return found.map(reportOf);
  },
  async forgetAllOf(userId, at) {
    await rows(db(), 'delete from bug_votes where user_id = ?', [userId]);
    await rows(db(), `update bug_messages set text = '' where author_id = ? and kind = 'REPORTER'`, [userId]);
    await rows(
      db(),
      'delete from bug_screenshots s using bug_reports r where r.id = s.report_id and r.reporter_id = ?',
      [userId],
    );
    await rows(
      db(),
      `update bug_reports set title = '', content = '', browser = '', page_url = null, version = version + 1,
         closed_at = case when outcome is null then ?::timestamptz else closed_at end,
         status = case when outcome is null then 'CANCELED' else status end, outcome = coalesce(outcome, 'WITHDRAWN')
       where reporter_id = ?`,
      [at, userId],
    );
  },
});

export const knexBugReports = (db: Connection): BugReports => ({
  find: async (id) => (await reads(db, 'r.id = ?', [id]))[0] ?? null,
  mergedInto: (id) =>
    reads(
      db,
      `r.id <> ? and r.id in (
    with recursive g as (select ?::text as id union select c.id from bug_reports c join g on c.merged_into = g.id)
    select id from g) order by r.created_at, r.number`,
      [id, id],
    ),
  async pageOf(userId, { status = null }, { limit, cursor }) {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await reads(
      db,
      `r.reporter_id = ? and (?::text is null or r.status = ?)
         and (?::timestamptz is null or (r.created_at, r.id) < (?::timestamptz, ?))
       order by r.created_at desc, r.id desc limit ?`,
      [userId, status, status, at, at, id, limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.createdAt, row.id));
  },
  async roadmap({ stage = null }, { limit, cursor }) {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await reads(
      db,
      `r.stage is not null and r.merged_into is null and (?::text is null or r.stage = ?)
         and (?::timestamptz is null or (r.published_at, r.id) < (?::timestamptz, ?))
       order by r.published_at desc, r.id desc limit ?`,
      [stage, stage, at, at, id, limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.roadmap?.publishedAt ?? row.createdAt, row.id));
  },
  async list(request) {
    const found = await staffList<ReadReport, keyof typeof staffLists.bugReports>(
      db(),
      list,
      readListRequest(staffLists.bugReports, request),
    );
    return { ...found, rows: found.rows.map(rowOf) };
  },
  ...steps(db),
  ...talk(db),
  ...similar(db),
  ...upkeep(db),
});
