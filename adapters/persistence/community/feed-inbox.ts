import type { FeedInbox } from '#core/community/feed/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexFeedInbox = (db: Connection): FeedInbox => ({
  async spread({ id, authorId }) {
    await rows(
      db(),
      `insert into feed_inbox (user_id, post_id, author_id)
       select f.follower_id, :id::uuid, :authorId from follows f where f.followee_id = :authorId and not f.pulled
       union all select :authorId, :id::uuid, :authorId
       on conflict do nothing`,
      { id, authorId },
    );
  },

  async withdraw({ id, authorId }) {
    await rows(
      db(),
      `delete from feed_inbox i using follows f
       where f.followee_id = ? and i.user_id = f.follower_id and i.post_id = ?`,
      [authorId, id],
    );
  },

  async fill(userId, authorId, postIds) {
    if (postIds.length === 0) return;
    await rows(
      db(),
      `insert into feed_inbox (user_id, post_id, author_id) select ?, id, ? from unnest(?::uuid[]) as id
       on conflict do nothing`,
      [userId, authorId, [...postIds]],
    );
  },

  async spreadAll(authorId, postIds) {
    if (postIds.length === 0) return;
    await rows(
      db(),
      `insert into feed_inbox (user_id, post_id, author_id)
       select f.follower_id, id, f.followee_id from follows f cross join unnest(?::uuid[]) as id
       where f.followee_id = ? and not f.pulled
       on conflict do nothing`,
      [[...postIds], authorId],
    );
  },

  async empty(userId, authorId) {
    await rows(db(), 'delete from feed_inbox where user_id = ? and author_id = ?', [userId, authorId]);
  },

  async trim(most, { after, limit }) {
    const members = await rows<{ id: string }>(
      db(),
      'select id from users where id > ? order by id limit ?',
      [after ?? '', limit],
    );
    const removed = await rows(
      db(),
      `delete from feed_inbox i using (
         select u.id as user_id, (select x.post_id from feed_inbox x where x.user_id = u.id
           order by x.post_id desc offset ?::int - 1 limit 1) as last_kept_id
         from unnest(?::text[]) as u(id)) t
       where i.user_id = t.user_id and i.post_id < t.last_kept_id returning 1`,
      [most, members.map(({ id }) => id)],
    );
    const isOver = members.length < limit;
    return { removed: removed.length, last: isOver ? null : (members.at(-1)?.id ?? null) };
  },

  async rebuild(userId, most) {
    await rows(db(), 'delete from feed_inbox where user_id = ?', [userId]);
    const filled = await rows(
      db(),
      `insert into feed_inbox (user_id, post_id, author_id)
       select :userId, found.id, found.author_id from (
         select p.id, p.author_id from follows f cross join lateral (
           select p.id, p.author_id from feed_posts p where p.author_id = f.followee_id
             and p.status = 'PUBLISHED' and p.visibility <> 'PRIVATE' order by p.id desc limit :most) p
         where f.follower_id = :userId and not f.pulled
         union
         select p.id, p.author_id from feed_posts p where p.author_id = :userId and p.status <> 'DELETED'
         order by id desc limit :most) found
       returning 1`,
      { userId, most },
    );
    return filled.length;
  },

  async deleteAllOf(userId) {
    await rows(
      db(),
      `delete from feed_inbox i using follows f
       where f.followee_id = ? and i.user_id = f.follower_id and i.author_id = f.followee_id`,
      [userId],
    );
    await rows(db(), 'delete from feed_inbox where user_id = ?', [userId]);
  },
});
