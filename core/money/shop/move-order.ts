import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { orderLifecycle, orderRefund, type Order, type OrderAction } from './order.ts';

type Uses = Pick<Repositories, 'events' | 'orders' | 'products' | 'wallets'>;
/** `note` is what the member reads; `id` names the movement that gives coins back. */
type Move = Readonly<{ action: OrderAction; id: string; actor: Actor; at: Date; note?: string | undefined }>;

/** Moves a locked order. One that ends canceled gives back every coin and every piece, in the same transaction. */
export const moveOrder = async (
  { orders, products, wallets, events }: Uses,
  order: Order,
  { action, note, ...step }: Move,
): Promise<Order> => {
  const { at } = step;
  const status = orderLifecycle.next(order.status, action);
  const moved = await orders.update({
    ...order,
    status,
    note: note ?? order.note,
    completedAt: status === 'COMPLETED' ? at : null,
    canceledAt: status === 'CANCELED' ? at : null,
    updatedAt: at,
  });
  if (status === 'CANCELED') {
    await products.take(order.productId, -order.quantity);
    if (order.transferId !== null) await wallets.apply(orderRefund(order, step));
  }
  const { userId, id: orderId, productTitle: title, total } = order;
  await events.append({
    type: 'order.moved',
    userId,
    orderId,
    status,
    title,
    total,
    by: actorName(step.actor),
  });
  return moved;
};
