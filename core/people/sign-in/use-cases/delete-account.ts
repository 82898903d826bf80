import { requireSignedIn, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '../current-password.ts';
import { endSessions } from '../sign-in.ts';
import { deletionGraceDays } from '#core/people/account/user.ts';

type Needs = Reads<'credentials'> &
  Pick<Ports, 'transaction' | 'clock' | 'ids' | 'passwords'> &
  WithHooks<'whenMemberLeaves'>;

/** Closes the account now and for everybody; its name, pictures and measurements go after 30 days. */
export const deleteAccount =
  ({ reads, transaction, clock, ids, passwords, hooks }: Needs) =>
  async (actor: Actor, input: Readonly<{ password: string }>): Promise<{ anonymisedAt: Date }> => {
    const { id } = requireSignedIn(actor);
    if (id === superUserId) throw new DomainError('user.super_user_protected');
    const known = await requirePassword({ reads, passwords }, id, input.password);

    const at = clock.now();
    await transaction(async (repositories) => {
      const { users, events } = repositories;
      const user = await lockWithPassword(repositories, known);
      await users.update({
        ...user,
        status: 'DELETE',
        statusReason: null,
        deletionRequestedAt: at,
        version: user.version + 1,
        updatedAt: at,
      });
      for (const leave of hooks.whenMemberLeaves) await leave(repositories, id, { ids, actor: id, at });
      await repositories.verifications.retireAllOf(id, at);
      await endSessions(repositories, { userId: id, reason: 'STATUS', at });
      await events.append({ type: 'user.deletion_requested', userId: id });
    });
    return { anonymisedAt: after(at, deletionGraceDays * day) };
  };
