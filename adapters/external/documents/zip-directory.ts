import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** The list of parts at the end of a zip file: names, sizes, and where each begins. */
export class BrokenZip extends Error {}

export type ZipPart = Readonly<{
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}>;

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const mostParts = 10_000;

const endOf = (bytes: Buffer): number => {
  const lowest = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= lowest; at -= 1)
    if (bytes.readUInt32LE(at) === endMark && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  throw new BrokenZip();
};

const partAt = (bytes: Buffer, at: number): ZipPart & { next: number } => {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== partMark) throw new BrokenZip();
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  return {
    name: bytes.toString('utf8', at + 46, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
};

/** Every part that the list names, and no gap before the list: nothing hides beside it. */
export const partsOf = (bytes: Buffer): readonly ZipPart[] => {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > mostParts) throw new BrokenZip();
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { next, ...part } = partAt(bytes, at);
    parts.push(part);
    at = next;
  }
  if (at !== end || parts.some(({ offset }) => !isPart(bytes, offset))) throw new BrokenZip();
  return parts;
};

const isPart = (bytes: Buffer, offset: number): boolean =>
  offset + 30 <= bytes.length && bytes.readUInt32LE(offset) === localMark;

const inflate = promisify(inflateRaw);
/** A small file may unpack to a large one; what is read here is small. */
const mostBytes = 1024 * 1024;

export const contentOf = async (bytes: Buffer, { method, packed, offset }: ZipPart): Promise<Buffer> => {
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed || (method !== 0 && method !== 8)) throw new BrokenZip();
  return method === 0 ? content : inflate(content, { maxOutputLength: mostBytes });
};
