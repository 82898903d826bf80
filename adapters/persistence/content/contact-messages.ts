import type { ContactMessage, ContactReply } from '#core/content/contact/contact-message.ts';
import type { ContactMessages, ContactRow } from '#core/content/contact/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.contactMessages> = {
  select: `c.id, c.name, c.email, c.subject, c.language, c.user_id, c.status, c.mailed, c.version, c.created_at,
    c.updated_at, jsonb_array_length(c.replies) as reply_count`,
  from: 'contact_messages c',
  columns: {
    id: 'c.id',
    assigneeId: assigneeOf('contact_message', 'c.id'),
    name: 'c.name',
    email: 'c.email',
    subject: 'c.subject',
    userId: 'c.user_id',
    status: 'c.status',
    replyCount: 'jsonb_array_length(c.replies)',
    createdAt: 'c.created_at',
    updatedAt: 'c.updated_at',
  },
  search: `fold(c.name || ' ' || c.email || ' ' || c.subject)`,
  tieBreak: 'c.id',
};

/** JSON keeps instants as text. */
type Stored = Omit<ContactMessage, 'replies'> &
  Readonly<{ replies: readonly (Omit<ContactReply, 'at'> & Readonly<{ at: string }>)[] }>;

const read = ({ replies, ...message }: Stored): ContactMessage => ({
  ...message,
  replies: replies.map((reply) => ({ ...reply, at: new Date(reply.at) })),
});

const columnOf = { sender: 'sender', email: 'email', textHash: 'text_hash' } as const;

export const knexContactMessages = (db: Connection): ContactMessages => {
  const one = async (id: string, held = ''): Promise<ContactMessage | null> => {
    const [found] = await rows<Stored>(db(), `select * from contact_messages where id = ?${held}`, [id]);
    return found ? read(found) : null;
  };

  return {
    async lockIntake() {
      await rows(db(), `select pg_advisory_xact_lock(hashtextextended('contact messages', 0))`);
    },

    async countSince(shared, since) {
      const parts = (['sender', 'email', 'textHash'] as const).flatMap((name) =>
        shared[name] === undefined ? [] : [[`${columnOf[name]} = ?`, shared[name]] as const],
      );
      const [found] = await rows<{ count: number }>(
        db(),
        `select count(*)::int as count from contact_messages
         where ${['created_at > ?', ...parts.map(([condition]) => condition)].join(' and ')}`,
        [since, ...parts.map(([, value]) => value)],
      );
      return found?.count ?? 0;
    },

    async mailedSince(since) {
      const [found] = await rows<{ count: number }>(
        db(),
        'select count(*)::int as count from contact_messages where mailed and created_at > ?',
        [since],
      );
      return found?.count ?? 0;
    },

    async insert({ replies, ...message }) {
      const written = await db()('contact_messages')
        .insert({ ...message, replies: JSON.stringify(replies) })
        .onConflict('form_token')
        .ignore()
        .returning('id');
      return written.length > 0;
    },

    find: (id) => one(id),
    lock: (id) => one(id, ' for update'),

    async update({ id, replies, version, status, updatedAt }) {
      requireFresh(
        await db()('contact_messages')
          .where({ id, version: version - 1 })
          .update({ replies: JSON.stringify(replies), version, status, updatedAt }),
      );
    },

    async markMailed(id) {
      await db()('contact_messages').where({ id }).update({ mailed: true });
    },

    async of(userId) {
      const found = await rows<Stored>(
        db(),
        'select * from contact_messages where user_id = ? order by created_at desc, id desc',
        [userId],
      );
      return found.map(read);
    },

    async deleteAllOf(userId) {
      await db()('contact_messages').where({ userId }).delete();
    },

    async deleteBefore({ spam, closed }) {
      const gone = await rows(
        db(),
        `delete from contact_messages where (status = 'SPAM' and updated_at < ?)
           or (status in ('ANSWERED', 'CLOSED') and updated_at < ?) returning id`,
        [spam, closed],
      );
      return gone.length;
    },

    list: async (request) =>
      staffList<ContactRow, keyof typeof staffLists.contactMessages>(
        db(),
        list,
        readListRequest(staffLists.contactMessages, request),
      ),
  };
};
