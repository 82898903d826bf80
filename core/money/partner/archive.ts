import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { without } from '#core/access/actor/archive.ts';

export const partnerArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  partnerClaims: (await everyRow((page) => reads.partnerClaims.pageOf(userId, page))).map((row) =>
    without(row, 'userId', 'userName', 'ownerId', 'decidedBy', 'number'),
  ),
});
