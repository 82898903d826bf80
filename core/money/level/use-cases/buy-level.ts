import { requireMember, type Actor, type UserLevel } from '#core/access/actor/actor.ts';
import { postTo, type Wallet } from '#core/money/coin/ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import { levelAfter, levelOffers } from '../level.ts';
import { currentPlans, isForSale, type Plans } from '../plan.ts';

type Needs = {
  transaction: Transaction<'events' | 'settings' | 'users' | 'wallets'>;
  clock: Clock;
  ids: Ids;
  plans?: Plans;
};

type Input = Readonly<{
  level: string;
  days: number;
  /** The price the member saw and agreed to. */
  priceFitCoin: number;
  /** The request: the same one sent twice buys once. */
  reference: string;
}>;

export type BoughtLevel = Readonly<{ level: UserLevel; levelExpiresAt: Date; wallet: Wallet }>;

/** A level for Fit Coin, at the platform's price: one that changed meanwhile has to be agreed to anew. */
export const buyLevel =
  ({ transaction, clock, ids, plans = currentPlans }: Needs) =>
  async (actor: Actor, { level, days, priceFitCoin, reference }: Input): Promise<BoughtLevel> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ users, settings, wallets, events }) => {
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
      await postTo(wallets, userId, {
        id: ids.next(),
        coin: 'FIT_COIN',
        amount: -offer.priceFitCoin,
        reason: 'LEVEL_PURCHASE',
        // Keys are each member's own; two members may send the same one.
        reference: `${userId}:${reference}`,
        actor: userId,
        at,
      });
      await users.update({ ...user, ...bought, version: user.version + 1, updatedAt: at });
      await events.append({ type: 'user.level_changed', userId, level: bought.level });
      return { ...bought, wallet: await wallets.of(userId) };
    });
  };
