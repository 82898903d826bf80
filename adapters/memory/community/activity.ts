import type { ActionCount, ActionCounts, SocialCountsStore } from '#core/community/activity/ports.ts';
import { noSocialCounts, shouldBeBroad, type SocialCounts } from '#core/community/activity/social-counts.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';
import { recountStretch } from './recount.ts';

declare module '../engine/store.ts' {
  interface Tables {
    actionCounts: ActionCount & Readonly<{ count: number }>;
    socialCounts: SocialCounts;
  }
}

export const memoryActionCounts = (view: () => View): ActionCounts => ({
  async add({ userId, action, slot }, since) {
    if (!view().table('users').get(userId)) view().refuse('user.not_found');
    const table = view().table('actionCounts');
    const key = keyOf(userId, action, slot.toISOString());
    table.set(key, { userId, action, slot, count: (table.get(key)?.count ?? 0) + 1 });
    const own = table.all().filter((row) => row.userId === userId && row.action === action);
    return since.map((from) =>
      own.filter((row) => row.slot >= from).reduce((sum, { count }) => sum + count, 0),
    );
  },

  async deleteBefore(before) {
    const table = view().table('actionCounts');
    const old = table.entries().filter(([, { slot }]) => slot < before);
    for (const [key] of old) table.delete(key);
    return old.length;
  },

  async deleteAllOf(userId) {
    deleteRows(view().table('actionCounts'), (row) => row.userId === userId);
  },
});

export const memorySocialCounts = (view: () => View): SocialCountsStore => {
  const table = () => view().table('socialCounts');
  const requireUser = (userId: UserId) => {
    const user = view().table('users').get(userId);
    if (!user) throw new DomainError('user.not_found');
    return user;
  };
  const held = (userId: UserId): SocialCounts => {
    requireUser(userId);
    const counts = table().get(userId) ?? noSocialCounts(userId);
    table().set(userId, counts);
    return counts;
  };
  const countOf = (field: 'followerId' | 'followeeId', userId: UserId): number =>
    view()
      .table('follows')
      .all()
      .filter((follow) => follow[field] === userId).length;

  return {
    of: async (userIds) => new Map(userIds.map((id) => [id, table().get(id) ?? noSocialCounts(id)])),
    standingOf: async (userId) => ({
      createdAt: requireUser(userId).createdAt,
      posts: table().get(userId)?.posts ?? 0,
    }),
    lock: async (userId) => held(userId),
    async lockAll(userIds) {
      for (const userId of userIds) held(userId);
    },
    async add(userId, { followers = 0, following = 0, posts = 0 }) {
      const counts = held(userId);
      table().set(userId, {
        ...counts,
        followers: Math.max(0, counts.followers + followers),
        following: Math.max(0, counts.following + following),
        posts: Math.max(0, counts.posts + posts),
      });
    },
    async setBroad(userId, broad) {
      const counts = table().get(userId);
      if (counts) table().set(userId, { ...counts, broad });
    },
    toSwitch: async (limit) =>
      table()
        .all()
        .filter((counts) => shouldBeBroad(counts) !== counts.broad)
        .toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
        .slice(0, limit),
    recount: async (stretch) => {
      const ids = table()
        .all()
        .map(({ userId }) => userId);
      return recountStretch(ids, stretch, (userId) => {
        const counts = held(userId);
        const followers = countOf('followeeId', userId);
        const following = countOf('followerId', userId);
        const posts = view()
          .table('feedPosts')
          .all()
          .filter(({ authorId, status }) => authorId === userId && status !== 'DELETED').length;
        const isRight =
          followers === counts.followers && following === counts.following && posts === counts.posts;
        if (!isRight) table().set(userId, { ...counts, followers, following, posts });
        return !isRight;
      });
    },
    async deleteAllOf(userId) {
      table().delete(userId);
    },
  };
};
