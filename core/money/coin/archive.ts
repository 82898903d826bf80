import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { without } from '#core/access/actor/archive.ts';
import { ownReference } from './views/transaction-source.ts';

export const coinArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  wallet: [await reads.wallets.of(userId)],
  transactions: (await everyRow((page) => reads.transactions.pageOf(userId, {}, page))).map((row) => ({
    ...without(row, 'userId'),
    reference: ownReference(row.type, row.reference),
  })),
  // The source of an invitation's reward is another member.
  rewards: (await everyRow((page) => reads.rewardClaims.pageOf(userId, page))).map((row) =>
    without(row, 'userId', 'source'),
  ),
});
