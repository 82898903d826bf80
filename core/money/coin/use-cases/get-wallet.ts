import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Wallet } from '../ledger.ts';

/** Balances, and what is set aside. */
export const getWallet =
  ({ reads }: Reads<'wallets'>) =>
  async (actor: Actor): Promise<Wallet> =>
    reads.wallets.of(requireMember(actor).id);
