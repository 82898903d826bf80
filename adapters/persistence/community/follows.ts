import type { Follow } from '#core/community/follow/follow.ts';
import type { FollowListRequest, Follows, RelationNumbers, Relations } from '#core/community/follow/ports.ts';
import type { Relation } from '#core/community/follow/relation.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Page } from '#core/kernel/page.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { containing } from '../engine/staff-list.ts';

const idsOf = (found: readonly Readonly<{ id: UserId }>[]): ReadonlySet<UserId> =>
  new Set(found.map(({ id }) => id));

/** People who are there, and whom the reader and they have not blocked. */
const followList =
  (db: Connection, own: 'follower_id' | 'followee_id', other: 'follower_id' | 'followee_id') =>
  async ({ userId, viewerId, limit, cursor }: FollowListRequest): Promise<Page<Follow>> => {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Follow>(
      db(),
      `select f.* from follows f join users u on u.id = f.${other}
       where f.${own} = :userId and u.status = 'ACTIVE'
         and (:at::timestamptz is null or (f.created_at, f.${other}) < (:at::timestamptz, :id::text))
         and not exists (
           select 1 from relations r where r.kind = 'BLOCK'
             and ((r.owner_id = :viewerId::text and r.other_id = u.id) or (r.owner_id = u.id and r.other_id = :viewerId::text)))
       order by f.created_at desc, f.${other} desc limit :limit`,
      { userId, viewerId, at, id, limit: limit + 1 },
    );
    const isFollower = other === 'follower_id';
    return pageOf(found, limit, (row) =>
      encodeCursor(row.createdAt, isFollower ? row.followerId : row.followeeId),
    );
  };

export const knexFollows = (db: Connection): Follows => ({
  async find(followerId, followeeId) {
    return (await db()<Follow>('follows').where({ followerId, followeeId }).first()) ?? null;
  },

  async insert(follow) {
    const inserted = await refusing(
      { follows_follower_id_fkey: 'user.not_found', follows_followee_id_fkey: 'user.not_found' },
      db()('follows')
        .insert(follow)
        .onConflict(['follower_id', 'followee_id'])
        .ignore()
        .returning('follower_id'),
    );
    return inserted.length === 1;
  },

  delete: async (followerId, followeeId) =>
    (await db()('follows').where({ followerId, followeeId }).delete()) === 1,

  setBell: async (followerId, followeeId, bell) =>
    (await db()('follows').where({ followerId, followeeId, bell: !bell }).update({ bell })) === 1,

  async followedBy(followerId, others) {
    return idsOf(
      await rows<{ id: UserId }>(
        db(),
        'select followee_id as id from follows where follower_id = ? and followee_id = any(?::text[])',
        [followerId, [...others]],
      ),
    );
  },

  async followersAmong(followeeId, others) {
    return idsOf(
      await rows<{ id: UserId }>(
        db(),
        'select follower_id as id from follows where followee_id = ? and follower_id = any(?::text[])',
        [followeeId, [...others]],
      ),
    );
  },

  followersOf: followList(db, 'followee_id', 'follower_id'),
  followeesOf: followList(db, 'follower_id', 'followee_id'),

  async bellsOf(followeeId, afterId, limit) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select follower_id as id from follows where followee_id = ? and bell and follower_id > ?
       order by follower_id limit ?`,
      [followeeId, afterId ?? '', limit],
    );
    return found.map(({ id }) => id);
  },

  async findPeople({ viewerId, words, limit }) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select u.id from users u left join follows f on f.follower_id = :viewerId and f.followee_id = u.id
       where u.status = 'ACTIVE' and u.id <> :viewerId and (u.is_public or f.follower_id is not null)
         and (' ' || fold(u.fullname || ' ' || coalesce(u.username, ''))) like all(:words::text[])
         and not exists (
           select 1 from relations r where r.kind = 'BLOCK'
             and ((r.owner_id = :viewerId and r.other_id = u.id) or (r.owner_id = u.id and r.other_id = :viewerId)))
       order by (f.follower_id is null), fold(u.fullname), u.id limit :limit`,
      { viewerId, words: words.map((word) => `% ${containing(word).slice(1)}`), limit },
    );
    return found.map(({ id }) => id);
  },

  async setPulled(followeeId, pulled) {
    await db()('follows').where({ followeeId, pulled: !pulled }).update({ pulled });
  },

  deleteAllOf: (userId) =>
    rows<Follow>(db(), 'delete from follows where follower_id = ? or followee_id = ? returning *', [
      userId,
      userId,
    ]),

  of: (userId) =>
    rows<Follow>(
      db(),
      'select * from follows where follower_id = ? or followee_id = ? order by created_at, follower_id, followee_id',
      [userId, userId],
    ),
});

export const knexRelations = (db: Connection): Relations => ({
  async find(ownerId, otherId, kind) {
    return (await db()<Relation>('relations').where({ ownerId, otherId, kind }).first()) ?? null;
  },

  async put(relation) {
    await refusing(
      { relations_owner_id_fkey: 'user.not_found', relations_other_id_fkey: 'user.not_found' },
      db()('relations').insert(relation).onConflict(['owner_id', 'other_id', 'kind']).merge(),
    );
  },

  delete: async (ownerId, otherId, kind) =>
    (await db()('relations').where({ ownerId, otherId, kind }).delete()) === 1,

  async pageOf(ownerId, kind, { limit, cursor, at: now }) {
    const [at = null, id = null] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Relation>(
      db(),
      `select * from relations where owner_id = :ownerId and kind = :kind and (until is null or until > :now)
         and (:at::timestamptz is null or (created_at, other_id) < (:at::timestamptz, :id::text))
       order by created_at desc, other_id desc limit :limit`,
      { ownerId, kind, now, at, id, limit: limit + 1 },
    );
    return pageOf(found, limit, (row) => encodeCursor(row.createdAt, row.otherId));
  },

  async blockedEitherWay(userId, others) {
    return idsOf(
      await rows<{ id: UserId }>(
        db(),
        `select other_id as id from relations where kind = 'BLOCK' and owner_id = :userId and other_id = any(:others::text[])
         union
         select owner_id from relations where kind = 'BLOCK' and other_id = :userId and owner_id = any(:others::text[])`,
        { userId, others: [...others] },
      ),
    );
  },

  async mutedBy(ownerId, others, at) {
    return idsOf(
      await rows<{ id: UserId }>(
        db(),
        `select other_id as id from relations
         where kind = 'MUTE' and owner_id = ? and other_id = any(?::text[]) and (until is null or until > ?)`,
        [ownerId, [...others], at],
      ),
    );
  },

  async numbersOf(userId) {
    const [numbers] = await rows<RelationNumbers>(
      db(),
      `select count(*) filter (where owner_id = :userId and kind = 'BLOCK')::int as blocks,
         count(*) filter (where other_id = :userId and kind = 'BLOCK')::int as blocked_by,
         count(*) filter (where other_id = :userId and kind = 'MUTE')::int as muted_by
       from relations where owner_id = :userId or other_id = :userId`,
      { userId },
    );
    return numbers ?? { blocks: 0, blockedBy: 0, mutedBy: 0 };
  },

  of: (ownerId) =>
    rows<Relation>(db(), 'select * from relations where owner_id = ? order by created_at, other_id, kind', [
      ownerId,
    ]),

  async deleteAllOf(userId) {
    await db()('relations').where({ ownerId: userId }).orWhere({ otherId: userId }).delete();
  },
});
