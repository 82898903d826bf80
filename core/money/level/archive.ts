import type { Hooks } from '#core/kernel/hooks.ts';
import { without } from '#core/access/actor/archive.ts';

export const levelArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  planWaits: (await reads.planWaits.of(userId)).map((row) => without(row, 'userId')),
});
