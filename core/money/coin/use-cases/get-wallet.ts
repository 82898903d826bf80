import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Wallet } from '../ledger.ts';

/** Balances, and what is set aside. */
export const getWallet =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor): Promise<Wallet> =>
    reads.wallets.of(requireMember(actor).id);
