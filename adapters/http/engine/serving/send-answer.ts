import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { contentDisposition } from '#adapters/ports/files/media-serving.ts';
import type { FileAnswer } from '../handlers.ts';

const zip = promisify(gzip);
const leastToCompress = 1024;

const takesGzip = (header: string | undefined): boolean =>
  header !== undefined && /\bgzip\b(?! *; *q=0(?:\.0+)?(?:,|$))/i.test(header);

/** JSON, compressed lightly where that pays: dynamic answers are made once and read once. */
export const sendJson = async (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): Promise<void> => {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (text.length >= leastToCompress) {
    response.setHeader('Vary', 'Accept-Encoding');
    if (takesGzip(request.headers['accept-encoding'])) {
      const packed = await zip(text, { level: constants.Z_BEST_SPEED });
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Content-Length', packed.byteLength);
      response.end(packed);
      return;
    }
  }
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};

/** A reader who takes nothing for so long has gone: what is kept open for them ends. */
const patienceWithReadersMs = 120_000;

export const sendFile = async (response: ServerResponse, { content }: FileAnswer): Promise<void> => {
  const { contentType, name, disposition = 'attachment' } = content;
  const begin = () => {
    response.statusCode = 200;
    response.setHeader('Content-Type', contentType);
    if (disposition !== 'none')
      response.setHeader('Content-Disposition', contentDisposition(disposition, name));
  };
  if (content.bytes !== undefined) {
    begin();
    const bytes = Buffer.from(content.bytes as Uint8Array); // a text is taken as UTF-8, bytes as they are
    response.setHeader('Content-Length', bytes.byteLength);
    response.end(bytes);
    return;
  }
  const chunks = (content.stream as AsyncIterable<Uint8Array | string>)[Symbol.asyncIterator](); // a Readable is one too
  try {
    // What fails before the first byte can still be answered with a sentence.
    const first = await chunks.next();
    begin();
    response.setTimeout(patienceWithReadersMs, () => response.destroy());
    const whole = async function* () {
      if (first.done) return;
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => chunks };
    };
    await pipeline(whole, response);
  } finally {
    // Also where the reader left before the second chunk was asked for: its maker has things to put away.
    await chunks.return?.();
  }
};
