import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediaStore } from '#core/platform/media/ports.ts';
import { publicCopyKey } from '#core/platform/media/made-copies.ts';
import { publicSides, type PublicSide } from '#core/platform/media/public-picture.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { sendPicture } from './send-picture.ts';
import { isRead, type WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<Application, 'media'>;
  mediaStore: Pick<MediaStore, 'read'>;
  kept: KeptPictures;
  fit: (picture: Uint8Array, side: number) => Promise<Uint8Array>;
}>;

const pattern = /^\/media\/public\/([A-Za-z0-9-]{1,64})\/(\d{1,5})\.webp$/;
const contentType = 'image/webp';
/** No longer than a signed address of an open picture: then it is asked again whether something still shows it. */
const maxAgeSeconds = 5 * 60;

const isSide = (side: number): side is PublicSide => (publicSides as readonly number[]).includes(side);

export const isPublicPicturePath = (path: string): boolean => path.startsWith('/media/public/');

/** Pictures of what everybody may see, under addresses that stay; the right to them is asked for each time. */
export const publicPictures = ({ app, mediaStore, kept, fit }: Needs) => {
  const [small] = publicSides;
  return async (exchange: WebExchange): Promise<void> => {
    const [, id = '', width] = pattern.exec(exchange.path) ?? [];
    const side = Number(width);
    if (!isRead(exchange.request) || !isSide(side)) throw new DomainError('media.not_found');
    const { key, thumbnailKey } = await app.media.findPublicPicture(id);
    const bytes =
      side === small && thumbnailKey !== null
        ? await mediaStore.read(thumbnailKey)
        : await kept({ key: publicCopyKey(id, side), contentType }, async () =>
            fit(await mediaStore.read(key), side),
          );
    sendPicture(exchange, { bytes, contentType, tag: `${id}-${side}`, maxAgeSeconds });
  };
};
