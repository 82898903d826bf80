import type { Follow } from '#core/community/follow/follow.ts';
import type { FollowListRequest, Follows, Relations } from '#core/community/follow/ports.ts';
import { isOn, type Relation } from '#core/community/follow/relation.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Page } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text/text.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    follows: Follow;
    relations: Relation;
  }
}

const isBlock = (one: UserId, other: UserId) => (row: Relation) =>
  row.kind === 'BLOCK' &&
  ((row.ownerId === one && row.otherId === other) || (row.ownerId === other && row.otherId === one));

export const memoryFollows = (view: () => View): Follows => {
  const table = () => view().table('follows');

  const listOf =
    (own: 'followerId' | 'followeeId', other: 'followerId' | 'followeeId') =>
    async ({ userId, viewerId, limit, cursor }: FollowListRequest): Promise<Page<Follow>> => {
      const place = decodeCursor(cursor, 'instant', 'id');
      const relations = view().table('relations').all();
      const sortedBy = (row: Follow) => [row.createdAt, row[other]] as const;
      const found = table()
        .all()
        .filter((row) => row[own] === userId)
        .filter((row) => view().table('users').get(row[other])?.status === 'ACTIVE')
        .filter((row) => viewerId === null || !relations.some(isBlock(viewerId, row[other])))
        .filter((row) => !place || isBelow(sortedBy(row), [new Date(place[0]), place[1]]))
        .toSorted(descending(sortedBy));
      return pageOf(found.slice(0, limit + 1), limit, (row) => encodeCursor(...sortedBy(row)));
    };

  return {
    find: async (followerId, followeeId) => table().get(keyOf(followerId, followeeId)) ?? null,
    async insert(follow) {
      const key = keyOf(follow.followerId, follow.followeeId);
      for (const id of [follow.followerId, follow.followeeId])
        if (!view().table('users').get(id)) view().refuse('user.not_found');
      if (table().get(key)) return false;
      table().set(key, follow);
      return true;
    },
    async delete(followerId, followeeId) {
      const key = keyOf(followerId, followeeId);
      const isThere = table().get(key) !== undefined;
      table().delete(key);
      return isThere;
    },
    async setBell(followerId, followeeId, bell) {
      const follow = table().get(keyOf(followerId, followeeId));
      if (!follow || follow.bell === bell) return false;
      table().set(keyOf(followerId, followeeId), { ...follow, bell });
      return true;
    },
    followedBy: async (followerId, others) =>
      new Set(others.filter((id) => table().get(keyOf(followerId, id)) !== undefined)),
    followersAmong: async (followeeId, others) =>
      new Set(others.filter((id) => table().get(keyOf(id, followeeId)) !== undefined)),
    followersOf: listOf('followeeId', 'followerId'),
    followeesOf: listOf('followerId', 'followeeId'),
    bellsOf: async (followeeId, afterId, limit) =>
      table()
        .all()
        .filter((row) => row.followeeId === followeeId && row.bell && row.followerId > (afterId ?? ''))
        .map(({ followerId }) => followerId)
        .toSorted()
        .slice(0, limit),
    findPeople: async ({ viewerId, words, limit }) => {
      const relations = view().table('relations').all();
      const isFollowed = (id: UserId) => table().get(keyOf(viewerId, id)) !== undefined;
      return view()
        .table('users')
        .all()
        .filter(
          ({ id, status, isPublic }) =>
            status === 'ACTIVE' && id !== viewerId && (isPublic || isFollowed(id)),
        )
        .filter(({ fullname, username }) => {
          const name = ` ${fold(`${fullname} ${username ?? ''}`)}`;
          return words.every((word) => name.includes(` ${word}`));
        })
        .filter(({ id }) => !relations.some(isBlock(viewerId, id)))
        .toSorted(ascending(({ id, fullname }) => [isFollowed(id) ? 0 : 1, fold(fullname), id]))
        .map(({ id }) => id)
        .slice(0, limit);
    },
    async setPulled(followeeId, pulled) {
      for (const row of table().all())
        if (row.followeeId === followeeId) table().set(keyOf(row.followerId, followeeId), { ...row, pulled });
    },
    async deleteAllOf(userId) {
      const isOf = (row: Follow) => row.followerId === userId || row.followeeId === userId;
      const ended = table().all().filter(isOf);
      deleteRows(table(), isOf);
      return ended;
    },
    of: async (userId) =>
      table()
        .all()
        .filter((row) => row.followerId === userId || row.followeeId === userId)
        .toSorted(ascending((row) => [row.createdAt, row.followerId, row.followeeId])),
  };
};

export const memoryRelations = (view: () => View): Relations => {
  const table = () => view().table('relations');
  return {
    find: async (ownerId, otherId, kind) => table().get(keyOf(ownerId, otherId, kind)) ?? null,
    async put(relation) {
      for (const id of [relation.ownerId, relation.otherId])
        if (!view().table('users').get(id)) view().refuse('user.not_found');
      table().set(keyOf(relation.ownerId, relation.otherId, relation.kind), relation);
    },
    async delete(ownerId, otherId, kind) {
      const key = keyOf(ownerId, otherId, kind);
      const isThere = table().get(key) !== undefined;
      table().delete(key);
      return isThere;
    },
    async pageOf(ownerId, kind, { limit, cursor, at }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const sortedBy = (row: Relation) => [row.createdAt, row.otherId] as const;
      const found = table()
        .all()
        .filter((row) => row.ownerId === ownerId && row.kind === kind && isOn(row, at))
        .filter((row) => !place || isBelow(sortedBy(row), [new Date(place[0]), place[1]]))
        .toSorted(descending(sortedBy));
      return pageOf(found.slice(0, limit + 1), limit, (row) => encodeCursor(...sortedBy(row)));
    },
    async blockedEitherWay(userId, others) {
      const all = table().all();
      return new Set(others.filter((other) => all.some(isBlock(userId, other))));
    },
    mutedBy: async (ownerId, others, at) =>
      new Set(
        others.filter((other) => {
          const mute = table().get(keyOf(ownerId, other, 'MUTE'));
          return mute !== undefined && isOn(mute, at);
        }),
      ),
    async numbersOf(userId) {
      const all = table().all();
      const about = (kind: Relation['kind']) =>
        all.filter((row) => row.otherId === userId && row.kind === kind).length;
      const blocks = all.filter((row) => row.ownerId === userId && row.kind === 'BLOCK').length;
      return { blocks, blockedBy: about('BLOCK'), mutedBy: about('MUTE') };
    },
    of: async (ownerId) =>
      table()
        .all()
        .filter((row) => row.ownerId === ownerId)
        .toSorted(ascending((row) => [row.createdAt, row.otherId, row.kind])),
    async deleteAllOf(userId) {
      deleteRows(table(), (row) => row.ownerId === userId || row.otherId === userId);
    },
  };
};
