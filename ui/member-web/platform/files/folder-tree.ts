import { fold } from '#core/kernel/text/text.ts';

export type Place = Readonly<{ id: string; parentId: string | null; name: string }>;

export const childrenOf = <Folder extends Place>(
  folders: readonly Folder[],
  parentId: string | null,
): readonly Folder[] => folders.filter((folder) => folder.parentId === parentId);

/** From the top to the folder itself; empty at the top, and where there is no such folder. */
export const pathTo = <Folder extends Place>(
  folders: readonly Folder[],
  id: string | null,
): readonly Folder[] => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (let at = id; at !== null;) {
    const folder = byId.get(at);
    if (folder === undefined || path.includes(folder)) break;
    path.unshift(folder);
    at = folder.parentId;
  }
  return path;
};

export type Placed<Folder> = Readonly<{ folder: Folder; depth: number }>;

/** Each folder followed by what lies in it. `without` leaves out one, with all that lies in it. */
export const inTreeOrder = <Folder extends Place>(
  folders: readonly Folder[],
  { without }: Readonly<{ without?: string | undefined }> = {},
  parentId: string | null = null,
  depth = 0,
): readonly Placed<Folder>[] =>
  childrenOf(folders, parentId)
    .filter(({ id }) => id !== without)
    .flatMap((folder) => [{ folder, depth }, ...inTreeOrder(folders, { without }, folder.id, depth + 1)]);

/** Names that hold these words, whatever their accents and capitals. */
export const named = <Folder extends Place>(folders: readonly Folder[], words: string): readonly Folder[] => {
  const wanted = fold(words.trim());
  return wanted === '' ? [] : folders.filter(({ name }) => fold(name).includes(wanted));
};
