import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { moveOrder } from '../move-order.ts';
import type { Order } from '../order.ts';
import type { OrderRow } from '../ports.ts';
import { orderOf } from './list-orders.ts';

type Needs = Writes<'events' | 'orders' | 'products' | 'wallets'> & Pick<Ports, 'clock' | 'ids'>;

/** Cancels one's own order while nobody works on it; the coins come back. */
export const cancelOrder =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, id: Order['id']): Promise<{ order: OrderRow; wallet: Wallet }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { orders, wallets } = repositories;
      const order = await orders.lock(id);
      if (order?.userId !== userId) throw new DomainError('order.not_found');
      await moveOrder(repositories, order, { action: 'cancel', id: ids.next(), actor, at: clock.now() });
      return { order: await orderOf({ orders }, userId, id), wallet: await wallets.of(userId) };
    });
  };
