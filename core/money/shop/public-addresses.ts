import { languages } from '#core/kernel/language.ts';
import type { PublicAddresses } from '#core/platform/settings/public-address.ts';

export const productAddresses: PublicAddresses = {
  kind: 'products',
  async pageOf({ products }, page) {
    const { items, nextCursor } = await products.pageOf(page);
    return {
      items: items.map(({ slug, updatedAt }) => ({ path: `/product/${slug}`, languages, updatedAt })),
      nextCursor,
    };
  },
};
