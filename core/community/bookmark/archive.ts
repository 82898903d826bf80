import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const bookmarkArchive: Hooks['archiveOf'] = async ({ bookmarks }, userId) => ({
  bookmarks: (await bookmarks.of(userId)).map((bookmark) => without(bookmark, 'userId')),
});
