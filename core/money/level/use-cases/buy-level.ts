import { requireMember, type Actor, type UserLevel } from '#core/access/actor/actor.ts';
import { requireAmount, type Transfer, type Wallet } from '#core/money/coin/ledger.ts';
import { useCode } from '#core/money/promo/use-code.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import { levelAfter, levelOffers, type LevelOffer } from '../level.ts';
import { currentPlans, isForSale, type Plans } from '../plan.ts';

type Needs = {
  transaction: Transaction<'events' | 'promotions' | 'settings' | 'users' | 'wallets'>;
  clock: Clock;
  ids: Ids;
  plans?: Plans;
};

type Input = Readonly<{
  level: string;
  days: number;
  /** The price the member saw and agreed to, before any promo code. */
  priceFitCoin: number;
  /** Takes something off that price. */
  promoCode?: string | undefined;
  /** What the member saw that the code takes off; another amount now has to be agreed to anew. */
  discountFitCoin?: number | undefined;
  /** The request: the same one sent twice buys once. */
  reference: string;
}>;

export type BoughtLevel = Readonly<{ level: UserLevel; levelExpiresAt: Date; wallet: Wallet }>;

type Sale = Readonly<{
  id: string;
  userId: string;
  offer: LevelOffer;
  discount: number;
  reference: string;
  code: string | null;
  at: Date;
}>;

/** The platform gets the whole price: what a code takes off is paid by the account of campaigns. */
const saleOf = ({ id, userId, offer, discount, reference, code, at }: Sale): Transfer => ({
  id,
  reason: 'LEVEL_PURCHASE',
  reference,
  reverses: null,
  note: code,
  actor: userId,
  at,
  postings: [
    {
      account: { kind: 'USER', userId },
      coin: 'FIT_COIN',
      amount: -requireAmount(offer.priceFitCoin - discount),
    },
    ...(discount > 0
      ? [{ account: { kind: 'SYSTEM', name: 'CAMPAIGN' }, coin: 'FIT_COIN', amount: -discount } as const]
      : []),
    { account: { kind: 'SYSTEM', name: 'REVENUE' }, coin: 'FIT_COIN', amount: offer.priceFitCoin },
  ],
});

/** A level for Fit Coin, at the platform's price: one that changed meanwhile has to be agreed to anew. */
export const buyLevel =
  ({ transaction, clock, ids, plans = currentPlans }: Needs) =>
  async (actor: Actor, { level, days, priceFitCoin, reference, ...promo }: Input): Promise<BoughtLevel> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ users, settings, wallets, events, promotions }) => {
      const user = await users.lock(userId);
      const at = clock.now();
      const prices = await settings.read();
      const offer = levelOffers(prices).find((one) => one.level === level && one.days === days);
      if (!offer) throw new DomainError('level.offer_not_found');
      // Whatever is held: a plan that gives nothing yet is not prolonged for coins either.
      if (!isForSale(plans, offer.level)) throw new DomainError('level.closed');
      if (offer.priceFitCoin !== priceFitCoin) {
        throw new DomainError('level.price_changed', { price: offer.priceFitCoin });
      }
      const bought = levelAfter(user, offer, prices, at);
      const id = ids.next();
      const used =
        promo.promoCode === undefined
          ? null
          : await useCode(
              { promotions, users },
              {
                userId,
                typed: promo.promoCode,
                target: { kind: 'PLAN_PRICE', plan: offer.level, price: offer.priceFitCoin },
                at,
              },
              { id: ids.next(), transferId: id },
            );
      const discount = used?.coins ?? 0;
      if (promo.discountFitCoin !== undefined && promo.discountFitCoin !== discount)
        throw new DomainError('level.price_changed', { price: offer.priceFitCoin - discount });
      await wallets.apply(
        saleOf({
          id,
          userId,
          offer,
          discount,
          // Keys are each member's own; two members may send the same one.
          reference: `${userId}:${reference}`,
          code: used?.code.code ?? null,
          at,
        }),
      );
      await users.update({ ...user, ...bought, version: user.version + 1, updatedAt: at });
      await events.append({ type: 'user.level_changed', userId, level: bought.level });
      return { ...bought, wallet: await wallets.of(userId) };
    });
  };
