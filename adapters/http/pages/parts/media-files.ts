import { pipeline } from 'node:stream/promises';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { ServeMedia } from '#adapters/ports/media-serving.ts';
import { isRead, type WebExchange } from './web-request.ts';

/** Null: the files are in an object store. */
export const mediaFiles =
  (media: ServeMedia | null) =>
  async ({ request, response, path, query }: WebExchange): Promise<void> => {
    if (!media || !isRead(request)) throw new DomainError('route.not_found');
    const { status, headers, stream } = await media({
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      key: path.slice('/media/'.length),
      query: new URLSearchParams(query),
      range: request.headers.range,
    });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (stream) await pipeline(stream, response);
    else response.end();
  };
