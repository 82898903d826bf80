import { LRUCache } from 'lru-cache';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { isRead, type WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<Application, 'indicator'>;
  mediaStore: Pick<MediaStore, 'read'>;
  mark: (marking: Readonly<{ picture: Uint8Array; text: string }>) => Promise<Uint8Array>;
}>;

const prefix = '/media/look/';
/** Drawn pictures are kept in this process alone, for those who look again within some minutes. */
const keptBytes = 48 * 1024 * 1024;
const keptFor = 10 * 60_000;

export const isLookPath = (path: string): boolean => path.startsWith(prefix);

/**
 * Body pictures for others than their owner, with the viewer's name on them. The right is asked for each time, before
 * anything kept is looked at, and no copy stays in the browser: what has ended shows no more.
 */
export const lookPictures = ({ app, mediaStore, mark }: Needs) => {
  const beingDrawn = new Map<string, Promise<Uint8Array>>();
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
    ttl: keptFor,
  });
  /** Asked for by many at once, each is drawn once. */
  const make = (id: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const kept = drawn.get(id);
    if (kept) return Promise.resolve(kept);
    const running = beingDrawn.get(id);
    if (running) return running;
    const started = draw()
      .then((bytes) => {
        drawn.set(id, bytes);
        return bytes;
      })
      .finally(() => beingDrawn.delete(id));
    beingDrawn.set(id, started);
    return started;
  };

  return async ({ request, response, path, query }: WebExchange): Promise<void> => {
    if (!isRead(request)) throw new DomainError('media.not_found');
    const { medium, size, viewerId, viewerName } = await app.indicator.openPhoto(
      `${path.slice(prefix.length)}?${query}`,
    );
    const key = size === 'SMALL' ? (medium.thumbnailKey ?? medium.key) : medium.key;
    // A new name is a new drawing.
    const bytes = await make(JSON.stringify([key, viewerId, viewerName]), async () =>
      mark({ picture: await mediaStore.read(key), text: viewerName || viewerId }),
    );
    response.statusCode = 200;
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Content-Length', String(bytes.byteLength));
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
};
