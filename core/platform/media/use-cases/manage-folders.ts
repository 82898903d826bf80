import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { cleanFolderName, requireChangedFolder, requireNewFolder, type Folder } from '../folder.ts';
import type { FolderId } from '../medium.ts';
import type { FolderRow } from '../ports.ts';

type Needs = Writes<'folders' | 'people' | 'events'>;

/** All of one's own: there are few enough to draw the whole tree. */
export const listFolders =
  ({ reads }: Reads<'folders'>) =>
  async (actor: Actor): Promise<Readonly<{ items: readonly FolderRow[] }>> => ({
    items: await reads.folders.allOf(requireMember(actor).id),
  });

export const createFolder =
  ({ transaction, ids, clock }: Needs & Pick<Ports, 'ids' | 'clock'>) =>
  async (
    actor: Actor,
    { name, parentId = null }: Readonly<{ name: string; parentId?: FolderId | null | undefined }>,
  ): Promise<FolderRow> => {
    const { id: ownerId } = requireMember(actor);
    const plain = { name: cleanFolderName(name), parentId, version: 1, createdAt: clock.now() };
    const folder: Folder = { id: ids.next(), ownerId, ...plain };
    await transaction(async ({ people, folders, events }) => {
      // The tree is judged as a whole: one change at a time.
      await people.lock(ownerId);
      requireNewFolder(await folders.allOf(ownerId), folder);
      await folders.insert(folder);
      await events.append({ type: 'media.changed', userId: ownerId });
    });
    return { ...folder, files: 0, bytes: 0 };
  };

type Change = Readonly<{
  name?: string | undefined;
  parentId?: FolderId | null | undefined;
  version?: number | undefined;
}>;

/** Another name, or another place, with all that lies in it. */
export const changeFolder =
  ({ transaction }: Needs) =>
  async (actor: Actor, id: FolderId, change: Change): Promise<FolderRow> => {
    const owner = requireMember(actor);
    return transaction(async ({ people, folders, events }) => {
      await people.lock(owner.id);
      const all = await folders.allOf(owner.id);
      const found = all.find((one) => one.id === id);
      if (!found) throw new DomainError('media.folder_not_found');
      const { files, bytes, ...before } = found;
      if (change.version !== undefined && change.version !== before.version)
        throw new DomainError('version.stale');
      const next: Folder = {
        ...before,
        name: change.name === undefined ? before.name : cleanFolderName(change.name),
        parentId: change.parentId === undefined ? before.parentId : change.parentId,
        version: before.version + 1,
      };
      requireChangedFolder(all, before, next);
      await folders.update(next);
      await events.append({ type: 'media.changed', userId: owner.id });
      return { ...next, files, bytes };
    });
  };

/** Only an empty one: nothing disappears with its folder. */
export const deleteFolder =
  ({ transaction }: Needs) =>
  async (actor: Actor, id: FolderId): Promise<{ ok: true }> => {
    const owner = requireMember(actor);
    await transaction(async ({ people, folders, events }) => {
      await people.lock(owner.id);
      const found = await folders.find(id);
      if (found?.ownerId !== owner.id) throw new DomainError('media.folder_not_found');
      await folders.delete(id);
      await events.append({ type: 'media.changed', userId: owner.id });
    });
    return { ok: true };
  };
