import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import type { FolderId } from './medium.ts';

/** Where a member puts files. Folders lie in one another, like on a computer. */
export type Folder = Readonly<{
  id: FolderId;
  ownerId: UserId;
  parentId: FolderId | null;
  name: string;
  version: number;
  createdAt: Date;
}>;

export const folderNameMaxLength = 80;
export const deepestFolder = 5;
export const mostFolders = 500;

/** Two names that differ only in capitals are one name in one place. */
export const folderNameKey = (name: string): string => normalize(name).toLowerCase();

export const cleanFolderName = (given: string): string => {
  const name = normalize(given);
  if (name === '') throw fieldError('body.name', 'input.required');
  if ([...name].length > folderNameMaxLength)
    throw fieldError('body.name', 'input.max_length', { length: folderNameMaxLength });
  const problem = textProblem(name, 'name');
  if (problem) throw fieldError('body.name', problem.code, problem.params);
  return name;
};

type Place = Pick<Folder, 'id' | 'parentId'>;

/** The folder itself and those it lies in, outwards. Stops at a circle, which the storage can't hold anyway. */
const upwards = (folders: readonly Place[], id: FolderId | null): readonly FolderId[] => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const seen: FolderId[] = [];
  for (let at = id; at !== null && !seen.includes(at); at = byId.get(at)?.parentId ?? null) seen.push(at);
  return seen;
};

/** How many levels a folder and what lies in it take: 1 when there is none inside. */
const heightOf = (folders: readonly Place[], id: FolderId): number =>
  1 +
  Math.max(
    0,
    ...folders.filter(({ parentId }) => parentId === id).map((inner) => heightOf(folders, inner.id)),
  );

/** Whether a folder may lie in another one: there is such a place, no circle, and not too deep. */
const requirePlace = (folders: readonly Folder[], parentId: FolderId | null, moved: Folder | null): void => {
  if (parentId !== null && !folders.some(({ id }) => id === parentId))
    throw new DomainError('media.folder_not_found');
  const above = upwards(folders, parentId);
  if (moved && above.includes(moved.id)) throw new DomainError('media.folder_circle');
  const height = moved ? heightOf(folders, moved.id) : 1;
  if (above.length + height > deepestFolder)
    throw new DomainError('media.folder_too_deep', { levels: deepestFolder });
};

const requireFreeName = (folders: readonly Folder[], one: Folder): void => {
  const key = folderNameKey(one.name);
  const isTaken = folders.some(
    ({ id, parentId, name }) => id !== one.id && parentId === one.parentId && folderNameKey(name) === key,
  );
  if (isTaken) throw new DomainError('media.folder_exists');
};

/** Judged among all folders of the owner. */
export const requireNewFolder = (folders: readonly Folder[], one: Folder): void => {
  if (folders.length >= mostFolders) throw new DomainError('media.folder_limit', { count: mostFolders });
  requirePlace(folders, one.parentId, null);
  requireFreeName(folders, one);
};

export const requireChangedFolder = (folders: readonly Folder[], before: Folder, after: Folder): void => {
  if (after.parentId !== before.parentId) requirePlace(folders, after.parentId, before);
  requireFreeName(folders, after);
};
