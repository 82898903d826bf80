import type { ImportSource } from '#core/body/measurement-import/imported-value.ts';
import { readAppleHealth } from './apple-health.ts';
import { openCollector, type Collected, type Collector, type ReadingOptions } from './collector.ts';
import { readCsv } from './csv.ts';
import { FileProblem } from './file-problem.ts';
import { readGoogleFit } from './google-fit.ts';
import { textChunks } from './text-chunks.ts';
import { filesInZip, type ZippedFile } from './zip.ts';

export type ReadFile = Collected & Readonly<{ source: ImportSource }>;

type Into = Readonly<{ collector: Collector; options: ReadingOptions }>;
type Opened = Readonly<{ size: number; open: () => ReadableStream<Uint8Array> }>;
/** From 0 to 1. */
type OnProgress = (share: number) => void;

const textOf = ({ size, open }: Opened, onProgress: OnProgress) =>
  textChunks(open(), (read) => onProgress(size === 0 ? 1 : Math.min(1, read / size)));

const headOf = async ({ open }: Opened): Promise<string> => {
  for await (const text of textChunks(open())) if (text !== '') return text.slice(0, 4096);
  return '';
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** Its language decides how the phone names the file, so that it is known by how it begins. */
const healthRecordIn = async (files: readonly ZippedFile[]): Promise<ZippedFile | null> => {
  const written = files
    .filter(({ path }) => nameOf(path).endsWith('.xml'))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 20);
  for (const file of written) if (/<!DOCTYPE HealthData|<HealthData/.test(await headOf(file))) return file;
  return null;
};

/** Of what Google gives out only these hold numbers of the body. */
const isFitList = ({ path }: ZippedFile): boolean =>
  /com\.google\.(weight|height|body\.fat\.percentage)/.test(path) && nameOf(path).endsWith('.json');

const mostTables = 4000;

/** Tables and lists of an archive, those that hold something. */
const readTables = async (
  files: readonly ZippedFile[],
  into: Into,
  onProgress: OnProgress,
): Promise<ImportSource | null> => {
  const readable = files
    .filter((file) => nameOf(file.path).endsWith('.csv') || isFitList(file))
    .slice(0, mostTables);
  let source: ImportSource | null = null;
  for (const [index, file] of readable.entries()) {
    const progress = (share: number) => onProgress((index + share) / readable.length);
    if (isFitList(file)) {
      if ((await readGoogleFit(textOf(file, progress), into)) > 0) source ??= 'GOOGLE_FIT';
      continue;
    }
    try {
      const found = await readCsv(textOf(file, progress), into);
      source ??= found;
    } catch (error) {
      // An archive holds tables of other things too.
      if (!(error instanceof FileProblem)) throw error;
    }
  }
  return source;
};

const readZip = async (blob: Blob, into: Into, onProgress: OnProgress): Promise<ImportSource> => {
  const files = await filesInZip(blob).catch((error: unknown) => {
    throw error instanceof FileProblem ? error : new FileProblem('BROKEN');
  });
  const record = await healthRecordIn(files);
  if (record !== null) {
    await readAppleHealth(textOf(record, onProgress), into);
    return 'APPLE_HEALTH';
  }
  const source = await readTables(files, into, onProgress);
  if (source !== null) return source;
  throw new FileProblem(
    files.some(({ path }) => nameOf(path).endsWith('.db')) ? 'HEALTH_CONNECT' : 'OTHER_ZIP',
  );
};

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Text has no zero bytes, but for the two halves of UTF-16. */
const isBinary = (bytes: Uint8Array): boolean =>
  bytes.includes(0) && !(bytes[0] === 0xff && bytes[1] === 0xfe) && !(bytes[0] === 0xfe && bytes[1] === 0xff);

const readPlain = async (blob: Blob, into: Into, onProgress: OnProgress): Promise<ImportSource> => {
  const file: Opened = { size: blob.size, open: () => blob.stream() };
  const head = (await headOf(file)).replace(/^\uFEFF/, '').trimStart();
  if (head.startsWith('<')) {
    if (/^<(!doctype )?html/i.test(head)) throw new FileProblem('OTHER_XML');
    await readAppleHealth(textOf(file, onProgress), into);
    return 'APPLE_HEALTH';
  }
  if (head.startsWith('{')) {
    if ((await readGoogleFit(textOf(file, onProgress), into)) === 0) throw new FileProblem('UNKNOWN');
    return 'GOOGLE_FIT';
  }
  return readCsv(textOf(file, onProgress), into);
};

/** Reads what a member already has, by what the file holds and not by its name; fails with a FileProblem. */
export const readFile = async (
  blob: Blob,
  options: ReadingOptions,
  onProgress: OnProgress = () => {},
): Promise<ReadFile> => {
  if (blob.size === 0) throw new FileProblem('EMPTY');
  const head = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
  const collector = openCollector(options);
  const into = { collector, options };
  if (!isZip(head) && isBinary(head)) throw new FileProblem('UNKNOWN');
  const source = isZip(head)
    ? await readZip(blob, into, onProgress)
    : await readPlain(blob, into, onProgress);
  const collected = collector.result();
  if (collected.counts.read === 0)
    throw new FileProblem(collected.counts.undated > 0 ? 'NO_DATES' : 'NO_MEASUREMENTS');
  return { ...collected, source };
};
