import type { FileHandle } from 'node:fs/promises';
import { BrokenVideo } from './iso-media.ts';

/** WebM: EBML elements. `Tags` and `Attachments` may say where a video was taken; they are voided where they stand. */
const ebml = 0x1a45dfa3;
const segment = 0x18538067;
const tags = 0x1254c367;
const attachments = 0x1941a469;
const cluster = 0x1f43b675;
const voidElement = 0xec;

type Element = Readonly<{ id: number; start: number; header: number; size: number | null }>;

const headLength = 12;

const readElement = async (file: FileHandle, start: number): Promise<Element> => {
  const head = Buffer.alloc(headLength);
  const { bytesRead } = await file.read(head, 0, headLength, start);
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

const blank = async (file: FileHandle, { start, header, size }: Element): Promise<void> => {
  const total = header + (size ?? 0);
  const content = Buffer.alloc(total);
  content[0] = voidElement;
  // A length of eight bytes where there is room, else of one.
  if (total >= 9) {
    content[1] = 0x01;
    content.writeUIntBE(total - 9, 3, 6);
  } else {
    content[1] = 0x80 | (total - 2);
  }
  await file.write(content, 0, total, start);
};

/** Checks that the file is a WebM and takes out what is personal, as far as its parts say how long they are. */
export const cleanWebm = async (file: FileHandle): Promise<void> => {
  const { size: length } = await file.stat();
  const head = await readElement(file, 0);
  if (head.id !== ebml || head.size === null) throw new BrokenVideo();
  const body = await readElement(file, head.header + head.size);
  if (body.id !== segment) throw new BrokenVideo();
  const end = body.size === null ? length : Math.min(body.start + body.header + body.size, length);

  let hasPicture = false;
  for (let at = body.start + body.header; at + 2 <= end;) {
    const element = await readElement(file, at);
    if (element.id === cluster) hasPicture = true;
    // A recorder's endless last part: nothing can be told apart behind it.
    if (element.size === null) break;
    const next = at + element.header + element.size;
    if (next > end) throw new BrokenVideo();
    if (element.id === tags || element.id === attachments) await blank(file, element);
    at = next;
  }
  if (!hasPicture) throw new BrokenVideo();
};
