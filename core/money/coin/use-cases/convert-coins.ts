import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import { conversion } from '../conversion.ts';
import type { Wallet } from '../ledger.ts';

type Needs = { transaction: Transaction<'wallets'>; clock: Clock; ids: Ids };
type Input = Readonly<{ fitCoin: number; reference: string }>;

/** Fit Coin becomes Base Coin, 1 to 10; there is no way back. */
export const convertCoins =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { fitCoin, reference }: Input): Promise<Wallet> => {
    const { id: userId } = requireMember(actor);
    const transfer = conversion(userId, {
      id: ids.next(),
      fitCoin,
      // Keys are each member's own; two members may send the same one.
      reference: `${userId}:${reference}`,
      at: clock.now(),
    });
    return transaction(async ({ wallets }) => {
      const [wallet] = await wallets.apply(transfer);
      return wallet ?? wallets.of(userId);
    });
  };
