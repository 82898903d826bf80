import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** The folders, and the room that staff gave; the files themselves are packed beside them, each with the folder it lies in. */
export const mediaArchive: Hooks['archiveOf'] = async ({ folders, storageQuotas }, userId) => ({
  storageQuota: [await storageQuotas.find(userId)].filter((gib) => gib !== null).map((gib) => ({ gib })),
  folders: (await folders.allOf(userId)).map((folder) => without(folder, 'ownerId', 'version')),
});
