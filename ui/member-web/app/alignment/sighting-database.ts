import type { DBSchema } from 'idb';
import type { PhotoSize, SeenBody, Trunk } from '#core/body/snapshot/alignment/seen-body.ts';
import { bodiesDatabase } from '#ui/device/forget-device.ts';
import { deviceDatabase } from '../device/device-database.ts';

/** What is known of one photo: how large it is, what was found in it, and what its member set by hand. */
export type Sighting = Readonly<{ size: PhotoSize; body: SeenBody | null; hand: Trunk | null }>;

interface Bodies extends DBSchema {
  sightings: { key: string; value: Sighting & Readonly<{ mediaId: string }> };
}

const database = deviceDatabase<Bodies>(bodiesDatabase, 1, (db) => {
  db.createObjectStore('sightings', { keyPath: 'mediaId' });
});

/** On this device alone, until the member signs out: no photo is looked at twice. A browser that keeps nothing looks anew. */
export const sightingsOnDevice = {
  read: async (mediaIds: readonly string[]): Promise<ReadonlyMap<string, Sighting>> => {
    try {
      const db = await database();
      const found = await Promise.all(mediaIds.map((id) => db.get('sightings', id)));
      return new Map(found.flatMap((sighting) => (sighting ? [[sighting.mediaId, sighting] as const] : [])));
    } catch {
      return new Map();
    }
  },
  keep: async (mediaId: string, sighting: Sighting): Promise<void> => {
    try {
      await (await database()).put('sightings', { ...sighting, mediaId });
    } catch {
      // The page knows it as long as it lives.
    }
  },
};
