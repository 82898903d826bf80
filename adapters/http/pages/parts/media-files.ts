import type { ServerResponse } from 'node:http';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ServeMedia } from '#adapters/ports/media-serving.ts';
import { isRead, type WebExchange } from './web-request.ts';

/** Resolves once the bytes have left for the network; fails when the reader has gone. */
const sent = (response: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    response.write(piece, (error) => (error ? reject(error) : resolve()));
  });

/** Null: the files are in an object store. */
export const mediaFiles =
  (media: ServeMedia | null) =>
  async ({ request, response, path, query }: WebExchange): Promise<void> => {
    if (!media || !isRead(request)) throw new DomainError('route.not_found');
    const { status, headers, pieces } = await media({
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      key: path.slice('/media/'.length),
      query: new URLSearchParams(query),
      range: request.headers.range,
    });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    try {
      for await (const piece of pieces ?? []) await sent(response, piece);
    } catch (error) {
      if (!response.destroyed) throw error;
    }
    response.end();
  };
