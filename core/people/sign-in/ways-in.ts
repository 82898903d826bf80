import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

export type WaysIn = Pick<Repositories, 'credentials' | 'passkeys' | 'providerLinks'>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** How many ways into this account the module keeps: a password, passkeys, links to providers. */
    waysIn: (repositories: WaysIn, userId: UserId) => Promise<number>;
  }
}

/**
 * To be asked in the transaction that took a way in, with the account locked. A link by mail is no way in: it is how one is
 * made. Fails with auth.last_way_in.
 */
export const requireWayIn = async (
  { hooks }: WithHooks<'waysIn'>,
  repositories: WaysIn,
  userId: UserId,
): Promise<void> => {
  for (const ways of hooks.waysIn) if ((await ways(repositories, userId)) > 0) return;
  throw new DomainError('auth.last_way_in');
};
