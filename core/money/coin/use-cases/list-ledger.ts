import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { LedgerEntry } from '../ports.ts';

/** Every posting, those of platform accounts too. */
export const listLedger =
  ({ reads }: Reads<'ledgerReports'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<LedgerEntry>> => {
    requirePermission(actor, 'transaction.view');
    return reads.ledgerReports.list(request);
  };
