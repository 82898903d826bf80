import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { GalleryItem } from './gallery.ts';

export interface GalleryItems {
  /** In the order of the gallery. */
  of(userId: UserId): Promise<readonly GalleryItem[]>;
  /** Who shows this picture. */
  showing(mediumId: MediumId): Promise<readonly GalleryItem[]>;
  /** Fails with user.media_exists, user.media_not_found. */
  insert(item: GalleryItem): Promise<void>;
  /** False when it was not there. */
  describe(userId: UserId, mediumId: MediumId, alt: string): Promise<boolean>;
  place(items: readonly GalleryItem[]): Promise<void>;
  /** False when it was not there. */
  delete(userId: UserId, mediumId: MediumId): Promise<boolean>;
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    galleryItems: GalleryItems;
  }
}
