import type { Like, Likes, PostCounts } from '#core/community/feed/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { isUuid, uuidsOf } from './uuids.ts';

const count = async (db: Connection, postId: string, column: 'likes' | 'comments', change: number) => {
  await rows(
    db(),
    `update feed_counts set ${column} = greatest(${column} + ?::int, 0) where post_id = ?::uuid`,
    [change, postId],
  );
};

const refusals = {
  feed_likes_user_id_fkey: 'user.not_found',
  feed_likes_post_id_fkey: 'feed.not_found',
} as const;

export const knexLikes = (db: Connection): Likes => ({
  async add(like) {
    const inserted = await refusing(
      refusals,
      db()('feed_likes').insert(like).onConflict(['post_id', 'user_id']).ignore().returning('post_id'),
    );
    if (inserted.length === 0) return false;
    await count(db, like.postId, 'likes', 1);
    return true;
  },

  async addAll(likes) {
    const values = [
      likes.map(({ postId }) => postId),
      likes.map(({ userId }) => userId),
      likes.map(({ createdAt }) => createdAt),
    ];
    await refusing(
      refusals,
      rows(
        db(),
        `with added as (
           insert into feed_likes (post_id, user_id, created_at)
           select * from unnest(?::uuid[], ?::text[], ?::timestamptz[]) on conflict do nothing returning post_id)
         update feed_counts c set likes = c.likes + a.likes
         from (select post_id, count(*)::int as likes from added group by post_id) a where c.post_id = a.post_id`,
        values,
      ),
    );
  },

  async remove(postId, userId) {
    if (!isUuid(postId) || (await db()('feed_likes').where({ postId, userId }).delete()) === 0) return false;
    await count(db, postId, 'likes', -1);
    return true;
  },

  async among(userId, postIds) {
    const found = await rows<Pick<Like, 'postId'>>(
      db(),
      'select post_id from feed_likes where user_id = ? and post_id = any(?::uuid[])',
      [userId, uuidsOf(postIds)],
    );
    return new Set(found.map(({ postId }) => postId));
  },

  async countsOf(postIds) {
    const found = await rows<PostCounts & Pick<Like, 'postId'>>(
      db(),
      'select post_id, likes, comments from feed_counts where post_id = any(?::uuid[])',
      [uuidsOf(postIds)],
    );
    return new Map(found.map(({ postId, ...counts }) => [postId, counts]));
  },

  addComments: (postId, change) => count(db, postId, 'comments', change),

  of: (userId) =>
    rows<Like>(db(), 'select * from feed_likes where user_id = ? order by created_at, post_id', [userId]),

  async deleteAllOf(userId) {
    const gone = await rows<{ postId: string }>(
      db(),
      'delete from feed_likes where user_id = ? returning post_id',
      [userId],
    );
    await rows(db(), 'update feed_counts set likes = greatest(likes - 1, 0) where post_id = any(?::uuid[])', [
      gone.map(({ postId }) => postId),
    ]);
  },
});
