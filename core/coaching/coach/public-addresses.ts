import { languages } from '#core/kernel/language.ts';
import type { PublicAddresses } from '#core/platform/settings/public-address.ts';

/** Those of the directory. Their pages change with each rating, which nothing dates. */
export const coachAddresses: PublicAddresses = {
  kind: 'coaches',
  async pageOf({ coaches, settings }, page, at) {
    const { reviewPriceDefault: defaultPrice } = await settings.read();
    const query = { sort: 'NEWEST', defaultPrice, at, viewerId: null } as const;
    const { items, nextCursor } = await coaches.pageOf(query, page);
    return {
      items: items.map(({ coach: { id, username } }) => ({
        path: `/coach/${encodeURIComponent(username ?? id)}`,
        languages,
        updatedAt: null,
      })),
      nextCursor,
    };
  },
};
