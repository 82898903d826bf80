import type { PublicAddresses } from '#core/platform/settings/public-address.ts';

/** What is published, each language under an address of its own. */
export const postAddresses: PublicAddresses = {
  kind: 'posts',
  async pageOf({ posts }, page) {
    const { items, nextCursor } = await posts.addresses(page);
    return {
      items: items.map(({ slug, language, translationGroup, textAt }) => ({
        path: `/post/${encodeURIComponent(slug)}`,
        languages: [language],
        group: translationGroup,
        updatedAt: textAt,
      })),
      nextCursor,
    };
  },
};
