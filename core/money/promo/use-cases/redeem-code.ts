import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { Wallet } from '#core/money/coin/ledger.ts';
import { lookAtCode, useCode } from '../use-code.ts';
import type { PromotionKind } from '../promotion-kinds.ts';
import type { PromoTarget } from '../promotion.ts';
import { promoTransfer } from '../promo-ledger.ts';

/** What a code would come to: Base Coin that come, or Fit Coin that need not be paid. */
export type CodeWorth = Readonly<{ code: string; kind: PromotionKind; coins: number; endsAt: Date }>;

/** Looks at a code for oneself, before anything is ordered or paid. */
export const checkPromoCode =
  ({ reads, clock }: Reads<'promotions' | 'users'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    { code: typed, target }: Readonly<{ code: string; target: PromoTarget }>,
  ): Promise<CodeWorth> => {
    const { id: userId } = requireMember(actor);
    const { promotion, code, coins } = await lookAtCode(reads, { userId, typed, target, at: clock.now() });
    return { code: code.code, kind: promotion.kind, coins, endsAt: promotion.endsAt };
  };

type Needs = Writes<'promotions' | 'users' | 'wallets'> & Pick<Ports, 'sharedClock' | 'ids'>;
type Input = Readonly<{
  code: string;
  /** The request: the same one sent twice is used once. */
  reference: string;
}>;
export type Redeemed = Readonly<{ code: string; coins: number; wallet: Wallet }>;

/** Base Coin at once, by a code that gives them. */
export const redeemPromoCode =
  ({ transaction, sharedClock, ids }: Needs) =>
  async (actor: Actor, { code: typed, reference }: Input): Promise<Redeemed> => {
    const { id: userId } = requireMember(actor);
    return transaction(async ({ promotions, users, wallets }) => {
      const at = await sharedClock.now();
      const transferId = ids.next();
      const { code, coins } = await useCode(
        { promotions, users },
        { userId, typed, target: { kind: 'COINS' }, at },
        { id: ids.next(), transferId },
      );
      await wallets.apply(
        // Keys are each member's own; two members may send the same one.
        promoTransfer({ id: transferId, userId, coins, reference: `${userId}:${reference}`, code: code.code, actor: userId, at }), // prettier-ignore
      );
      return { code: code.code, coins, wallet: await wallets.of(userId) };
    });
  };
