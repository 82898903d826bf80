import type { Bookmark, BookmarkKind } from '#core/community/bookmark/bookmark.ts';
import type { Bookmarks } from '#core/community/bookmark/ports.ts';
import { isShown } from '#core/content/post/post.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';
import { isBlocked, isVisible } from './readers.ts';

declare module '../engine/store.ts' {
  interface Tables {
    bookmarks: Bookmark;
  }
}

export const memoryBookmarks = (view: () => View): Bookmarks => {
  const table = () => view().table('bookmarks');
  const isThere = (userId: string, kind: BookmarkKind, subjectId: string) =>
    table().get(keyOf(userId, kind, subjectId)) !== undefined;
  const isSeen = ({ userId, kind, subjectId }: Bookmark): boolean => {
    if (kind === 'POST') {
      const post = view().table('posts').get(subjectId);
      return post !== undefined && isShown(post) && !isBlocked(view(), userId, post.authorId);
    }
    if (kind !== 'FEED') return true;
    const post = view().table('feedPosts').get(subjectId);
    return post !== undefined && isVisible(view(), { readerId: userId, isStaff: false })(post);
  };

  return {
    async insert(bookmark) {
      const { userId, kind, subjectId } = bookmark;
      if (!view().table('users').get(userId)) view().refuse('user.not_found');
      if (isThere(userId, kind, subjectId)) return false;
      table().set(keyOf(userId, kind, subjectId), bookmark);
      return true;
    },
    async delete(userId, kind, subjectId) {
      const known = isThere(userId, kind, subjectId);
      table().delete(keyOf(userId, kind, subjectId));
      return known;
    },
    among: async (userId, kind, subjectIds) =>
      new Set(subjectIds.filter((subjectId) => isThere(userId, kind, subjectId))),
    async pageOf(userId, kind, { limit, cursor }) {
      const place = decodeCursor(cursor, 'instant', 'id');
      const sortedBy = ({ createdAt, subjectId }: Bookmark) => [createdAt, subjectId] as const;
      const found = table()
        .all()
        .filter((bookmark) => bookmark.userId === userId && bookmark.kind === kind && isSeen(bookmark))
        .filter((bookmark) => !place || isBelow(sortedBy(bookmark), [new Date(place[0]), place[1]]))
        .toSorted(descending(sortedBy));
      return pageOf(found, limit, (bookmark) => encodeCursor(...sortedBy(bookmark)));
    },
    of: async (userId) =>
      table()
        .all()
        .filter((bookmark) => bookmark.userId === userId)
        .toSorted(ascending(({ createdAt, kind, subjectId }) => [createdAt, kind, subjectId])),
    async deleteAllOf(userId) {
      deleteRows(table(), (bookmark) => bookmark.userId === userId);
    },
    async deleteAllOn(kind, subjectId) {
      deleteRows(table(), (bookmark) => bookmark.kind === kind && bookmark.subjectId === subjectId);
    },
  };
};
