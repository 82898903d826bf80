import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { movement, type Transfer } from '#core/money/coin/ledger.ts';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { Product } from './product.ts';

/** Where it is to be sent. Seen by the member and by those who send it; never in a mail or a notice. */
export type Delivery = Readonly<{ name: string; phone: string; address: string; note: string }>;

/** Of goods that go nowhere, and what is left once the member's account was anonymised. */
export const forgottenDelivery: Delivery = { name: '', phone: '', address: '', note: '' };

/** What never runs out is digital and needs no address; anything else is sent somewhere. */
export const readDelivery = ({ stock }: Pick<Product, 'stock'>, delivery: Delivery | undefined): Delivery => {
  if (delivery === undefined && stock !== null) throw fieldError('body.delivery', 'input.required');
  return delivery ?? forgottenDelivery;
};

/** One product, some of them, paid from the wallet at once. Title and price are what they were when it was made. */
export type Order = Readonly<{
  id: Id<'order'>;
  userId: UserId;
  productId: Product['id'];
  productTitle: LocalizedText;
  unitPrice: number;
  quantity: number;
  total: number;
  delivery: Delivery;
  status: ProcessStatus;
  /** The movement that paid it; null when it cost nothing. */
  transferId: Id<'transfer'> | null;
  /** Said by staff, read by the member. */
  note: string | null;
  completedAt: Date | null;
  canceledAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** A member may cancel until work on it begins; staff until it is done. Canceling gives every coin back. */
export const orderLifecycle = stateMachine<ProcessStatus>()(
  {
    process: { from: ['PENDING'], to: 'PROCESSING' },
    complete: { from: ['PENDING', 'PROCESSING'], to: 'COMPLETED' },
    cancel: { from: ['PENDING'], to: 'CANCELED' },
    refuse: { from: ['PENDING', 'PROCESSING'], to: 'CANCELED' },
  },
  'order.not_pending',
);
export type OrderAction = (typeof orderLifecycle.actions)[number];

/** Nobody works on their own order, user 1 neither. */
export const requireOthersOrder = (actor: Actor, { userId }: Pick<Order, 'userId'>): void => {
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('order.own_order');
};

/** What the ledger calls the coins given back: once for an order, no matter who cancels it. */
export const refundReference = (orderId: Order['id']): string => `${orderId}:refund`;

type Paid = Pick<Order, 'id' | 'userId' | 'total'>;
type Step = Readonly<{ id: string; actor: Actor; at: Date }>;

export const orderPayment = ({ id: reference, userId, total }: Paid, { id, actor, at }: Step): Transfer =>
  movement(userId, {
    id,
    coin: 'FIT_COIN',
    amount: -total,
    reason: 'PRODUCT_ORDER',
    reference,
    actor: actorName(actor),
    at,
  });

export const orderRefund = (
  { id: orderId, userId, total, transferId }: Paid & Pick<Order, 'transferId'>,
  { id, actor, at }: Step,
): Transfer => ({
  ...movement(userId, {
    id,
    coin: 'FIT_COIN',
    amount: total,
    reason: 'REFUND',
    reference: refundReference(orderId),
    actor: actorName(actor),
    at,
  }),
  reverses: transferId,
});
