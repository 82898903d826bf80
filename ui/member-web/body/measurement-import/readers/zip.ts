import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/index-native.js';
import { FileProblem } from './file-problem.ts';
import { mostBytes } from './text-chunks.ts';

// This runs in a worker already.
configure({ useWebWorkers: false });

/** Routes and recordings of years are tens of thousands of files; more is nobody’s record. */
const mostEntries = 200_000;

export type ZippedFile = Readonly<{
  path: string;
  size: number;
  packed: number;
  /** Of a file system, not a file. */
  isLink: boolean;
  open: () => ReadableStream<Uint8Array>;
}>;

const opened = (entry: FileEntry) => (): ReadableStream<Uint8Array> => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // A broken entry fails its reader; a reader that stopped hears of no failure.
  entry
    .getData(writable, { checkSignature: true })
    .catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
};

const isLink = ({ externalFileAttributes = 0 }: FileEntry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** What an archive holds, by its list at the end; an entry is unpacked when it is opened, and only as far as it is read. */
export const filesInZip = async (blob: Blob): Promise<readonly ZippedFile[]> => {
  const reader = new ZipReader(new BlobReader(blob));
  const files: ZippedFile[] = [];
  let entries = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    entries += 1;
    if (entries > mostEntries) throw new FileProblem('TOO_LARGE');
    if (entry.directory) continue;
    if (entry.encrypted) throw new FileProblem('LOCKED');
    if (entry.uncompressedSize > mostBytes) throw new FileProblem('TOO_LARGE');
    files.push({
      path: entry.filename,
      size: entry.uncompressedSize,
      packed: entry.compressedSize,
      isLink: isLink(entry),
      open: opened(entry),
    });
  }
  return files;
};
