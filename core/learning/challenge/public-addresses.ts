import type { PublicAddresses } from '#core/platform/settings/public-address.ts';

/** Each language has a challenge of its own. */
export const challengeAddresses: PublicAddresses = {
  kind: 'challenges',
  async pageOf({ challenges }, page) {
    const { items, nextCursor } = await challenges.addresses(page);
    return {
      items: items.map(({ slug, language, updatedAt }) => ({
        path: `/challenge/${slug}`,
        languages: [language],
        updatedAt,
      })),
      nextCursor,
    };
  },
};
