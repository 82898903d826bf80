import type {
  PostLike,
  PostLikes,
  PostPreview,
  PostPreviews,
  PostRevisions,
  WorkingCopies,
} from '#core/content/post/ports.ts';
import type { PostId } from '#core/content/post/post.ts';
import type { PostRevision, WorkingCopy } from '#core/content/post/working-copy.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

export const knexWorkingCopies = (db: Connection): WorkingCopies => ({
  async find(postId) {
    const [found] = await rows<WorkingCopy>(db(), 'select * from post_working_copies where post_id = ?', [
      postId,
    ]);
    return found ?? null;
  },

  async update({ postId, content, change, reason, proposedAt, editedBy, version, updatedAt }) {
    // Past Knex's builder: at each rest of who writes this is asked.
    const fresh = await rows<Pick<WorkingCopy, 'postId'>>(
      db(),
      `update post_working_copies set content = ?, change = ?, reason = ?, proposed_at = ?, edited_by = ?, version = ?,
         updated_at = ? where post_id = ? and version = ? returning post_id`,
      [
        JSON.stringify(content),
        change,
        reason,
        proposedAt,
        editedBy,
        version,
        updatedAt,
        postId,
        version - 1,
      ],
    );
    requireFresh(fresh.length);
  },
});

export const knexPostRevisions = (db: Connection): PostRevisions => ({
  // The article is held by who writes: nobody else counts at the same time.
  async add({ postId, kind, isPublished, content, by, at }) {
    const [added] = await rows<{ number: number }>(
      db(),
      `insert into post_revisions (post_id, number, kind, is_published, content, by, at)
       select ?, coalesce(max(number), 0) + 1, ?, ?, ?::jsonb, ?, ? from post_revisions where post_id = ?
       returning number`,
      [postId, kind, isPublished, JSON.stringify(content), by, at, postId],
    );
    return added?.number ?? 0;
  },

  async find(postId, number) {
    const [found] = await rows<PostRevision>(
      db(),
      'select * from post_revisions where post_id = ? and number = ?',
      [postId, number],
    );
    return found ?? null;
  },

  async newest(postId) {
    const [found] = await rows<PostRevision>(
      db(),
      'select * from post_revisions where post_id = ? order by number desc limit 1',
      [postId],
    );
    return found ?? null;
  },

  of: (postId) =>
    rows<PostRevision>(db(), 'select * from post_revisions where post_id = ? order by number desc', [postId]),

  async prune(keep) {
    const gone = await rows<{ number: number }>(
      db(),
      `delete from post_revisions r using (
         select post_id, number, row_number() over (partition by post_id order by number desc) as place
         from post_revisions) o
       where o.post_id = r.post_id and o.number = r.number and o.place > ? and not r.is_published
       returning r.number`,
      [keep],
    );
    return gone.length;
  },
});

const likeRefusals = { post_likes_user: 'user.not_found', post_likes_post: 'post.not_found' } as const;

export const knexPostLikes = (db: Connection): PostLikes => {
  const count = (postIds: readonly PostId[], change: number) =>
    rows(db(), 'update posts set likes = greatest(likes + ?::int, 0) where id = any(?::text[])', [
      change,
      [...postIds],
    ]);
  return {
    async add(like) {
      const inserted = await refusing(
        likeRefusals,
        db()('post_likes').insert(like).onConflict(['post_id', 'user_id']).ignore().returning('post_id'),
      );
      if (inserted.length === 0) return false;
      await count([like.postId], 1);
      return true;
    },

    async remove(postId, userId) {
      if ((await db()('post_likes').where({ postId, userId }).delete()) === 0) return false;
      await count([postId], -1);
      return true;
    },

    async among(userId, postIds) {
      const found = await rows<Pick<PostLike, 'postId'>>(
        db(),
        'select post_id from post_likes where user_id = ? and post_id = any(?::text[])',
        [userId, [...postIds]],
      );
      return new Set(found.map(({ postId }) => postId));
    },

    of: (userId) =>
      rows<PostLike>(db(), 'select * from post_likes where user_id = ? order by created_at, post_id', [
        userId,
      ]),

    async deleteAllOf(userId) {
      const gone = await rows<Pick<PostLike, 'postId'>>(
        db(),
        'delete from post_likes where user_id = ? returning post_id',
        [userId],
      );
      await count(
        gone.map(({ postId }) => postId),
        -1,
      );
    },
  };
};

export const knexPostPreviews = (db: Connection): PostPreviews => ({
  async put(preview) {
    await db()('post_previews').insert(preview).onConflict('post_id').merge();
  },
  async find(postId) {
    const [found] = await rows<PostPreview>(db(), 'select * from post_previews where post_id = ?', [postId]);
    return found ?? null;
  },
  async byHash(hash) {
    const [found] = await rows<PostPreview>(db(), 'select * from post_previews where hash = ?', [hash]);
    return found ?? null;
  },
  async delete(postId) {
    await db()('post_previews').where({ postId }).delete();
  },
});
