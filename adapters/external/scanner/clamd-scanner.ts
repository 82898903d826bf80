import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Upload } from '#core/platform/media/ports.ts';
import type { Verdict } from '#core/platform/media/scanning/file-scanner.ts';

type Times = Readonly<{ connectMs: number; idleMs: number }>;
export type ClamdPlace = Readonly<{ host: string; port: number }>;

/** More than any answer has. */
const mostAnswerBytes = 4 * 1024;

/** A length of four bytes before each piece, and a length of nothing at the end. */
async function* framed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.byteLength);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** One command, what follows it, and the answer up to its end. Memory holds a piece at a time. */
const ask = (
  { host, port }: ClamdPlace,
  { connectMs, idleMs }: Times,
  command: string,
  body: Readable | null,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({ host, port });
    let answer = '';
    const fail = (error: Error): void => {
      clearTimeout(connecting);
      body?.destroy();
      socket.destroy();
      reject(error);
    };
    const connecting = setTimeout(() => fail(new Error('the scanner could not be reached')), connectMs);
    // Bytes that go out count as life, too: a scanner says nothing before the last of them.
    socket.setTimeout(idleMs, () => fail(new Error('the scanner does not answer')));
    socket.on('error', (error) => {
      // It hangs up on what is too long for it, and says so first.
      if (answer === '') fail(error);
    });
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString('utf8');
      if (answer.length > mostAnswerBytes) fail(new Error('the scanner answers something else'));
    });
    socket.on('close', () => {
      clearTimeout(connecting);
      body?.destroy();
      const end = answer.indexOf('\0');
      if (end >= 0) resolve(answer.slice(0, end).trim());
      else reject(new Error('the scanner hung up'));
    });
    const send = async (): Promise<void> => {
      socket.write(`z${command}\0`);
      if (body === null) return;
      for await (const piece of framed(body)) {
        if (socket.destroyed || !socket.writable) return;
        if (!socket.write(piece))
          await new Promise<void>((drained) => {
            socket.once('drain', drained);
            socket.once('close', () => drained());
          });
      }
    };
    socket.on('connect', () => {
      clearTimeout(connecting);
      send().catch(fail);
    });
  });

/** The protocol of ClamAV's own service: https://docs.clamav.net/manual/Usage/Scanning.html#clamd */
export const clamdScanner = (place: ClamdPlace, times: Times) => ({
  async scan({ path }: Pick<Upload, 'path'>): Promise<Verdict> {
    const said = await ask(place, times, 'INSTREAM', createReadStream(path, { highWaterMark: 256 * 1024 }));
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
    if (found !== undefined) return { isClean: false, found };
    if (said === 'stream: OK') return { isClean: true };
    throw new Error(`the scanner answers "${said.slice(0, 200)}"`);
  },
  async ping(): Promise<void> {
    const said = await ask(place, times, 'PING', null);
    if (said !== 'PONG') throw new Error(`the scanner answers "${said.slice(0, 200)}"`);
  },
});
