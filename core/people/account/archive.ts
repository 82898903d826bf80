import type { Hooks } from '#core/kernel/hooks.ts';

export const accountArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  consents: await reads.consents.of(userId),
});
