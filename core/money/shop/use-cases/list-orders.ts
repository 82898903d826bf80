import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import type { Order } from '../order.ts';
import type { OrderFilter, OrderRow } from '../ports.ts';

type Query = OrderFilter & Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** One's own orders, newest first, all or those of one state. */
export const listOrders =
  ({ reads }: Reads<'orders'>) =>
  async (actor: Actor, { status, ...page }: Query): Promise<Page<OrderRow>> =>
    reads.orders.pageOf(requireMember(actor).id, { status }, pageRequest(page));

/** Another person's order is not there. */
export const orderOf = async (
  { orders }: Pick<Repositories, 'orders'>,
  userId: UserId,
  id: Order['id'],
): Promise<OrderRow> => {
  const order = await orders.findOf(userId, id);
  if (!order) throw new DomainError('order.not_found');
  return order;
};

export const getOrder =
  ({ reads }: Reads<'orders'>) =>
  async (actor: Actor, id: Order['id']): Promise<OrderRow> =>
    orderOf(reads, requireMember(actor).id, id);
