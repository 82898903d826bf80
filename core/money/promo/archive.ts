import type { Hooks } from '#core/kernel/hooks.ts';

/** Which codes one used, for what, and what they came to. */
export const promoArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  promoCodes: (await reads.promotions.usesOf(userId)).map(({ code, kind, coins, at }) => ({
    code,
    kind,
    coins,
    at,
  })),
});
