import type { ActionCounts, SocialCountsStore } from '#core/community/activity/ports.ts';
import type { Standing } from '#core/community/activity/limits.ts';
import {
  broadAbove,
  broadUntil,
  noSocialCounts,
  type SocialCounts,
} from '#core/community/activity/social-counts.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { recountStretch } from './recount.ts';

export const knexActionCounts = (db: Connection): ActionCounts => ({
  async add({ userId, action, slot }, since) {
    await refusing(
      { action_counts_user_id_fkey: 'user.not_found' },
      db().raw(
        `insert into action_counts (user_id, action, slot, count) values (?, ?, ?, 1)
         on conflict (user_id, action, slot) do update set count = action_counts.count + 1`,
        [userId, action, slot],
      ),
    );
    const earliest = new Date(Math.min(...since.map((instant) => instant.getTime())));
    const slots = await rows<{ slot: Date; count: number }>(
      db(),
      'select slot, count from action_counts where user_id = ? and action = ? and slot >= ?',
      [userId, action, earliest],
    );
    return since.map((from) =>
      slots.filter((one) => one.slot >= from).reduce((sum, { count }) => sum + count, 0),
    );
  },

  deleteBefore: (before) => db()('action_counts').where('slot', '<', before).delete(),

  async deleteAllOf(userId) {
    await db()('action_counts').where({ userId }).delete();
  },
});

const heldCounts = (db: Connection) => {
  /** In the order of the ids, for everybody: two that lock the same rows never wait for each other. */
  const lockAll = async (userIds: readonly UserId[]): Promise<readonly SocialCounts[]> => {
    const ids = [...new Set(userIds)].toSorted();
    if (ids.length === 0) return [];
    await refusing(
      { social_counts_user_id_fkey: 'user.not_found' },
      db().raw(
        `insert into social_counts (user_id) select * from unnest(?::text[]) as one order by 1
         on conflict do nothing`,
        [ids],
      ),
    );
    return rows<SocialCounts>(
      db(),
      'select * from social_counts where user_id = any(?::text[]) order by user_id for update',
      [ids],
    );
  };
  return lockAll;
};

export const knexSocialCounts = (db: Connection): SocialCountsStore => {
  const lockAll = heldCounts(db);
  return {
    async of(userIds) {
      const found = await rows<SocialCounts>(
        db(),
        'select * from social_counts where user_id = any(?::text[])',
        [[...new Set(userIds)]],
      );
      const known = new Map(found.map((counts) => [counts.userId, counts]));
      return new Map(userIds.map((id) => [id, known.get(id) ?? noSocialCounts(id)]));
    },

    async standingOf(userId) {
      const [standing] = await rows<Standing>(
        db(),
        `select u.created_at, coalesce(c.posts, 0) as posts
         from users u left join social_counts c on c.user_id = u.id where u.id = ?`,
        [userId],
      );
      if (!standing) throw new DomainError('user.not_found');
      return standing;
    },

    lock: async (userId) => (await lockAll([userId]))[0] ?? noSocialCounts(userId),

    async lockAll(userIds) {
      await lockAll(userIds);
    },

    async add(userId, { followers = 0, following = 0, posts = 0 }) {
      await refusing(
        { social_counts_user_id_fkey: 'user.not_found' },
        db().raw(
          `insert into social_counts as c (user_id, followers, following, posts)
           values (:userId, greatest(:followers::int, 0), greatest(:following::int, 0), greatest(:posts::int, 0))
           on conflict (user_id) do update set followers = greatest(c.followers + :followers::int, 0),
             following = greatest(c.following + :following::int, 0), posts = greatest(c.posts + :posts::int, 0)`,
          { userId, followers, following, posts },
        ),
      );
    },

    async setBroad(userId, broad) {
      await db()('social_counts').where({ userId }).update({ broad });
    },

    toSwitch: (limit) =>
      rows<SocialCounts>(
        db(),
        `select * from social_counts
         where (broad or followers > 800) and ((broad and followers < ?) or (not broad and followers > ?))
         order by user_id limit ?`,
        [broadUntil, broadAbove, limit],
      ),

    recount: (stretch) =>
      recountStretch(
        db(),
        {
          table: 'social_counts',
          id: 'user_id',
          type: 'text',
          counts: {
            followers: '(select count(*) from follows f where f.followee_id = c.user_id)',
            following: '(select count(*) from follows f where f.follower_id = c.user_id)',
            posts: `(select count(*) from feed_posts p where p.author_id = c.user_id and p.status <> 'DELETED')`,
          },
        },
        stretch,
      ),

    async deleteAllOf(userId) {
      await db()('social_counts').where({ userId }).delete();
    },
  };
};
