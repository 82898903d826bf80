import type { PublicAddresses } from '#core/platform/settings/public-address.ts';

/** Lists of what is published in a category, in the languages in which there is something to read. */
export const categoryAddresses: PublicAddresses = {
  kind: 'categories',
  async pageOf({ posts }) {
    const found = await posts.categoryAddresses();
    return {
      items: found.map(({ slug, language, textAt }) => ({
        path: `/post/category/${encodeURIComponent(slug)}`,
        languages: [language],
        updatedAt: textAt,
      })),
      nextCursor: null,
    };
  },
};
