import type { FileHandle } from 'node:fs/promises';

/**
 * MP4 and QuickTime: boxes in boxes. What says where and by whom a video was taken lies in boxes of their own, and is
 * blanked where it stands, so that nothing else moves: the file plays as before.
 */
type Box = Readonly<{ type: string; start: number; header: number; size: number }>;

/** A file of an hour has a movie box of a few megabytes; more is no video of ours. */
const largestMovieBox = 32 * 1024 * 1024;

/** User data (`©xyz`, `loci`), key-value metadata (`com.apple.quicktime.location.ISO6709`), XMP. */
const personal: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
const containers: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf']);

export class BrokenVideo extends Error {}

const readBox = (bytes: Buffer, at: number, start: number, end: number): Box => {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  const isLong = short === 1;
  const header = isLong ? 16 : 8;
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - start : short;
  if (!Number.isSafeInteger(size) || size < header || start + size > end) throw new BrokenVideo();
  return { type, start, header, size };
};

const topBoxes = async (file: FileHandle, length: number): Promise<readonly Box[]> => {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    if (bytesRead < 8) throw new BrokenVideo();
    head.fill(0, bytesRead);
    const box = readBox(head, 0, at, length);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
};

const blank = (bytes: Buffer, at: number, { header, size }: Box): void => {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, at + header, at + size);
};

const childrenOf = (bytes: Buffer, from: number, to: number): readonly Box[] => {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    if (at + 16 > to && bytes.readUInt32BE(at) === 1) throw new BrokenVideo();
    const box = readBox(bytes, at, at, to);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
};

/** `meta` is a track of timed metadata: where the phone was while it filmed. */
const isTrackOf = (bytes: Buffer, track: Box, handler: 'meta' | 'vide'): boolean =>
  childrenOf(bytes, track.start + track.header, track.start + track.size)
    .filter(({ type }) => type === 'mdia')
    .flatMap((media) => childrenOf(bytes, media.start + media.header, media.start + media.size))
    .some(({ type, start, header }) => {
      const kind = start + header + 8;
      return (
        type === 'hdlr' && kind + 4 <= bytes.length && bytes.toString('latin1', kind, kind + 4) === handler
      );
    });

const blankPersonal = (bytes: Buffer, from: number, to: number): void => {
  for (const box of childrenOf(bytes, from, to)) {
    const { type, start, header, size } = box;
    if (personal.has(type) || (type === 'trak' && isTrackOf(bytes, box, 'meta'))) blank(bytes, start, box);
    else if (containers.has(type)) blankPersonal(bytes, start + header, start + size);
  }
};

export type FrameSize = Readonly<{ width: number; height: number }>;
/** What a file plays: whole seconds, rounded up; no frame is sound alone. */
export type Playing = Readonly<{ frame: FrameSize | null; hasPicture: boolean; seconds: number | null }>;

const quarterTurn = 0;

/** The first track with a picture, as it is shown: a phone held upright films lying frames and a quarter turn. */
const frameSize = (movie: Buffer): FrameSize | null => {
  for (const track of childrenOf(movie, 8, movie.length).filter(({ type }) => type === 'trak')) {
    const header = childrenOf(movie, track.start + track.header, track.start + track.size).find(
      ({ type }) => type === 'tkhd',
    );
    if (!header || header.size < 84) continue;
    const end = header.start + header.size;
    // The matrix and both sides, as 16.16 fixed point, close the box.
    const width = movie.readUInt32BE(end - 8) >>> 16;
    const height = movie.readUInt32BE(end - 4) >>> 16;
    if (width === 0 || height === 0) continue;
    return movie.readInt32BE(end - 44) === quarterTurn ? { width: height, height: width } : { width, height };
  }
  return null;
};

/** `mvhd` counts in units of its own, in four or eight bytes. Recorders that write as they go leave it at nothing. */
const secondsOf = (movie: Buffer): number | null => {
  const head = childrenOf(movie, 8, movie.length).find(({ type }) => type === 'mvhd');
  if (!head || head.size < 32) return null;
  const at = head.start + head.header;
  const isLong = movie[at] === 1;
  const scale = movie.readUInt32BE(at + (isLong ? 20 : 12));
  const length = isLong ? Number(movie.readBigUInt64BE(at + 24)) : movie.readUInt32BE(at + 16);
  return scale === 0 || length === 0 ? null : Math.ceil(length / scale);
};

const hasPicture = (movie: Buffer): boolean =>
  childrenOf(movie, 8, movie.length).some(
    (track) => track.type === 'trak' && isTrackOf(movie, track, 'vide'),
  );

/** Of a file written in fragments, the length stands in the header of what extends the movie. */
const fragmentSeconds = (movie: Buffer): number | null => {
  const boxes = childrenOf(movie, 8, movie.length);
  const head = boxes.find(({ type }) => type === 'mvhd');
  const extension = boxes.find(({ type }) => type === 'mvex');
  if (!head || !extension) return null;
  const extent = childrenOf(movie, extension.start + extension.header, extension.start + extension.size).find(
    ({ type }) => type === 'mehd',
  );
  if (!extent || extent.size < extent.header + 8) return null;
  const at = extent.start + extent.header;
  const length = movie[at] === 1 ? Number(movie.readBigUInt64BE(at + 4)) : movie.readUInt32BE(at + 4);
  const scale = movie.readUInt32BE(
    head.start + head.header + (movie[head.start + head.header] === 1 ? 20 : 12),
  );
  return scale === 0 ? null : Math.ceil(length / scale);
};

/** Checks that the file is one whole recording and takes out what is personal; answers what it plays. */
export const cleanIsoMedia = async (file: FileHandle): Promise<Playing> => {
  const { size: length } = await file.stat();
  const boxes = await topBoxes(file, length);
  const movie = boxes.find(({ type }) => type === 'moov');
  const first = boxes[0]?.type;
  const startsWell = first === 'ftyp' || first === 'wide' || first === 'moov' || first === 'mdat';
  if (!startsWell || !movie || movie.size > largestMovieBox || !boxes.some(({ type }) => type === 'mdat')) {
    throw new BrokenVideo();
  }

  for (const { start, header, size } of boxes.filter(({ type }) => personal.has(type))) {
    await file.write('free', start + 4, 'latin1');
    const zeros = Buffer.alloc(64 * 1024);
    for (let at = start + header; at < start + size; at += zeros.length) {
      await file.write(zeros, 0, Math.min(zeros.length, start + size - at), at);
    }
  }

  const bytes = Buffer.alloc(movie.size);
  await file.read(bytes, 0, movie.size, movie.start);
  blankPersonal(bytes, movie.header, bytes.length);
  await file.write(bytes, 0, bytes.length, movie.start);
  const inner = movie.header === 8 ? bytes : bytes.subarray(8);
  return {
    frame: frameSize(inner),
    hasPicture: hasPicture(inner),
    seconds: secondsOf(inner) ?? fragmentSeconds(inner),
  };
};
