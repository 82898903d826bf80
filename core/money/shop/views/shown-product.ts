import type { Ports } from '#core/kernel/ports.ts';
import { addressOf, openAddressExpiry } from '#core/platform/media/address.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { ProductRow } from '../ports.ts';

export type Picture = Pick<Medium, 'id' | 'width' | 'height'> &
  Readonly<{ url: string; thumbnailUrl: string | null }>;
export type ShownProduct = Omit<ProductRow, 'images'> & Readonly<{ images: readonly Picture[] }>;

/** A product with addresses of its pictures: those who may see the product may see them. */
export const showProduct =
  ({ mediaStore, clock }: Pick<Ports, 'mediaStore' | 'clock'>) =>
  async ({ images, ...product }: ProductRow): Promise<ShownProduct> => {
    const now = clock.now();
    return {
      ...product,
      images: await Promise.all(
        images.map(async (medium): Promise<Picture> => {
          const { id, width, height } = medium;
          const { url, thumbnailUrl } = await addressOf(mediaStore, medium, now, openAddressExpiry(now));
          return { id, width, height, url, thumbnailUrl };
        }),
      ),
    };
  };
