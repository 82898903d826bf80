import type { ChangelogEntry } from '#core/content/changelog/changelog.ts';
import type { Changelog, ChangelogRow } from '#core/content/changelog/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const linked = `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'title', r.public_title) order by r.number), '[]')
  from bug_reports r where r.stage is not null and r.merged_into is null and c.report_ids @> to_jsonb(r.id))`;
const columns = `c.*, ${linked} as linked`;

const list: ListSource<keyof typeof staffLists.changelog> = {
  select: 'c.*',
  from: 'changelog c',
  columns: {
    id: 'c.id',
    kind: 'c.kind',
    isPublished: '(c.published_at is not null)',
    publishedAt: 'c.published_at',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  search: `fold(c.title::text)`,
  tieBreak: 'c.id',
};

const stored = (entry: ChangelogEntry) => ({
  ...entry,
  title: JSON.stringify(entry.title),
  text: JSON.stringify(entry.text),
  reportIds: JSON.stringify(entry.reportIds),
});

export const knexChangelog = (db: Connection): Changelog => ({
  async insert(entry) {
    await db()('changelog').insert(stored(entry));
  },
  async find(id) {
    const [found] = await rows<ChangelogRow>(db(), `select ${columns} from changelog c where c.id = ?`, [id]);
    return found ?? null;
  },
  async lock(id) {
    const [found] = await rows<ChangelogEntry>(db(), 'select * from changelog where id = ? for update', [id]);
    return found ?? null;
  },
  async update(entry) {
    await db()('changelog').where({ id: entry.id }).update(stored(entry));
  },
  async delete(id) {
    await db()('changelog').where({ id }).delete();
  },
  async pageOf({ limit, cursor }) {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<ChangelogRow>(
      db(),
      `select ${columns} from changelog c where c.published_at is not null
         and (?::timestamptz is null or (c.published_at, c.id) < (?::timestamptz, ?))
       order by c.published_at desc, c.id desc limit ?`,
      [at, at, id, limit + 1],
    );
    return pageOf(found, limit, (row) => encodeCursor(row.publishedAt ?? row.createdAt, row.id));
  },
  list: (request) =>
    staffList<ChangelogEntry, keyof typeof staffLists.changelog>(
      db(),
      list,
      readListRequest(staffLists.changelog, request),
    ),
});
