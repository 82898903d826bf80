import type { FeedPost } from '#core/community/feed/post.ts';
import type { FeedPostRow, FeedPosts } from '#core/community/feed/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';
import { uuidOf } from './row-ids.ts';
import { knexFollowedPosts } from './followed-posts.ts';
import { postColumns, postRow, postSource } from './post-columns.ts';
import { visiblePosts } from './readers.ts';
import { recountStretch } from './recount.ts';
import { isUuid, uuidsOf } from './uuids.ts';

const refusals = {
  feed_posts_author_id_fkey: 'user.not_found',
  feed_post_media_medium_id_fkey: 'media.not_found',
} as const;

const list: ListSource<keyof typeof staffLists.feedPosts> = {
  select: `${postColumns}, ${nameOf('a')} as author_name, c.likes, c.comments`,
  from: `feed_posts p join users a on a.id = p.author_id join feed_counts c on c.post_id = p.id`,
  all: 'feed_posts p',
  own: { table: 'feed_posts', as: 'p' },
  columns: {
    id: 'p.id::text',
    authorId: 'p.author_id',
    authorName: nameOf('a'),
    status: 'p.status',
    visibility: 'p.visibility',
    likes: 'c.likes',
    comments: 'c.comments',
    locked: 'p.locked',
    publishedAt: 'p.published_at',
    editedAt: 'p.edited_at',
  },
  search: 'p.author_id in (select u.id from users u where u.search like ?)',
  tieBreak: 'p.id',
};

const staffPosts = (db: Connection): Pick<FeedPosts, 'list' | 'row'> => ({
  list: async (request) =>
    staffList<FeedPostRow, keyof typeof staffLists.feedPosts>(
      db(),
      list,
      readListRequest(staffLists.feedPosts, request),
    ),

  async row(id) {
    const found = isUuid(id)
      ? await rows<FeedPostRow>(db(), `select ${list.select} from ${list.from} where p.id = ?`, [id])
      : [];
    if (!found[0]) throw new DomainError('feed.not_found');
    return found[0];
  },
});

const storedMedia = (db: Connection) => ({
  async put({ id, media }: Pick<FeedPost, 'id' | 'media'>): Promise<void> {
    if (media.length === 0) return;
    const stored = media.map((medium, position) => ({ postId: id, position, ...medium }));
    await refusing(refusals, db()('feed_post_media').insert(stored));
  },
  async remove(ids: readonly string[]): Promise<void> {
    await rows(db(), 'delete from feed_post_media where post_id = any(?::uuid[])', [[...ids]]);
  },
});

/** Text, files and likes go, the row stays: comments hang on it. */
const emptied = `text = '', entities = '[]', card = null, preview_url = null, hidden_reason = null, purged = true`;

const forgottenPosts = (db: Connection): Pick<FeedPosts, 'purge' | 'purgeDeleted' | 'forgetAllOf'> => {
  const forget = async (ids: readonly string[]): Promise<void> => {
    await storedMedia(db).remove(ids);
    await rows(db(), 'delete from feed_likes where post_id = any(?::uuid[])', [[...ids]]);
    await rows(db(), 'update feed_counts set likes = 0 where post_id = any(?::uuid[])', [[...ids]]);
  };
  return {
    async purge(id) {
      const found = await rows<{ id: string }>(
        db(),
        `update feed_posts set ${emptied} where id = ? and status = 'DELETED' returning id`,
        [uuidOf(id)],
      );
      await forget(found.map((post) => post.id));
      return found.length > 0;
    },

    async purgeDeleted(before, limit) {
      const found = await rows<{ id: string }>(
        db(),
        `update feed_posts set ${emptied} where id in (
           select id from feed_posts where status = 'DELETED' and not purged and deleted_at < ?
           order by deleted_at limit ? for update skip locked)
         returning id`,
        [before, limit],
      );
      await forget(found.map(({ id }) => id));
      return found.length;
    },

    async forgetAllOf(authorId, at) {
      const found = await rows<{ id: string }>(
        db(),
        `update feed_posts set ${emptied}, status = 'DELETED', status_before = null, version = version + 1,
           deleted_at = coalesce(deleted_at, ?) where author_id = ? returning id`,
        [at, authorId],
      );
      const ids = found.map(({ id }) => id);
      await forget(ids);
      return ids;
    },
  };
};

