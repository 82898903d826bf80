import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/index-native.js';
import {
  dataFile,
  problemOfEntries,
  zipLimits,
  type ArchiveProblem,
} from '#core/member-lifecycle/archive-import/archive-entries.ts';
import { readArchive, type ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';
import type { Upload } from '#core/platform/media/ports.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';

configure({ useWebWorkers: false });

const sentences: Readonly<Record<ArchiveProblem, string>> = {
  EMPTY: 'The file is empty: download the archive again.',
  OTHER_FILE: 'This is no zip: give the archive that a member downloaded from Fitboard.',
  OTHER_ZIP: 'This zip is no archive of Fitboard: give the one that a member downloaded there.',
  BROKEN: 'The archive is broken or not complete: download it again.',
  LOCKED: 'The zip has a password: give the archive as it was downloaded.',
  UNSAFE: 'The zip is not as Fitboard packs it, and is not opened: download the archive again.',
  TOO_LARGE: 'The archive is larger than any of Fitboard.',
  NEWER: 'The archive was made by a newer Fitboard: update this server first.',
  NO_WEEKS: 'The archive holds no weeks, goals or answers: there is nothing to bring.',
};
const refuse = (problem: ArchiveProblem): never => {
  throw new OperatorError(sentences[problem]);
};

/** Stops what unpacks to more than the list says, also where a reader waits for it. */
const upTo = (most: number) => {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > most) throw new RangeError('more than it says');
      controller.enqueue(piece);
    },
  });
};

const linkMode = 0o120000;
const isLink = ({ externalFileAttributes = 0 }: FileEntry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === linkMode;

const unpack = async (entry: FileEntry, into: WritableStream<Uint8Array>): Promise<void> => {
  const limited = upTo(entry.uncompressedSize);
  const written = limited.readable.pipeTo(into);
  const read = entry.getData(limited.writable, { checkSignature: true });
  await Promise.all([read, written]);
};

const textOf = async (entry: FileEntry): Promise<string> => {
  const pieces: Uint8Array[] = [];
  await unpack(entry, new WritableStream({ write: (piece) => void pieces.push(piece) }));
  return new TextDecoder().decode(Buffer.concat(pieces));
};

const entriesOf = async (blob: Blob): Promise<ReadonlyMap<string, FileEntry>> => {
  const found: FileEntry[] = [];
  for await (const entry of new ZipReader(new BlobReader(blob)).getEntriesGenerator()) {
    if (!entry.directory) found.push(entry);
    if (found.length > zipLimits.entries) return refuse('TOO_LARGE');
  }
  const problem = problemOfEntries(
    found.map((entry) => ({
      path: entry.filename,
      size: entry.uncompressedSize,
      packed: entry.compressedSize,
      isFolder: false,
      isLocked: entry.encrypted,
      isLink: isLink(entry),
    })),
  );
  if (problem !== null) return refuse(problem);
  return new Map(found.map((entry) => [entry.filename, entry]));
};

export type ArchiveFile = Readonly<{
  read: ReadArchive;
  /** One photo of it on this machine, until the next one is asked for; null when it can't be unpacked. */
  unpacked(file: string, name: string): Promise<Upload | null>;
  close(): Promise<void>;
}>;

const blobOf = async (path: string): Promise<Blob> => {
  try {
    return await openAsBlob(path);
  } catch {
    throw new OperatorError(`There is no file ${path}.`, { kind: 'not_found' });
  }
};

/** Opens the archive of a member: its list first, then the data, photos when they are asked for. */
export const openArchiveFile = async (path: string): Promise<ArchiveFile> => {
  const blob = await blobOf(path);
  if (blob.size === 0) return refuse('EMPTY');
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first !== 0x50 || second !== 0x4b) return refuse('OTHER_FILE');
  const broken = (error: unknown) => {
    if (error instanceof OperatorError) throw error;
    return refuse('BROKEN');
  };
  const entries = await entriesOf(blob).catch(broken);
  const data: unknown = await textOf(entries.get(dataFile)!) // problemOfEntries has just asked
    .then(JSON.parse)
    .catch(broken);
  const read = readArchive(data, (file) => entries.has(file));
  if ('problem' in read) return refuse(read.problem);

  const folder = await mkdtemp(join(tmpdir(), 'fitboard-archive-'));
  const place = join(folder, 'photo');
  return {
    read,
    async unpacked(file, name) {
      const entry = entries.get(file);
      if (!entry) return null;
      try {
        await unpack(entry, Writable.toWeb(createWriteStream(place)) as WritableStream<Uint8Array>); // bytes are bytes
        return { path: place, name, size: (await stat(place)).size };
      } catch {
        return null;
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
