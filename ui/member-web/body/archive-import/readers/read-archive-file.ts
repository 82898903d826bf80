import {
  dataFile,
  problemOfEntries,
  type ArchiveProblem,
} from '#core/member-lifecycle/archive-import/archive-entries.ts';
import { readArchive, type ReadArchive } from '#core/member-lifecycle/archive-import/read-archive.ts';
import { FileProblem } from '../../measurement-import/readers/file-problem.ts';
import { filesInZip, type ZippedFile } from '../../measurement-import/readers/zip.ts';

export type OpenedArchive = Readonly<{
  read: ReadArchive;
  /** Null when it can't be unpacked. */
  unpack: (path: string) => Promise<Blob | null>;
}>;

/** Stops what unpacks to more than the list of the zip says. */
const upTo = (most: number) => {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > most) throw new RangeError('more than it says');
      controller.enqueue(piece);
    },
  });
};

const wholeOf = ({ open, size }: ZippedFile): Response =>
  new Response((open() as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(upTo(size))); // its buffers are not shared

const problemOf = (error: unknown): ArchiveProblem =>
  error instanceof FileProblem && (error.problem === 'LOCKED' || error.problem === 'TOO_LARGE')
    ? error.problem
    : 'BROKEN';

const isZip = async (blob: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
};

/** Reads the list of a zip, then its data; photos are unpacked one at a time, when they are asked for. */
export const openArchive = async (blob: Blob): Promise<OpenedArchive | ArchiveProblem> => {
  if (blob.size === 0) return 'EMPTY';
  if (!(await isZip(blob))) return 'OTHER_FILE';
  try {
    const listed = await filesInZip(blob);
    const problem = problemOfEntries(
      listed.map((file) => ({ ...file, isFolder: false, isLocked: false })), // filesInZip has refused those with a password
    );
    if (problem !== null) return problem;
    const files = new Map(listed.map((file) => [file.path, file]));
    const data = files.get(dataFile)!; // problemOfEntries has just asked
    const read = readArchive(await wholeOf(data).json(), (path) => files.has(path));
    if ('problem' in read) return read.problem;
    return {
      read,
      async unpack(path) {
        const file = files.get(path);
        return file
          ? wholeOf(file)
              .blob()
              .catch(() => null)
          : null;
      },
    };
  } catch (error) {
    return problemOf(error);
  }
};
