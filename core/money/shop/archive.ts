import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { without } from '#core/access/actor/archive.ts';

export const shopArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  orders: (await everyRow((page) => reads.orders.pageOf(userId, {}, page))).map((row) =>
    without(row, 'userId', 'userName', 'version'),
  ),
});
