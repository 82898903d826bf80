import type { WaitingLine } from '#core/platform/notification/digest/digest.ts';
import type { Notification } from '#core/platform/notification/notification.ts';
import { maxCauses, type CauseSummary, type NoticeCause } from '#core/platform/notification/grouping.ts';
import type { Because, NotificationRow, Notifications } from '#core/platform/notification/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const names = 'id, user_id, type, topic, category, params, link, group_key, count, read_at, created_at';
const columns = names
  .split(', ')
  .map((name) => `n.${name}`)
  .join(', ');

const list: ListSource<keyof typeof staffLists.notifications> = {
  select: `${columns}, u.fullname as user_name, n.read_at is not null as read`,
  from: 'notifications n join users u on u.id = n.user_id',
  all: 'notifications n',
  columns: {
    id: 'n.id',
    userId: 'n.user_id',
    type: 'n.type',
    topic: 'n.topic',
    category: 'n.category',
    count: 'n.count',
    read: '(n.read_at is not null)',
    readAt: 'n.read_at',
    createdAt: 'n.created_at',
  },
  search: 'u.search',
  tieBreak: 'n.id',
};

const causeCondition = (because: Because): readonly [sql: string, values: readonly string[]] => {
  const { reference, actorId }: Partial<Record<'reference' | 'actorId', string>> = because;
  const parts = [
    ...(reference === undefined ? [] : [['reference = ?', reference] as const]),
    ...(actorId === undefined ? [] : [['actor_id = ?', actorId] as const]),
  ];
  return [parts.map(([sql]) => sql).join(' and '), parts.map(([, value]) => value)];
};

type Placed = Notification & Readonly<{ position: number }>;
const withoutPosition = ({ position: _position, ...notification }: Placed): Notification => notification; // prettier-ignore

/** Ids are in the order of their making, which is nearly that of the list: good enough for a line that is gone. */
const isAfter = `case when exists (select 1 from notifications l where l.id = ? and l.user_id = n.user_id)
    then n.position > (select l.position from notifications l where l.user_id = ? and l.id = ?)
    else n.id > ? end`;

/** One commit after the other: a reader who reads on from a line misses none that was on its way meanwhile. */
export const lockLists = `select pg_advisory_xact_lock(hashtextextended('notifications:' || id, 0))
  from (select distinct unnest(?::text[]) as id order by 1) as lists`;

type Causes = Pick<
  Notifications,
  'causesOf' | 'lockBecauseOf' | 'forgetCauses' | 'reword' | 'letWait' | 'takeWaiting'
>;

/** What of a list waits for its owner's digest. */
const waitingCauses = (db: Connection): Pick<Notifications, 'letWait' | 'takeWaiting'> => ({
  async letWait({ userId, ...because }) {
    const [condition, values] = causeCondition(because);
    await rows(db(), lockLists, [[userId]]);
    const waiting = await rows<{ notificationId: string }>(
      db(),
      `update notification_causes c set waits = true from notifications n
       where n.id = c.notification_id and n.user_id = ? and ${condition} returning c.notification_id`,
      [userId, ...values],
    );
    return new Set(waiting.map(({ notificationId }) => notificationId)).size;
  },

  async takeWaiting(userId) {
    await rows(db(), lockLists, [[userId]]);
    const taken = await rows<WaitingLine & { position: number }>(
      db(),
      `with taken as (
         update notification_causes c set waits = false from notifications n
         where n.id = c.notification_id and n.user_id = ? and c.waits returning c.notification_id
       ), counted as (select notification_id, count(*)::int as fresh from taken group by notification_id)
       select ${columns}, n.position, t.fresh + case
         when t.fresh = (select count(*) from notification_causes where notification_id = n.id) then n.further_causes
         else 0 end as fresh
       from counted t join notifications n on n.id = t.notification_id
       where n.read_at is null order by n.position`,
      [userId],
    );
    return taken.map(({ position: _position, ...line }) => line); // prettier-ignore
  },
});

/** Why a notification stands in the list, and what changes in it when a cause goes. */
const notificationCauses = (db: Connection): Causes => ({
  async causesOf(id) {
    const [summary] = await rows<CauseSummary>(
      db(),
      `select count(*)::int as causes, count(distinct actor_id)::int as people,
         (array_agg(actor_name order by at desc, number desc) filter (where actor_name is not null))[1] as latest_name,
         coalesce((select further_causes from notifications where id = :id), 0) as further
       from notification_causes where notification_id = :id`,
      { id },
    );
    return summary ?? { causes: 0, people: 0, latestName: null, further: 0 };
  },

  async lockBecauseOf(because) {
    const [condition, values] = causeCondition(because);
    const { userId: receiver } = because;
    const notified = `from notifications n where n.id in (select notification_id from notification_causes where ${condition})
      ${receiver === undefined ? '' : 'and n.user_id = ?'}`;
    const found = receiver === undefined ? values : [...values, receiver];
    const owners = await rows<{ userId: string }>(db(), `select distinct n.user_id ${notified}`, found);
    if (owners.length === 0) return [];
    await rows(db(), lockLists, [owners.map(({ userId }) => userId)]);
    return rows<Notification>(db(), `select ${columns} ${notified} order by n.id for update`, found);
  },

  async forgetCauses(id, because) {
    const [condition, values] = causeCondition(because);
    await rows(db(), `delete from notification_causes where notification_id = ? and ${condition}`, [
      id,
      ...values,
    ]);
  },

  async reword({ id, count, params }) {
    await rows(db(), 'update notifications set count = ?, params = ?::jsonb where id = ?', [
      count,
      JSON.stringify(params),
      id,
    ]);
  },

  ...waitingCauses(db),
});

