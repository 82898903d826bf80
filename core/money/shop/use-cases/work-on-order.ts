import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { moveOrder } from '../move-order.ts';
import { requireOthersOrder, type Order, type OrderAction } from '../order.ts';
import type { OrderRow } from '../ports.ts';

type Needs = Writes<'auditLog' | 'events' | 'orders' | 'products' | 'wallets'> & Pick<Ports, 'clock' | 'ids'>;

/** The log never holds a name, a phone or an address. */
const shown = ({ status, note, total, version }: Order) => ({ status, note, total, version });

const work =
  ({ transaction, clock, ids }: Needs, action: OrderAction, logged: 'process' | 'complete' | 'cancel') =>
  async (actor: Actor, id: Order['id'], note?: string): Promise<OrderRow> => {
    requirePermission(actor, 'product.update', 'product.manage');
    return transaction(async (repositories) => {
      const { orders, auditLog } = repositories;
      const before = await orders.lock(id);
      if (!before) throw new DomainError('order.not_found');
      requireOthersOrder(actor, before);
      const at = clock.now();
      const after = await moveOrder(repositories, before, { action, id: ids.next(), actor, at, note });
      await auditLog.append(
        audited(actor, {
          at,
          action: `order.${logged}`,
          targetType: 'order',
          targetId: id,
          before: shown(before),
          after: shown(after),
          reason: note ?? null,
        }),
      );
      const row = await orders.find(id);
      if (!row) throw new DomainError('order.not_found');
      return row;
    });
  };

type Noted = Readonly<{ id: Order['id']; note?: string | undefined }>;
type Reasoned = Readonly<{ id: Order['id']; reason: string }>;

/** Begins to work on a member's order: from now on the member can't cancel it. */
export const processOrder = (ports: Needs) => (actor: Actor, id: Order['id']) =>
  work(ports, 'process', 'process')(actor, id);

export const completeOrder =
  (ports: Needs) =>
  (actor: Actor, { id, note }: Noted) =>
    work(ports, 'complete', 'complete')(actor, id, normalize(note ?? '') || undefined);

/** Cancels a member's order and gives the coins back, with a reason the member reads. */
export const cancelOrderAsStaff =
  (ports: Needs) =>
  async (actor: Actor, { id, reason }: Reasoned): Promise<OrderRow> => {
    const said = normalize(reason);
    if (!said) throw fieldError('body.reason', 'coin.reason_required');
    return work(ports, 'refuse', 'cancel')(actor, id, said);
  };
