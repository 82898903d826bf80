import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { orderPayment, readDelivery, type Delivery, type Order } from '../order.ts';
import type { OrderRow } from '../ports.ts';
import { requireStock, type Product } from '../product.ts';
import { orderOf } from './list-orders.ts';

type Needs = Writes<'orders' | 'products' | 'wallets'> & Pick<Ports, 'clock' | 'ids'>;
type Input = Readonly<{
  productId: Product['id'];
  quantity: number;
  /** The price the member saw. */
  unitPrice: number;
  /** Left out for what is digital. */
  delivery?: Delivery | undefined;
}>;

/** Buys at the price that was seen: pieces leave the stock and coins the wallet together, or neither does. */
export const placeOrder =
  ({ transaction, clock, ids }: Needs) =>
  async (
    actor: Actor,
    { productId, quantity, unitPrice, delivery }: Input,
  ): Promise<{ order: OrderRow; wallet: Wallet }> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ products, orders, wallets }) => {
      const product = await products.lock(productId);
      if (product?.status !== 'ACTIVE') throw new DomainError('product.not_found');
      if (product.priceFitCoin !== unitPrice) throw new DomainError('product.price_changed');
      requireStock(product, quantity);
      const at = clock.now();
      const total = product.priceFitCoin * quantity;
      const order: Order = {
        id: ids.next(),
        userId,
        productId,
        productTitle: product.title,
        unitPrice: product.priceFitCoin,
        quantity,
        total,
        delivery: readDelivery(product, delivery),
        status: 'PENDING',
        transferId: total > 0 ? ids.next() : null,
        note: null,
        completedAt: null,
        canceledAt: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await orders.insert(order);
      await products.take(productId, quantity);
      if (order.transferId !== null) {
        await wallets.apply(orderPayment(order, { id: order.transferId, actor, at }));
      }
      return { order: await orderOf({ orders }, userId, order.id), wallet: await wallets.of(userId) };
    });
  };
