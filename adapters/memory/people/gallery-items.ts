import type { GalleryItem } from '#core/people/profile/gallery.ts';
import type { GalleryItems } from '#core/people/profile/gallery-ports.ts';
import { ascending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    galleryItems: GalleryItem;
  }
}

export const memoryGalleryItems = (view: () => View): GalleryItems => {
  const items = () => view().table('galleryItems');
  return {
    of: async (id) =>
      items()
        .all()
        .filter(({ userId }) => userId === id)
        .toSorted(ascending(({ position, mediumId }) => [position, mediumId])),

    showing: async (id) =>
      items()
        .all()
        .filter(({ mediumId }) => mediumId === id)
        .toSorted(ascending(({ userId }) => [userId])),

    async insert(item) {
      const { userId, mediumId, copyOf } = item;
      const { table, refuse } = view();
      if (!table('users').get(userId)) refuse('user.not_found');
      if (!table('media').get(mediumId)) refuse('user.media_not_found');
      const isThere = items()
        .all()
        .some(
          (other) =>
            other.userId === userId &&
            (other.mediumId === mediumId || (copyOf !== null && other.copyOf === copyOf)),
        );
      if (isThere) refuse('user.media_exists');
      items().set(keyOf(userId, mediumId), item);
    },

    async describe(userId, mediumId, alt) {
      const stored = items().get(keyOf(userId, mediumId));
      if (stored) items().set(keyOf(userId, mediumId), { ...stored, alt });
      return stored !== undefined;
    },

    async place(placed) {
      for (const { userId, mediumId, position } of placed) {
        const stored = items().get(keyOf(userId, mediumId));
        if (stored) items().set(keyOf(userId, mediumId), { ...stored, position });
      }
    },

    async delete(userId, mediumId) {
      const wasThere = items().get(keyOf(userId, mediumId)) !== undefined;
      items().delete(keyOf(userId, mediumId));
      return wasThere;
    },

    deleteAllOf: async (id) => deleteRows(items(), ({ userId }) => userId === id),
  };
};
