import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { LedgerEntry } from '../ports.ts';

/** Every posting, those of platform accounts too. */
export const listLedger =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<LedgerEntry>> => {
    requirePermission(actor, 'transaction.view');
    return reads.ledgerReports.list(request);
  };
