import type { UserId } from '#core/kernel/id.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Bookmark, BookmarkKind } from './bookmark.ts';

export interface Bookmarks {
  /** False when it was there already. Fails with user.not_found. */
  insert(bookmark: Bookmark): Promise<boolean>;
  /** False when there was none. */
  delete(userId: UserId, kind: BookmarkKind, subjectId: string): Promise<boolean>;
  /** Those of them that this member has kept. */
  among(userId: UserId, kind: BookmarkKind, subjectIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Newest first, only what the member may see now, so that pages are full. */
  pageOf(userId: UserId, kind: BookmarkKind, request: PageRequest): Promise<Page<Bookmark>>;
  /** Everything, for the archive. */
  of(userId: UserId): Promise<readonly Bookmark[]>;
  deleteAllOf(userId: UserId): Promise<void>;
  /** Of something that is gone for ever. */
  deleteAllOn(kind: BookmarkKind, subjectId: string): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    bookmarks: Bookmarks;
  }
}