const countedPosts = (db: Connection): Pick<FeedPosts, 'recount'> => ({
  recount: (stretch) =>
    recountStretch(
      db(),
      {
        table: 'feed_counts',
        id: 'post_id',
        type: 'uuid',
        counts: {
          likes: '(select count(*) from feed_likes l where l.post_id = c.post_id)',
          comments: `(select count(*) from comments m where m.subject_type = 'FEED' and m.subject_id = c.post_id
            and m.status = 'PUBLISHED')`,
        },
      },
      stretch,
    ),
});

export const knexFeedPosts = (db: Connection): FeedPosts => ({
  async find(id) {
    if (!isUuid(id)) return null;
    const sql = `select ${postColumns} from feed_posts p where p.id = ?`;
    return (await rows<FeedPost>(db(), sql, [id]))[0] ?? null;
  },

  async lock(id) {
    if (!isUuid(id)) return null;
    const sql = `select ${postColumns} from feed_posts p where p.id = ? for no key update of p`;
    return (await rows<FeedPost>(db(), sql, [id]))[0] ?? null;
  },

  async insert(post) {
    await refusing(refusals, db()('feed_posts').insert(postRow(post)));
    await db()('feed_counts').insert({ postId: post.id });
    await storedMedia(db).put(post);
  },

  async update(post) {
    const { id, ...row } = postRow(post);
    const written = await db()('feed_posts')
      .where({ id, version: post.version - 1 })
      .update(row);
    requireFresh(written);
    await storedMedia(db).remove([id]);
    await storedMedia(db).put(post);
  },

  async setLocked(id, locked) {
    await db()('feed_posts').where({ id }).update({ locked });
  },

  visible: ({ readerId, isStaff }, ids) =>
    rows<FeedPost>(
      db(),
      `select ${postColumns} from ${postSource} where p.id = any(:ids::uuid[]) and ${visiblePosts}`,
      { readerId, isStaff, ids: uuidsOf(ids) },
    ),

  async newestOf(authorId, limit) {
    const found = await rows<{ id: string }>(
      db(),
      `select id from feed_posts where author_id = ? and status = 'PUBLISHED' and visibility <> 'PRIVATE'
       order by id desc limit ?`,
      [authorId, limit],
    );
    return found.map(({ id }) => id);
  },

  async countSame(authorId, text, since) {
    const [counted] = await rows<{ count: number }>(
      db(),
      `select count(*)::int as count from feed_posts
       where author_id = ? and status <> 'DELETED' and published_at > ? and text = ?`,
      [authorId, since, text],
    );
    return counted?.count ?? 0;
  },

  showing: (mediumId) =>
    rows<FeedPost>(
      db(),
      `select ${postColumns} from feed_post_media s join feed_posts p on p.id = s.post_id
       where s.medium_id = ? and p.status <> 'DELETED' order by p.id`,
      [mediumId],
    ),

  async mediaOf(ids) {
    const found = await rows<Medium>(
      db(),
      `select distinct on (f.id) f.* from feed_post_media m join media f on f.id = m.medium_id
       where m.post_id = any(?::uuid[])`,
      [uuidsOf(ids)],
    );
    return new Map(found.map((medium) => [medium.id, medium]));
  },

  of: (authorId) =>
    rows<FeedPost>(
      db(),
      `select ${postColumns} from feed_posts p where p.author_id = ? and p.status <> 'DELETED' order by p.id`,
      [authorId],
    ),

  ...knexFollowedPosts(db),
  ...staffPosts(db),
  ...forgottenPosts(db),
  ...countedPosts(db),
});
