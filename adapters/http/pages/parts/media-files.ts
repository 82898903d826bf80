import type { ServerResponse } from 'node:http';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ServeMedia } from '#adapters/ports/files/media-serving.ts';
import { isRead, type WebExchange } from './web-request.ts';

/** False when the reader has gone. */
const drained = (response: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isThere: boolean) => {
      response.off('drain', onDrain);
      response.off('close', onClose);
      resolve(isThere);
    };
    const onDrain = () => end(true);
    const onClose = () => end(false);
    response.once('drain', onDrain);
    response.once('close', onClose);
  });

/**
 * Waits until the bytes have left for the network. A piece that is held back without saying so, as small ones are, is
 * sent as a copy: the next one is read into the same place.
 */
const sent = async (response: ServerResponse, piece: Uint8Array): Promise<boolean> => {
  if (response.destroyed) return false;
  const isSmall = piece.byteLength < response.writableHighWaterMark;
  if (response.write(isSmall ? Uint8Array.from(piece) : piece)) return true;
  return drained(response);
};

export const mediaFiles =
  (media: ServeMedia) =>
  async ({ request, response, path, query }: WebExchange): Promise<void> => {
    if (!isRead(request)) throw new DomainError('route.not_found');
    const { status, headers, pieces } = await media({
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      key: path.slice('/media/'.length),
      query: new URLSearchParams(query),
      range: request.headers.range,
    });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    for await (const piece of pieces ?? []) if (!(await sent(response, piece))) return;
    response.end();
  };
