import { DomainError } from '#core/kernel/domain-error.ts';
import { folderNameKey, type Folder } from '#core/platform/media/folder.ts';
import type { Folders, StorageQuotas, StorageWarnings, Uploads } from '#core/platform/media/ports.ts';
import type { PendingUpload } from '#core/platform/media/upload.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { changeRows, deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    folders: Folder;
    uploads: PendingUpload;
    uploadLeases: Readonly<{ holder: string; until: Date }>;
    storageWarnings: Readonly<{ userId: string; warnedAt: Date }>;
    storageQuotas: Readonly<{ userId: string; gib: number }>;
  }
}

export const memoryFolders = (view: () => View): Folders => {
  const folders = () => view().table('folders');

  const requireFree = (one: Folder): void => {
    const key = folderNameKey(one.name);
    const isTaken = folders()
      .all()
      .some(
        ({ id, ownerId, parentId, name }) =>
          id !== one.id &&
          ownerId === one.ownerId &&
          parentId === one.parentId &&
          folderNameKey(name) === key,
      );
    if (isTaken) view().refuse('media.folder_exists');
  };

  return {
    find: async (id) => folders().get(id) ?? null,

    async allOf(ownerId) {
      const posters = new Set(
        view()
          .table('media')
          .all()
          .map(({ posterId }) => posterId),
      );
      const media = view()
        .table('media')
        .all()
        .filter(({ id, deletedAt }) => deletedAt === null && !posters.has(id));
      return folders()
        .all()
        .filter((folder) => folder.ownerId === ownerId)
        .toSorted(ascending(({ name, id }) => [folderNameKey(name), id]))
        .map((folder) => {
          const inside = media.filter(({ folderId }) => folderId === folder.id);
          return {
            ...folder,
            files: inside.length,
            bytes: inside.reduce((total, { size }) => total + size, 0),
          };
        });
    },

    async insert(folder) {
      if (!view().table('users').get(folder.ownerId)) view().refuse('user.not_found');
      requireFree(folder);
      folders().set(folder.id, folder);
    },

    async update(folder) {
      const stored = folders().get(folder.id);
      if (stored?.version !== folder.version - 1) throw new DomainError('version.stale');
      if (folder.parentId === folder.id) view().refuse('media.folder_circle');
      requireFree(folder);
      folders().set(folder.id, folder);
    },

    async delete(id) {
      const hasFiles = view()
        .table('media')
        .all()
        .some(({ folderId, deletedAt }) => folderId === id && deletedAt === null);
      if (hasFiles) throw new DomainError('media.folder_not_empty');
      const hasFolders = folders()
        .all()
        .some(({ parentId }) => parentId === id);
      if (hasFolders) view().refuse('media.folder_not_empty');
      folders().delete(id);
      changeRows(
        view().table('media'),
        ({ folderId }) => folderId === id,
        (medium) => ({ ...medium, folderId: null }),
      );
      changeRows(
        view().table('uploads'),
        ({ folderId }) => folderId === id,
        (upload) => ({ ...upload, folderId: null }),
      );
    },

    deleteAllOf: async (id) => deleteRows(folders(), ({ ownerId }) => ownerId === id),
  };
};

export const memoryUploads = (view: () => View): Uploads => {
  const uploads = () => view().table('uploads');
  const leases = () => view().table('uploadLeases');
  const change = (id: string, parts: Partial<PendingUpload>): void => {
    const stored = uploads().get(id);
    if (stored) uploads().set(id, { ...stored, ...parts });
  };
  const unfinished = (ownerId: string) =>
    uploads()
      .all()
      .filter((upload) => upload.ownerId === ownerId && upload.mediumId === null);

  return {
    async insert(upload) {
      if (!view().table('users').get(upload.ownerId)) view().refuse('user.not_found');
      uploads().set(upload.id, upload);
    },
    find: async (id) => uploads().get(id) ?? null,
    ofOwner: async (ownerId, at) =>
      unfinished(ownerId)
        .filter(({ expiresAt }) => expiresAt > at)
        .toSorted(descending(({ createdAt, id }) => [createdAt, id])),
    bytesOf: async (ownerId, share) =>
      unfinished(ownerId)
        .filter(({ purpose }) => (purpose === 'LEARNING') === (share === 'LEARNING'))
        .reduce((total, { size }) => total + size, 0),
    noteReceived: async (id, received) => change(id, { received }),
    finish: async (id, mediumId) => change(id, { mediumId }),
    expiredBefore: async (at, limit) =>
      uploads()
        .all()
        .filter(({ expiresAt }) => expiresAt <= at)
        .toSorted(ascending(({ expiresAt, id }) => [expiresAt, id]))
        .slice(0, limit),
    async delete(id) {
      uploads().delete(id);
      leases().delete(id);
    },
    expireAllOf: async (id) =>
      changeRows(
        uploads(),
        ({ ownerId }) => ownerId === id,
        (upload) => ({ ...upload, name: '', expiresAt: upload.createdAt }),
      ),
    async lease(id, holder, at, until) {
      const held = leases().get(id);
      if (!uploads().get(id) || (held && held.holder !== holder && held.until > at)) return false;
      leases().set(id, { holder, until });
      return true;
    },
    async release(id, holder) {
      if (leases().get(id)?.holder === holder) leases().delete(id);
    },
  };
};

export const memoryStorageWarnings = (view: () => View): StorageWarnings => {
  const warnings = () => view().table('storageWarnings');
  return {
    async put(userId, warnedAt) {
      if (warnings().get(userId)) return false;
      warnings().set(userId, { userId, warnedAt });
      return true;
    },
    clear: async (userId) => void warnings().delete(userId),
  };
};

export const memoryStorageQuotas = (view: () => View): StorageQuotas => {
  const quotas = () => view().table('storageQuotas');
  return {
    find: async (userId) => quotas().get(userId)?.gib ?? null,
    async set(userId, gib) {
      if (gib === null) {
        quotas().delete(userId);
        return;
      }
      if (!view().table('users').get(userId)) view().refuse('user.not_found');
      quotas().set(userId, { userId, gib });
    },
  };
};
