/** One entry of a zip, as its list at the end says. */
export type ZipEntry = Readonly<{
  path: string;
  /** Unpacked. */
  size: number;
  packed: number;
  isFolder: boolean;
  isLocked: boolean;
  /** A link of a file system: it would lead out of the archive. */
  isLink: boolean;
}>;

/** Why a file is no archive to bring along; each has a sentence that says what to do. */
export const archiveProblems = [
  'EMPTY',
  'OTHER_FILE',
  'OTHER_ZIP',
  'BROKEN',
  'LOCKED',
  'UNSAFE',
  'TOO_LARGE',
  'NEWER',
  'NO_WEEKS',
] as const;
export type ArchiveProblem = (typeof archiveProblems)[number];

const mebibyte = 1024 * 1024;

/** An archive of years is some thousands of files; the data itself some megabytes. */
export const zipLimits = {
  entries: 20_000,
  dataBytes: 64 * mebibyte,
  /** Of all that is unpacked: the largest room a member has. */
  bytes: 20 * 1024 * mebibyte,
  /** Text packs well; a bomb packs a thousand times. */
  ratio: 200,
  /** Below this nothing is a bomb. */
  ratioFrom: mebibyte,
} as const;

export const dataFile = 'data.json';
export const mediaFolder = 'media/';

const isWithin = (path: string): boolean =>
  path !== '' &&
  !path.startsWith('/') &&
  // Also drive letters, back-slashes and control characters: no archive of ours has any.
  !/[\\:\p{Cc}]/u.test(path) &&
  !path.split('/').includes('..');

const isBomb = ({ size, packed }: ZipEntry): boolean =>
  size > zipLimits.ratioFrom && size > Math.max(packed, 1) * zipLimits.ratio;

/** What is wrong with the list of a zip, before anything of it is unpacked; null: nothing is. */
export const problemOfEntries = (entries: readonly ZipEntry[]): ArchiveProblem | null => {
  const files = entries.filter(({ isFolder }) => !isFolder);
  if (entries.length > zipLimits.entries) return 'TOO_LARGE';
  if (files.some(({ isLocked }) => isLocked)) return 'LOCKED';
  const data = files.find(({ path }) => path === dataFile);
  if (!data) return 'OTHER_ZIP';
  if (entries.some((entry) => !isWithin(entry.path) || entry.isLink || isBomb(entry))) return 'UNSAFE';
  if (new Set(files.map(({ path }) => path)).size < files.length) return 'UNSAFE';
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return data.size > zipLimits.dataBytes || all > zipLimits.bytes ? 'TOO_LARGE' : null;
};
