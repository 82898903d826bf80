import { refundReference, type Order } from '#core/money/shop/order.ts';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { maxCoins } from '#core/money/coin/ledger.ts';
import type { Breach, MoneyAudit } from '#core/money/coin/ports.ts';
import { rewardReference } from '#core/money/coin/rewards.ts';
import { partnerClaimReference } from '#core/money/partner/partner.ts';
import { grantPlaces } from './grant-audit.ts';
import { ascending } from '../engine/ordering.ts';
import { paymentPlaces } from './payment-audit.ts';
import { reviewPlaces } from './review-audit.ts';
import { keyOf, type StoredPosting, type View } from '../engine/store.ts';
import { transferPlaces } from './transfer-audit.ts';

const sum = (postings: readonly StoredPosting[]): number =>
  postings.reduce((total, { amount }) => total + amount, 0);

const groups = (
  postings: readonly StoredPosting[],
  by: (posting: StoredPosting) => string,
): [string, StoredPosting[]][] => [...Map.groupBy(postings, by)];

const placesOf = (view: View, at: Date): Readonly<Record<string, readonly string[]>> => {
  const postings = view
    .table('postings')
    .all()
    .toSorted(ascending(({ id }) => [id]));
  const wallets = view.table('wallets').all();
  const holds = view.table('holds').all();
  const claims = view.table('rewardClaims').all();
  const partnerClaims = view.table('partnerClaims').all();
  const paidClaims = partnerClaims.filter(({ status }) => status === 'COMPLETED');
  const partnerPayments = postings.filter(
    ({ reason, account }) => reason === 'PARTNER_REWARD' && account === 'USER',
  );
  const rewards = postings.filter(({ reason, account }) => reason === 'REWARD' && account === 'USER');

  const total = (userId: string, account: string, coin: string): number =>
    sum(postings.filter((p) => p.userId === userId && p.account === account && p.coin === coin));
  const holders = new Set([
    ...wallets.map(({ userId }) => userId),
    ...postings.flatMap((p) => p.userId ?? []),
  ]);
  const steps = (hold: (typeof holds)[number], step: string): number =>
    sum(
      postings.filter(
        (p) =>
          p.account === 'HELD' &&
          p.userId === hold.userId &&
          p.coin === hold.coin &&
          p.reason === hold.reason &&
          p.reference === `${hold.reference}:${step}` &&
          (step !== 'hold' || p.transferId === hold.transferId),
      ),
    );

  return {
    'transfer.unbalanced': groups(postings, (p) => `transfer ${p.transferId} in ${p.coin}`)
      .filter(([, group]) => sum(group) !== 0)
      .map(([place]) => place),

    'posting.amount': postings
      .filter(({ amount }) => amount === 0 || Math.abs(amount) > maxCoins)
      .map(({ id }) => `posting ${id}`),

    'posting.account': postings
      .filter((p) => {
        const isMembers = p.account === 'USER' || p.account === 'HELD';
        return isMembers !== (p.userId !== null) || isMembers !== (p.balanceAfter !== null);
      })
      .map(({ id }) => `posting ${id}`),

    'wallet.differs_from_ledger': [...holders]
      .filter((userId) => {
        const wallet = view.table('wallets').get(userId);
        return (
          (wallet?.fitCoin ?? 0) !== total(userId, 'USER', 'FIT_COIN') ||
          (wallet?.baseCoin ?? 0) !== total(userId, 'USER', 'BASE_COIN') ||
          (wallet?.heldFitCoin ?? 0) !== total(userId, 'HELD', 'FIT_COIN') ||
          (wallet?.heldBaseCoin ?? 0) !== total(userId, 'HELD', 'BASE_COIN')
        );
      })
      .map((userId) => `wallet of user ${userId}`),

    'balance.below_zero': [
      ...wallets
        .filter((w) => Math.min(w.fitCoin, w.baseCoin, w.heldFitCoin, w.heldBaseCoin) < 0)
        .map(({ userId }) => `wallet of user ${userId}`),
      ...postings.filter(({ balanceAfter }) => (balanceAfter ?? 0) < 0).map(({ id }) => `posting ${id}`),
    ],

    'balance.chain_broken': groups(
      postings.filter(({ userId }) => userId !== null),
      (p) => keyOf(p.userId ?? '', p.account, p.coin),
    ).flatMap(([, group]) =>
      group
        .filter((p, index) => (group[index - 1]?.balanceAfter ?? 0) + p.amount !== p.balanceAfter)
        .map(({ id }) => `posting ${id}`),
    ),

    'source.posted_twice': groups(postings, (p) =>
      keyOf(p.reason, p.reference, p.account, p.coin, p.userId ?? ''),
    )
      .filter(([, group]) => group.length > 1)
      .map(([, group]) => `${group[0]?.reason} ${group[0]?.reference}`),

    'transfer.reverses_unknown': postings
      .filter((p) => p.reverses !== null && !postings.some(({ transferId }) => transferId === p.reverses))
      .map(({ transferId }) => `transfer ${transferId}`),

    'conversion.rate': groups(
      postings.filter(({ reason }) => reason === 'CONVERSION'),
      ({ transferId }) => transferId,
    )
      .filter(([, group]) => {
        const own = group.filter(({ account }) => account === 'USER');
        const fitCoin = sum(own.filter(({ coin }) => coin === 'FIT_COIN'));
        const baseCoin = sum(own.filter(({ coin }) => coin === 'BASE_COIN'));
        return fitCoin >= 0 || baseCoin !== -baseCoinPerFitCoin * fitCoin;
      })
      .map(([transferId]) => `transfer ${transferId}`),

    'hold.differs_from_ledger': holds
      .filter(
        (hold) =>
          steps(hold, 'hold') !== hold.amount ||
          -steps(hold, 'capture') !== (hold.status === 'CAPTURED' ? hold.amount : 0) ||
          -steps(hold, 'release') !== (hold.status === 'RELEASED' ? hold.amount : 0),
      )
      .map(({ id, status }) => `hold ${id} is ${status}`),

    'hold.missing': postings
      .filter(
        (p) =>
          p.account === 'HELD' &&
          !holds.some(
            (hold) =>
              hold.userId === p.userId &&
              hold.coin === p.coin &&
              hold.reason === p.reason &&
              ['hold', 'capture', 'release'].some((step) => p.reference === `${hold.reference}:${step}`),
          ),
      )
      .map(({ id }) => `posting ${id}`),

    'claim.without_posting': claims
      .filter(
        (claim) =>
          !rewards.some(
            (p) =>
              p.reference === rewardReference(claim) &&
              p.userId === claim.userId &&
              p.coin === claim.coin &&
              p.amount === claim.amount,
          ),
      )
      .map(({ id }) => `claim ${id}`),

    'claim.missing': rewards
      .filter(
        (p) => !claims.some((claim) => claim.userId === p.userId && rewardReference(claim) === p.reference),
      )
      .map(({ id }) => `posting ${id}`),

    ...grantPlaces(view, postings),

    'partner_claim.without_posting': paidClaims
      .filter(
        (claim) =>
          !partnerPayments.some(
            (p) =>
              p.reference === partnerClaimReference(claim) &&
              p.userId === claim.userId &&
              p.coin === claim.coin &&
              p.amount === claim.amount,
          ),
      )
      .map(({ id }) => `partner claim ${id}`),

    'partner_claim.missing': partnerPayments
      .filter(
        (p) =>
          !paidClaims.some(
            (claim) => claim.userId === p.userId && partnerClaimReference(claim) === p.reference,
          ),
      )
      .map(({ id }) => `posting ${id}`),

    'partner_reward.count_differs': view
      .table('partnerRewards')
      .all()
      .filter(
        ({ id, claimedCount }) =>
          claimedCount !==
          partnerClaims.filter(({ rewardId, status }) => rewardId === id && status !== 'CANCELED').length,
      )
      .map(({ id, claimedCount }) => `partner reward ${id} counts ${claimedCount}`),

    ...paymentPlaces(view, postings),
    ...transferPlaces(view, at),
    ...orderPlaces(view, postings),
    'specialization.hold_differs': specializationPlaces(view),
    ...reviewPlaces(view, postings),
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
    sum(
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
        (p) => !orders.some(({ id, userId }) => userId === p.userId && p.reference.split(':')[0] === id),
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
