import { refundReference, type Order } from '#core/money/shop/order.ts';
import type { Breach, MoneyAudit } from '#core/money/coin/ports.ts';
import { answerPlaces } from './audit/answer-audit.ts';
import { claimPlaces, partnerClaimPlaces } from './audit/claim-audit.ts';
import { bountyPlaces } from './audit/bounty-audit.ts';
import { domainPlaces } from './audit/domain-audit.ts';
import { enrolmentPlaces } from './audit/enrolment-audit.ts';
import { giftPlaces, promoPlaces } from './audit/gift-audit.ts';
import { grantPlaces } from './audit/grant-audit.ts';
import { holdPlaces } from './audit/hold-audit.ts';
import { balancePlaces, postingPlaces, sourcePlaces, sumOf } from './audit/ledger-audit.ts';
import { ascending } from '../engine/ordering.ts';
import { paymentPlaces } from './audit/payment-audit.ts';
import { reviewPlaces } from './audit/review-audit.ts';
import type { StoredPosting, View } from '../engine/store.ts';
import { transferPlaces } from './audit/transfer-audit.ts';

const placesOf = (view: View, at: Date): Readonly<Record<string, readonly string[]>> => {
  const postings = view
    .table('postings')
    .all()
    .toSorted(ascending(({ id }) => [id]));
  return {
    ...postingPlaces(postings),
    ...balancePlaces(view, postings),
    ...sourcePlaces(postings),
    ...holdPlaces(view, postings),
    ...claimPlaces(view, postings),
    ...grantPlaces(view, postings),
    ...partnerClaimPlaces(view, postings),
    ...paymentPlaces(view, postings),
    ...transferPlaces(view, at),
    ...orderPlaces(view, postings),
    'specialization.hold_differs': specializationPlaces(view),
    ...domainPlaces(view, postings),
    ...enrolmentPlaces(view, postings),
    ...answerPlaces(view, postings),
    ...reviewPlaces(view, postings),
    ...bountyPlaces(view, postings),
    ...giftPlaces(view, postings),
    ...promoPlaces(view, postings),
  };
};

/** What became of a request's coins, by what became of the request. */
const feeStates = { PENDING: 'PENDING', COMPLETED: 'CAPTURED', CANCELED: 'RELEASED' } as const;

const specializationPlaces = (view: View): readonly string[] =>
  view
    .table('specializationRequests')
    .all()
    .filter(({ id, userId, holdId, fee, status }) => {
      const hold = view.table('holds').get(holdId);
      return (
        hold?.userId !== userId ||
        hold.coin !== 'FIT_COIN' ||
        hold.amount !== fee ||
        hold.reason !== 'FEE_REQUEST_SPECIALIZATION' ||
        hold.reference !== id ||
        hold.status !== feeStates[status]
      );
    })
    .map(({ id, status }) => `specialization request ${id} is ${status}`);

const orderPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const orders = view.table('orders').all();
  const own = postings.filter(
    ({ account, reason }) => account === 'USER' && (reason === 'PRODUCT_ORDER' || reason === 'REFUND'),
  );
  const moved = (order: Order, reference: string, belongs: (posting: StoredPosting) => boolean): number =>
    sumOf(
      own.filter(
        (p) => p.reference === reference && p.userId === order.userId && p.coin === 'FIT_COIN' && belongs(p),
      ),
    );
  return {
    'order.differs_from_ledger': orders
      .filter((order) => {
        const { id, status, total, transferId } = order;
        const paid = 0 - moved(order, id, (posting) => posting.transferId === transferId);
        const refunded = moved(order, refundReference(id), ({ reverses }) => reverses === transferId);
        return paid !== total || refunded !== (status === 'CANCELED' ? total : 0);
      })
      .map(({ id, status }) => `order ${id} is ${status}`),

    'order.missing': own
      .filter(
        (p) =>
          !p.reference.startsWith('enrolment:') &&
          !p.reference.startsWith('ai:') &&
          !orders.some(({ id, userId }) => userId === p.userId && p.reference.split(':')[0] === id),
      )
      .map(({ id }) => `posting ${id}`),

    'stock.below_zero': view
      .table('products')
      .all()
      .filter(({ stock }) => stock !== null && stock < 0)
      .map(({ id, stock }) => `product ${id} has ${stock}`),
  };
};

export const memoryMoneyAudit = (view: () => View, now: () => Date): MoneyAudit => ({
  breaches: async () =>
    Object.entries(placesOf(view(), now()))
      .filter(([, places]) => places.length > 0)
      .map(([rule, places]): Breach => ({
        rule,
        count: places.length,
        detail: places.slice(0, 5).join('; '),
      })),
});
