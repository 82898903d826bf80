import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Order } from '../order.ts';
import type { OrderRow } from '../ports.ts';

/** Everybody's orders, for those who send them. */
export const listAllOrders =
  ({ reads }: Reads<'orders'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<OrderRow>> => {
    requirePermission(actor, 'product.view');
    return reads.orders.list(request);
  };

export const getOrderForStaff =
  ({ reads }: Reads<'orders'>) =>
  async (actor: Actor, id: Order['id']): Promise<OrderRow> => {
    requirePermission(actor, 'product.view');
    const order = await reads.orders.find(id);
    if (!order) throw new DomainError('order.not_found');
    return order;
  };
