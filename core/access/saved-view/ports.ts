import type { UserId } from '#core/kernel/id.ts';
import type { SavedView, SavedViewId } from './saved-view.ts';
import type { StaffListName } from './staff-lists.ts';

/** With the name of its owner; empty when nobody is. */
export type SavedViewRow = SavedView & Readonly<{ ownerName: string }>;

export interface SavedViews {
  find(id: SavedViewId): Promise<SavedView | null>;
  /** Holds the row until the transaction ends. */
  lock(id: SavedViewId): Promise<SavedView | null>;
  /** Inserts at version 1, else replaces `version - 1`. Fails with version.stale. */
  put(view: SavedView): Promise<void>;
  delete(id: SavedViewId): Promise<void>;
  /** The person's own and the shared ones of a list, oldest first. */
  shownTo(userId: UserId, list: StaffListName): Promise<readonly SavedViewRow[]>;
  /** How many of a list are this person's own. */
  countOf(userId: UserId, list: StaffListName): Promise<number>;
  /** The person's own, by list, oldest first. */
  ofOwner(userId: UserId): Promise<readonly SavedView[]>;
  /** Everybody's, by list, oldest first; of one list where it is named. */
  all(list: StaffListName | null): Promise<readonly SavedViewRow[]>;
  /** What this person kept alone goes; what is shared stays, without an owner. */
  forgetAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    savedViews: SavedViews;
  }
}
