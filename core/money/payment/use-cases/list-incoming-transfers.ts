import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { incomingTransferView, type IncomingTransferView } from '../transfer-view.ts';

/** Money that arrived, and where it went. */
export const listIncomingTransfers =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<IncomingTransferView>> => {
    requirePermission(actor, 'payment.view');
    const found = await reads.incomingTransfers.list(request);
    return { ...found, rows: found.rows.map(incomingTransferView) };
  };
