import { DomainError } from '#core/kernel/domain-error.ts';
import type { Mail } from '#core/platform/notification/notification.ts';
import type { Mails } from '#core/platform/notification/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Closes what must not be read from the table, and opens it again for the one who sends it. */
export type SecretBox = Readonly<{ seal(text: string): string; open(text: string): string }>;

type Row = Omit<Mail, 'to' | 'secrets'> & { recipient: string; secrets: string | null };

const open = 'm.id, m.user_id, m.recipient, m.template, m.language, m."values", m.status, m.attempts, m.next_attempt_at, m.last_error, m.created_at, m.sent_at, m.announcement_id'; // prettier-ignore

const list: ListSource<keyof typeof staffLists.mails> = {
  select: open.replace('m.recipient', 'm.recipient as "to"'),
  from: 'mails m',
  columns: {
    id: 'm.id',
    userId: 'm.user_id',
    to: 'm.recipient',
    template: 'm.template',
    announcementId: 'm.announcement_id',
    language: 'm.language',
    status: 'm.status',
    attempts: 'm.attempts',
    nextAttemptAt: 'm.next_attempt_at',
    createdAt: 'm.created_at',
    sentAt: 'm.sent_at',
  },
  search: `fold(m.recipient || ' ' || m.template)`,
  tieBreak: 'm.id',
};

const shownOf = ({ recipient, ...mail }: Omit<Row, 'secrets'>): Omit<Mail, 'secrets'> => ({
  ...mail,
  to: recipient,
});

/** What is asked and noted once a mail is on its way. */
const afterSending = (db: Connection): Pick<Mails, 'find' | 'lastSentTo' | 'note'> => ({
  async find(id) {
    const [row] = await rows<Omit<Row, 'secrets'>>(db(), `select ${open} from mails m where m.id = ?`, [id]);
    return row ? shownOf(row) : null;
  },

  async lastSentTo(address) {
    const [row] = await rows<Omit<Row, 'secrets'>>(
      db(),
      `select ${open} from mails m
       where lower(m.recipient) = lower(?) and m.sent_at is not null order by m.id desc limit 1`,
      [address],
    );
    return row ? shownOf(row) : null;
  },

  async note(id, outcome) {
    await db()('mails').where({ id }).update(outcome);
  },
});

export const knexMails = (db: Connection, secretBox: SecretBox): Mails => {
  const sealed = (secrets: Mail['secrets']): string | null =>
    Object.keys(secrets).length > 0 ? secretBox.seal(JSON.stringify(secrets)) : null;

  const mailOf = ({ recipient, secrets, ...row }: Row): Mail => ({
    ...row,
    to: recipient,
    secrets: secrets === null ? {} : (JSON.parse(secretBox.open(secrets)) as Mail['secrets']), // sealed by us
  });

  return {
    ...afterSending(db),

    async append({ to, secrets, ...mail }, namesId) {
      await db()('mails').insert({
        ...mail,
        recipient: to,
        secrets: sealed(secrets),
        namesId: namesId ?? null,
      });
    },

    async lockCountOf(userId, templates, since) {
      await rows(db(), `select pg_advisory_xact_lock(hashtextextended('mails:' || ?::text, 0))`, [userId]);
      const [counted] = await rows<{ count: number }>(
        db(),
        'select count(*)::int as count from mails where user_id = ? and created_at > ? and template = any(?::text[])',
        [userId, since, [...templates]],
      );
      return counted?.count ?? 0;
    },

    async withdraw(id) {
      await rows(db(), `delete from mails where id = ? and status = 'PENDING'`, [id ?? '']);
    },

    async release(userId, at, keep) {
      await rows(
        db(),
        `update mails set next_attempt_at = ? where user_id = ? and status = 'PENDING' and attempts = 0
           and next_attempt_at > ? and not template = any(?::text[])`,
        [at, userId, at, [...keep]],
      );
    },

    async dropHeld(userId, templates) {
      await rows(
        db(),
        `delete from mails where user_id = ? and status = 'PENDING' and attempts = 0
           and next_attempt_at > created_at and held_until is null and template = any(?::text[])`,
        [userId, [...templates]],
      );
    },

    async forgetName(namesId) {
      await db()('mails').where({ namesId }).whereNot({ status: 'SENT' }).delete();
      await rows(
        db(),
        `update mails set "values" = "values" - 'user' - 'text', names_id = null where names_id = ?`,
        [namesId],
      );
    },

    async take(at, until, limit) {
      const taken = await rows<Row>(
        db(),
        `update mails m set held_until = ?
         from (
           select id from mails
           where status = 'PENDING' and next_attempt_at <= ? and (held_until is null or held_until <= ?)
           order by next_attempt_at, id limit ? for update skip locked
         ) as due
         where m.id = due.id returning ${open}, m.secrets`,
        [until, at, at, limit],
      );
      return taken
        .map(mailOf)
        .toSorted((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime() || (a.id < b.id ? -1 : 1));
    },

    async settle({ id, status, attempts, nextAttemptAt, lastError, sentAt }) {
      const outcome = { status, attempts, nextAttemptAt, lastError, sentAt, heldUntil: null };
      await db()('mails')
        .where({ id })
        .update(status === 'SENT' ? { ...outcome, secrets: null } : outcome);
    },

    list: async (request) =>
      staffList<Omit<Mail, 'secrets'>, keyof typeof staffLists.mails>(
        db(),
        list,
        readListRequest(staffLists.mails, request),
      ),

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = await rows<Omit<Row, 'secrets'>>(
        db(),
        `select ${open} from mails m
         where m.user_id = ? ${before === undefined ? '' : 'and m.id < ?'} order by m.id desc limit ?`,
        [userId, ...(before === undefined ? [] : [before]), limit + 1],
      );
      return pageOf(found.map(shownOf), limit, ({ id }) => encodeCursor(id));
    },

    async get(id) {
      const [row] = await rows<Row>(db(), `select ${open}, m.secrets from mails m where m.id = ?`, [id]);
      if (!row) throw new DomainError('mail.not_found');
      return mailOf(row);
    },

    async deleteAllOf(userId) {
      await db()('mails').where({ userId }).delete();
    },
  };
};
