import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { without } from '#core/access/actor/archive.ts';

export const paymentArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  payments: (await everyRow((page) => reads.payments.pageOf(userId, page))).map((row) =>
    without(row, 'userId', 'proposal', 'version'),
  ),
});