/** The same person about the same thing is one cause, however often; a full line only counts. */
const putCause = async (db: Connection, id: string, cause: NoticeCause): Promise<void> => {
  const kept = await rows(
    db(),
    `insert into notification_causes as c (notification_id, actor_id, actor_name, reference, at, waits)
     select :id, :actorId::text, :actorName::text, :reference::text, :at::timestamptz, :waits::boolean
     where (select count(*) from notification_causes where notification_id = :id) < :most
       or exists (select 1 from notification_causes where notification_id = :id
         and actor_id is not distinct from :actorId::text and reference = :reference::text)
     on conflict (notification_id, actor_id, reference) where reference is not null
     do update set actor_name = excluded.actor_name, at = excluded.at, waits = c.waits or excluded.waits
     returning 1`,
    { id, ...cause, waits: cause.waits ?? false, most: maxCauses },
  );
  if (kept.length > 0) return;
  await rows(db(), 'update notifications set further_causes = further_causes + 1 where id = ?', [id]);
};

/** What one member has in the list. */
const notificationsOfMember = (db: Connection): Pick<Notifications, 'pageOf' | 'unreadCount'> => ({
  async pageOf(userId, since, { limit, cursor, after, category }) {
    const [below] = decodeCursor(cursor, 'whole') ?? [];
    const found = await rows<Placed>(
      db(),
      `select ${columns}, n.position from notifications n where n.user_id = ? and n.created_at >= ?
       ${category ? 'and n.category = ?' : ''} ${after ? `and ${isAfter}` : ''}
       ${below ? 'and n.position < ?' : ''} order by n.position desc limit ?`,
      [
        userId,
        since,
        ...(category ? [category] : []),
        ...(after ? [after, userId, after, after] : []),
        ...(below ? [Number(below)] : []),
        limit + 1,
      ],
    );
    const { items, nextCursor } = pageOf(found, limit, ({ position }) => encodeCursor(String(position)));
    return { items: items.map(withoutPosition), nextCursor };
  },

  async unreadCount(userId, since) {
    const [counted] = await db.point<{ count: number }>(
      `select count(*) as count from notifications
       where user_id = ? and created_at >= ? and read_at is null and type <> 'CHAT'`,
      [userId, since],
    );
    return counted?.count ?? 0;
  },
});

/** The notifications of all members, as staff see them. */
const staffNotifications = (db: Connection): Pick<Notifications, 'list' | 'row'> => ({
  list: async (request) =>
    staffList<NotificationRow, keyof typeof staffLists.notifications>(
      db(),
      list,
      readListRequest(staffLists.notifications, request),
    ),

  async row(id) {
    const sql = `select ${list.select} from ${list.from} where n.id = ?`;
    const [row] = await rows<NotificationRow>(db(), sql, [id]);
    if (!row) throw new DomainError('notification.not_found');
    return row;
  },
});

export const knexNotifications = (db: Connection): Notifications => ({
  async insert(notification, cause) {
    await rows(db(), lockLists, [[notification.userId]]);
    // Another of an unread group becomes one line with it, at the top, under the newer id.
    const [line] = await rows<{ begins: boolean }>(
      db(),
      `insert into notifications as n
         (id, user_id, type, topic, category, params, link, group_key, count, read_at, created_at)
       values (:id, :userId, :type, :topic, :category, :params, :link, :groupKey, :count, :readAt, :createdAt)
       on conflict (user_id, group_key) where read_at is null and group_key is not null
       do update set id = excluded.id, count = n.count + 1, params = n.params || excluded.params, topic = excluded.topic,
         link = excluded.link, position = nextval('notification_position'), created_at = greatest(n.created_at, excluded.created_at)
       returning xmax = 0 as begins`,
      { ...notification, params: JSON.stringify(notification.params) },
    );
    if (cause !== undefined) await putCause(db, notification.id, cause);
    return line?.begins ?? true;
  },

  async find(id) {
    const sql = `select ${columns} from notifications n where n.id = ?`;
    return (await rows<Notification>(db(), sql, [id]))[0] ?? null;
  },

  async markRead(userId, id, at) {
    const changed = await db()('notifications').where({ id, userId, readAt: null }).update({ readAt: at });
    if (changed > 0) return true;
    const known = await rows(db(), 'select 1 from notifications where id = ? and user_id = ?', [id, userId]);
    if (known.length === 0) throw new DomainError('notification.not_found');
    return false;
  },

  markAllRead: async (userId, at) =>
    db()('notifications').where({ userId, readAt: null }).update({ readAt: at }),

  async delete(userId, id) {
    const deleted = await db()('notifications').where({ id, userId }).delete();
    if (deleted === 0) throw new DomainError('notification.not_found');
  },

  deleteAll: async (userId) => db()('notifications').where({ userId }).delete(),

  ...notificationCauses(db),
  ...notificationsOfMember(db),
  ...staffNotifications(db),
});
