import { open } from 'node:fs/promises';
import { DomainError } from '#core/kernel/domain-error.ts';

/** Bytes of a file, the last included. */
export type Span = Readonly<{ start: number; end: number }>;

/** Films are large, and each piece costs a turn of the loop. */
const pieceSize = 262_144;
/** A new buffer for each piece would keep the garbage collector busier than the disk. */
const mostKept = 16;
const kept: Buffer[] = [];

/** A part of a file in pieces; each holds its bytes until the next one is asked for. */
export async function* piecesOf(path: string, { start, end }: Span): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  const buffer = kept.pop() ?? Buffer.allocUnsafeSlow(pieceSize);
  try {
    for (let at = start; at <= end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(pieceSize, end - at + 1), at);
      // It was cut meanwhile: the answer ends before the length that it has named, and its reader notices.
      if (bytesRead === 0) throw new DomainError('media.not_found');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    if (kept.length < mostKept) kept.push(buffer);
    await file.close();
  }
}
