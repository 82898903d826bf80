import type { Bookmark } from '#core/community/bookmark/bookmark.ts';
import type { Bookmarks } from '#core/community/bookmark/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { visiblePosts } from './readers.ts';
import { isUuid, lastUuid, uuidsOf } from './uuids.ts';

/** What the member can't see any more is not in the list, and comes back with the right to see it. */
const seen = `(b.kind <> 'FEED' or exists (
  select 1 from feed_posts p join users a on a.id = p.author_id where p.id = b.subject_id and ${visiblePosts}))
  and (b.kind <> 'POST' or exists (
  select 1 from posts p where p.id = b.subject_id::text and p.status = 'PUBLISHED'
    and not exists (select 1 from relations r where r.kind = 'BLOCK'
      and (r.owner_id, r.other_id) in ((b.user_id, p.author_id), (p.author_id, b.user_id)))))`;

export const knexBookmarks = (db: Connection): Bookmarks => ({
  async insert(bookmark) {
    const inserted = await refusing(
      { bookmarks_user_id_fkey: 'user.not_found' },
      db()('bookmarks')
        .insert(bookmark)
        .onConflict(['user_id', 'kind', 'subject_id'])
        .ignore()
        .returning('kind'),
    );
    return inserted.length === 1;
  },

  delete: async (userId, kind, subjectId) =>
    isUuid(subjectId) && (await db()('bookmarks').where({ userId, kind, subjectId }).delete()) === 1,

  async among(userId, kind, subjectIds) {
    const found = await rows<Pick<Bookmark, 'subjectId'>>(
      db(),
      'select subject_id from bookmarks where user_id = ? and kind = ? and subject_id = any(?::uuid[])',
      [userId, kind, uuidsOf(subjectIds)],
    );
    return new Set(found.map(({ subjectId }) => subjectId));
  },

  async pageOf(readerId, kind, { limit, cursor }) {
    const [at = null, id = lastUuid] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<Bookmark>(
      db(),
      `select b.* from bookmarks b where b.user_id = :readerId and b.kind = :kind
         and (:at::timestamptz is null or (b.created_at, b.subject_id) < (:at::timestamptz, :id::uuid))
         and ${seen}
       order by b.created_at desc, b.subject_id desc limit :most`,
      { readerId, kind, at, id: isUuid(id) ? id : lastUuid, isStaff: false, most: limit + 1 },
    );
    return pageOf(found, limit, ({ createdAt, subjectId }) => encodeCursor(createdAt, subjectId));
  },

  of: (userId) =>
    rows<Bookmark>(db(), 'select * from bookmarks where user_id = ? order by created_at, kind, subject_id', [
      userId,
    ]),

  async deleteAllOf(userId) {
    await db()('bookmarks').where({ userId }).delete();
  },

  async deleteAllOn(kind, subjectId) {
    if (isUuid(subjectId)) await db()('bookmarks').where({ kind, subjectId }).delete();
  },
});
