import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

const ignored = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$/;

const filesUnder = async (root: string, path: string): Promise<string[]> => {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !ignored.test(file));
};

/** Of names and contents, not of dates: a clone or a checkout changes dates only. Tests change no product. */
export const fingerprint = async (
  root: string,
  sources: readonly string[],
  isRelevant: (file: string) => boolean = () => true,
): Promise<string> => {
  const files = (await Promise.all(sources.map((path) => filesUnder(root, path)))).flat();
  const relevant = [...new Set(files)].filter(isRelevant).toSorted();
  const contents = await Promise.all(relevant.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  relevant.forEach((file, index) =>
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? '')
      .update('\0'),
  );
  return hash.digest('hex');
};
