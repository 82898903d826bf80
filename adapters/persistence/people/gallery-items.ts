import type { GalleryItem } from '#core/people/profile/gallery.ts';
import type { GalleryItems } from '#core/people/profile/gallery-ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const refusals = {
  gallery_items_pkey: 'user.media_exists',
  gallery_items_copy: 'user.media_exists',
  gallery_items_medium_id_fkey: 'user.media_not_found',
  gallery_items_user_id_fkey: 'user.not_found',
} as const;

export const knexGalleryItems = (db: Connection): GalleryItems => ({
  of: (userId) =>
    rows<GalleryItem>(db(), 'select * from gallery_items where user_id = ? order by position, medium_id', [
      userId,
    ]),

  showing: (mediumId) =>
    rows<GalleryItem>(db(), 'select * from gallery_items where medium_id = ? order by user_id', [mediumId]),

  async insert(item) {
    await refusing(refusals, db()('gallery_items').insert(item));
  },

  async describe(userId, mediumId, alt) {
    return (await db()('gallery_items').where({ userId, mediumId }).update({ alt })) > 0;
  },

  async place(items) {
    for (const { userId, mediumId, position } of items)
      await db()('gallery_items').where({ userId, mediumId }).update({ position });
  },

  async delete(userId, mediumId) {
    return (await db()('gallery_items').where({ userId, mediumId }).delete()) > 0;
  },

  async deleteAllOf(userId) {
    await db()('gallery_items').where({ userId }).delete();
  },
});
