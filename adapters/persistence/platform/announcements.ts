import type { Knex } from 'knex';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aiUserId } from '#core/kernel/id.ts';
import type { Announcement, Audience } from '#core/platform/notification/announcement.ts';
import type { AnnouncementRow, Announcements, Receiver } from '#core/platform/notification/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const mailsIn = (condition: string): string =>
  `(select count(*)::int from mails m where m.announcement_id = a.id and m.status ${condition})`;

const list: ListSource<keyof typeof staffLists.announcements> = {
  select: `a.*, u.fullname as created_by_name, ${mailsIn(`in ('SENT','KEPT','COMPLAINED')`)} as sent, ${mailsIn(`in ('FAILED','BOUNCED','SKIPPED')`)} as failed,
    ${mailsIn(`= 'PENDING'`)} as waiting`,
  from: 'announcements a left join users u on u.id = a.created_by',
  all: 'announcements a',
  columns: {
    id: 'a.id',
    status: 'a.status',
    total: 'a.total',
    written: 'a.written',
    createdBy: 'a.created_by',
    createdAt: 'a.created_at',
    finishedAt: 'a.finished_at',
  },
  search: `fold((a.vi ->> 'subject') || ' ' || (a.en ->> 'subject'))`,
  tieBreak: 'a.id',
};

type Clause = Readonly<{ sql: string; bindings: readonly Knex.RawBinding[] }>;

/** ACTIVE members the audience holds, as a condition over `users u`; nobody reads what the AI coach is sent. */
const members = ({ type, level, language, userIds }: Audience): Clause => {
  const parts: readonly (readonly [string, Knex.RawBinding | null])[] = [
    ['u.type = ?', type],
    ['u.level = ?', level],
    ['u.language = ?', language],
    ['u.id = any(?::text[])', userIds === null ? null : [...userIds]],
  ];
  const set = parts.filter(([, value]) => value !== null);
  return {
    sql: [`u.status = 'ACTIVE' and u.id <> '${aiUserId}'`, ...set.map(([sql]) => sql)].join(' and '),
    bindings: set.flatMap(([, value]) => (value === null ? [] : [value])),
  };
};

const wants = 'coalesce(p.email, true)';
const preferences = 'left join notification_preferences p on p.user_id = u.id and p.category = ?';

export const knexAnnouncements = (db: Connection): Announcements => ({
  async insert(announcement) {
    await refusing(
      { announcements_draft: 'announcement.already_sent' },
      db()('announcements').insert(announcement),
    );
  },

  async find(id) {
    return (await rows<Announcement>(db(), 'select * from announcements where id = ?', [id]))[0] ?? null;
  },

  async lock(id) {
    const sql = 'select * from announcements where id = ? for update';
    return (await rows<Announcement>(db(), sql, [id]))[0] ?? null;
  },

  async update({ id, status, written, writtenTo, nextAt, finishedAt }) {
    await db()('announcements').where({ id }).update({ status, written, writtenTo, nextAt, finishedAt });
  },

  async takeDue(at) {
    const [due] = await rows<Announcement>(
      db(),
      `select * from announcements where status = 'SENDING' and next_at <= ? order by next_at, id limit 1
       for update skip locked`,
      [at],
    );
    return due ?? null;
  },

  list: async (request) =>
    staffList<AnnouncementRow, keyof typeof staffLists.announcements>(
      db(),
      list,
      readListRequest(staffLists.announcements, request),
    ),

  async row(id) {
    const [row] = await rows<AnnouncementRow>(
      db(),
      `select ${list.select} from ${list.from} where a.id = ?`,
      [id],
    );
    if (!row) throw new DomainError('announcement.not_found');
    return row;
  },

  async countAudience(audience, preference) {
    const { sql, bindings } = members(audience);
    const [counted] = await rows<{ count: number; unsubscribed: number }>(
      db(),
      `select count(*)::int as count, (count(*) filter (where not ${wants}))::int as unsubscribed
       from users u ${preferences} where ${sql}`,
      [preference, ...bindings],
    );
    return counted ?? { count: 0, unsubscribed: 0 };
  },

  async receiversAfter(audience, { after, before, limit, preference }) {
    const { sql, bindings } = members(audience);
    return rows<Receiver>(
      db(),
      `select u.id, u.fullname, u.username, u.email, u.language, ${wants} as wants from users u ${preferences}
       where ${sql} and u.created_at <= ? and u.id > ? order by u.id limit ?`,
      [preference, ...bindings, before, after ?? '', limit],
    );
  },

  async withdrawMails(id) {
    const withdrawn = await rows(
      db(),
      `delete from mails where announcement_id = ? and status = 'PENDING' and held_until is null returning 1`,
      [id],
    );
    return withdrawn.length;
  },
});
