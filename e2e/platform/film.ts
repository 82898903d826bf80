import { randomBytes } from 'node:crypto';

export const megabyte = 1024 * 1024;

const box = (type: string, ...contents: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** A film of 42 seconds as its container tells; what it shows is noise. */
export const film = (size: number): Buffer => {
  const length = Buffer.alloc(100);
  length.writeUInt32BE(1, 12);
  length.writeUInt32BE(42, 16);
  const track = box('trak', box('mdia', box('hdlr', Buffer.alloc(8), Buffer.from('vide'), Buffer.alloc(12))));
  const front = [box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', box('mvhd', length), track)];
  return Buffer.concat([...front, box('mdat', randomBytes(size - Buffer.concat(front).length - 8))]);
};
