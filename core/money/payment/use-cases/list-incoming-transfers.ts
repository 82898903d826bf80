import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { incomingTransferView, type IncomingTransferView } from '../views/shown-transfer.ts';

/** Money that arrived, and where it went. */
export const listIncomingTransfers =
  ({ reads }: Reads<'incomingTransfers'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<IncomingTransferView>> => {
    requirePermission(actor, 'payment.view');
    const found = await reads.incomingTransfers.list(request);
    return { ...found, rows: found.rows.map(incomingTransferView) };
  };
