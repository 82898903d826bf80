import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Writes } from '#core/kernel/transaction.ts';

/** Hears of each post of someone one follows. */
export const ringBell =
  ({ transaction }: Writes<'follows'>) =>
  async (actor: Actor, followeeId: UserId): Promise<{ bell: true }> => {
    const { id } = requireMember(actor);
    await transaction(async ({ follows }) => {
      if (!(await follows.find(id, followeeId))) throw new DomainError('user.not_allowed');
      await follows.setBell(id, followeeId, true);
    });
    return { bell: true };
  };

/** Idempotent: without a follow there is no bell either. */
export const silenceBell =
  ({ transaction }: Writes<'follows'>) =>
  async (actor: Actor, followeeId: UserId): Promise<{ bell: false }> => {
    const { id } = requireMember(actor);
    await transaction(({ follows }) => follows.setBell(id, followeeId, false));
    return { bell: false };
  };
