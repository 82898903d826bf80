import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { bookmarkArchive } from './archive.ts';
import { dropBookmark, isBookmarked, keepBookmark } from './use-cases/keep-bookmark.ts';

const useCases = (ports: Composition) => ({
  keepBookmark: keepBookmark(ports),
  dropBookmark: dropBookmark(ports),
  isBookmarked: isBookmarked(ports),
});

export const bookmarkModule = {
  name: 'community',
  hooks: {
    archiveOf: bookmarkArchive,
    whenMemberIsAnonymised: ({ bookmarks }, userId) => bookmarks.deleteAllOf(userId),
  },
  useCases,
} as const satisfies Module;
