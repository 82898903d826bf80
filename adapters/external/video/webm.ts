import type { FileHandle } from 'node:fs/promises';
import { BrokenVideo, type Playing } from './iso-media.ts';

/** WebM: EBML elements. `Tags` and `Attachments` may say where a video was taken; they are voided where they stand. */
const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  void: 0xec,
} as const;
const pictureTrack = 1;

type Element = Readonly<{ id: number; start: number; header: number; size: number | null }>;

const headLength = 12;

const elementIn = (head: Buffer, bytesRead: number, start: number): Element => {
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  if (bytesRead < 2 || idLength > 4) throw new BrokenVideo();
  const sizeByte = head[idLength] ?? 0;
  const sizeLength = Math.clz32(sizeByte) - 23;
  if (sizeLength > 8 || idLength + sizeLength > bytesRead) throw new BrokenVideo();
  let size = BigInt(sizeByte & (0xff >> sizeLength));
  for (let at = 1; at < sizeLength; at += 1) size = (size << 8n) | BigInt(head[idLength + at] ?? 0);
  // All ones: the recorder did not know yet how long it would be.
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return {
    id: head.readUIntBE(0, idLength),
    start,
    header: idLength + sizeLength,
    size: isUnknown ? null : Number(size),
  };
};

const readElement = async (file: FileHandle, start: number): Promise<Element> => {
  const head = Buffer.alloc(headLength);
  const { bytesRead } = await file.read(head, 0, headLength, start);
  return elementIn(head, bytesRead, start);
};

const blank = async (file: FileHandle, { start, header, size }: Element): Promise<void> => {
  const total = header + (size ?? 0);
  const content = Buffer.alloc(total);
  content[0] = ids.void;
  // A length of eight bytes where there is room, else of one.
  if (total >= 9) {
    content[1] = 0x01;
    content.writeUIntBE(total - 9, 3, 6);
  } else {
    content[1] = 0x80 | (total - 2);
  }
  await file.write(content, 0, total, start);
};

/** Descriptions are short; what is longer describes nothing. */
const longestDescription = 1024 * 1024;

const contentOf = async (file: FileHandle, { start, header, size }: Element): Promise<Buffer> => {
  if (size === null || size > longestDescription) throw new BrokenVideo();
  const content = Buffer.alloc(size);
  await file.read(content, 0, size, start + header);
  return content;
};

const childrenIn = (content: Buffer): readonly (Element & { content: Buffer })[] => {
  const found: (Element & { content: Buffer })[] = [];
  for (let at = 0; at + 2 <= content.length;) {
    const head = content.subarray(at, at + headLength);
    const element = elementIn(head, head.length, at);
    const end = at + element.header + (element.size ?? content.length);
    if (end > content.length) throw new BrokenVideo();
    found.push({ ...element, content: content.subarray(at + element.header, end) });
    at = end;
  }
  return found;
};

/** Up to eight bytes, however small the number: some programs write all of them. */
const wholeNumber = (content: Buffer): number =>
  content.length > 8 ? 0 : content.reduce((number, byte) => number * 256 + byte, 0);
const realNumber = (content: Buffer): number =>
  content.length === 8 ? content.readDoubleBE() : content.length === 4 ? content.readFloatBE() : 0;

const usualScale = 1_000_000;
const nanosecondsInSecond = 1_000_000_000;

type Heard = {
  scale: number;
  duration: number;
  hasPicture: boolean;
  latest: number;
  /** When the part that is read now begins: its blocks count from there. */
  begun: number;
  hasCluster: boolean;
};

const describe = (heard: Heard, content: Buffer, id: number): void => {
  for (const child of childrenIn(content)) {
    if (id === ids.info && child.id === ids.timestampScale) heard.scale = wholeNumber(child.content);
    if (id === ids.info && child.id === ids.duration) heard.duration = realNumber(child.content);
    if (id === ids.tracks && child.id === ids.trackEntry)
      heard.hasPicture ||= childrenIn(child.content).some(
        (part) => part.id === ids.trackType && wholeNumber(part.content) === pictureTrack,
      );
  }
};

