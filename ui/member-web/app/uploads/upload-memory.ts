import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MediaType, UploadPurpose } from '#core/platform/media/medium.ts';

/** A file that goes up in parts, kept so that it can go on after a reload. */
export type RememberedUpload = Readonly<{
  id: string;
  ownerId: string;
  /** Where its parts go. */
  address: string;
  fingerprint: string;
  name: string;
  size: number;
  type: MediaType;
  purpose: UploadPurpose;
  folderId: string | null;
  posterId: string | null;
  /** Null where the browser would not keep it, or its owner has signed out: the file has to be chosen again. */
  file: File | null;
  startedAt: number;
}>;

export type UploadMemory = Readonly<{
  ofOwner(ownerId: string): Promise<readonly RememberedUpload[]>;
  put(upload: RememberedUpload): Promise<void>;
  remove(id: string): Promise<void>;
  /** The bytes do not stay on a device whose member has left. */
  forgetFiles(ownerId: string): Promise<void>;
}>;

interface Schema extends DBSchema {
  uploads: { key: string; value: RememberedUpload; indexes: { ownerId: string } };
}

const open = (onClosed: () => void): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('fitboard-uploads', 1, {
    upgrade: (database) => {
      database.createObjectStore('uploads', { keyPath: 'id' }).createIndex('ownerId', 'ownerId');
    },
    // Another tab has a newer build, or forgets everything: neither must wait for this one.
    blocking(_, __, event) {
      onClosed();
      (event.target as IDBDatabase).close(); // whose version it is
    },
    terminated: onClosed,
  });

/** The server forgets unfinished ones after a day. */
const lifetimeMs = 24 * 3600 * 1000;

export const uploadMemory = (): UploadMemory => {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const closed = () => {
    opening = undefined;
  };
  const database = () =>
    (opening ??= open(closed).catch((error: unknown) => {
      closed();
      throw error;
    }));

  return {
    ofOwner: async (ownerId) => {
      const store = await database();
      const all = await store.getAllFromIndex('uploads', 'ownerId', ownerId);
      const oldest = Date.now() - lifetimeMs;
      await Promise.all(
        all.filter(({ startedAt }) => startedAt < oldest).map(({ id }) => store.delete('uploads', id)),
      );
      return all.filter(({ startedAt }) => startedAt >= oldest);
    },
    put: async (upload) => {
      const store = await database();
      try {
        await store.put('uploads', upload);
      } catch {
        // A full device keeps no film, but the place where it stopped.
        await store.put('uploads', { ...upload, file: null });
      }
    },
    remove: async (id) => (await database()).delete('uploads', id),
    forgetFiles: async (ownerId) => {
      const store = await database();
      const all = await store.getAllFromIndex('uploads', 'ownerId', ownerId);
      await Promise.all(all.map((upload) => store.put('uploads', { ...upload, file: null })));
    },
  };
};