const blockHeadLength = 16;

/** When a block is played, from the beginning of its part: in two bytes, behind the one that numbers its track. */
const noteBlock = async (file: FileHandle, block: Element, heard: Heard): Promise<void> => {
  const head = Buffer.alloc(blockHeadLength);
  const { bytesRead } = await file.read(head, 0, blockHeadLength, block.start + block.header);
  // A group begins with its block: one byte that says so, and its length.
  if (block.id === ids.blockGroup && head[0] !== ids.block) return;
  const at = block.id === ids.blockGroup ? 1 + Math.clz32(head[1] ?? 0) - 23 : 0;
  const isTrack = ((head[at] ?? 0) & 0x80) !== 0;
  if (!isTrack || at + 3 > bytesRead) return;
  heard.latest = Math.max(heard.latest, heard.begun + head.readInt16BE(at + 1));
};

const isBlock = (id: number): boolean => id === ids.simpleBlock || id === ids.blockGroup;

/** The blocks of the last part that says how long it is; those of an endless one were met on the way. */
const noteBlocksIn = async (
  file: FileHandle,
  { from, to }: Readonly<{ from: number; to: number }>,
  heard: Heard,
): Promise<void> => {
  for (let at = from; at + 2 <= to;) {
    // What can't be read says nothing of how long it is.
    const element = await readElement(file, at).catch(() => null);
    if (element === null || element.size === null) return;
    if (isBlock(element.id)) await noteBlock(file, element, heard);
    at += element.header + element.size;
  }
};

/** A recorder leaves the length open: then the last block says how far it goes. */
const secondsOf = ({ scale, duration, latest }: Heard): number | null => {
  const units = duration > 0 ? duration : latest;
  const seconds = Math.ceil((units * (scale || usualScale)) / nanosecondsInSecond);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
};

/** Checks that the file is a WebM, takes out what is personal, and answers what it plays. */
export const cleanWebm = async (file: FileHandle): Promise<Playing> => {
  const { size: length } = await file.stat();
  const head = await readElement(file, 0);
  if (head.id !== ids.ebml || head.size === null) throw new BrokenVideo();
  const body = await readElement(file, head.header + head.size);
  if (body.id !== ids.segment) throw new BrokenVideo();
  const end = body.size === null ? length : Math.min(body.start + body.header + body.size, length);

  const heard: Heard = {
    scale: usualScale,
    duration: 0,
    hasPicture: false,
    latest: 0,
    begun: 0,
    hasCluster: false,
  };
  let last: Readonly<{ from: number; to: number }> | null = null;
  for (let at = body.start + body.header; at + 2 <= end;) {
    const element = await readElement(file, at);
    const { id, header, size } = element;
    if (id === ids.cluster) {
      heard.hasCluster = true;
      const first = await readElement(file, at + header);
      heard.begun = first.id === ids.timestamp ? wholeNumber(await contentOf(file, first)) : 0;
      heard.latest = Math.max(heard.latest, heard.begun);
      // An endless part ends where the next one begins: what is in it is read as if it stood beside it.
      if (size !== null && at + header + size > end) throw new BrokenVideo();
      last = size === null ? null : { from: at + header, to: at + header + size };
      at += header + (size ?? 0);
      continue;
    }
    if (size === null) throw new BrokenVideo();
    const next = at + header + size;
    if (next > end) throw new BrokenVideo();
    if (isBlock(id)) await noteBlock(file, element, heard);
    if (id === ids.info || id === ids.tracks) describe(heard, await contentOf(file, element), id);
    if (id === ids.tags || id === ids.attachments) await blank(file, element);
    at = next;
  }
  if (!heard.hasCluster) throw new BrokenVideo();
  if (heard.duration === 0 && last !== null) await noteBlocksIn(file, last, heard);
  return { frame: null, hasPicture: heard.hasPicture, seconds: secondsOf(heard) };
};
