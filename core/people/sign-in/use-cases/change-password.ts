import { mayHoldStaffRights, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '../current-password.ts';
import { checkNewPassword } from '../password.ts';
import { endSessions } from '../sign-in.ts';

type Input = Readonly<{ oldPassword: string; newPassword: string; confirmPassword: string }>;
type Needs = Reads<'credentials'> &
  Pick<Ports, 'transaction' | 'clock' | 'passwords'> &
  WithHooks<'whenPasswordChanges'>;

/** Every other sign-in ends, and every open link and code: a person who knew the old password is out. */
export const changePassword =
  ({ reads, transaction, clock, passwords, hooks }: Needs) =>
  async (actor: Actor, { oldPassword, newPassword, confirmPassword }: Input): Promise<{ ok: true }> => {
    const { id: userId, permissions, sessionId } = requireMember(actor);
    if (oldPassword === '') throw fieldError('body.oldPassword', 'auth.old_password_required');
    if (newPassword === '') throw fieldError('body.newPassword', 'auth.new_password_required');
    checkNewPassword(
      { password: newPassword, confirmPassword },
      mayHoldStaffRights(userId, [...permissions]),
      'body.newPassword',
    );
    const known = await requirePassword({ reads, passwords }, userId, oldPassword, 'body.oldPassword');
    if (newPassword === oldPassword) throw fieldError('body.newPassword', 'auth.password_unchanged');
    const hash = await passwords.hash(newPassword);

    await transaction(async (repositories) => {
      const at = clock.now();
      await lockWithPassword(repositories, known);
      await repositories.credentials.set(userId, hash, at);
      await repositories.verifications.retireAllOf(userId, at);
      await endSessions(repositories, { userId, reason: 'PASSWORD', at, exceptId: sessionId });
      for (const end of hooks.whenPasswordChanges) await end(repositories, userId, at);
      await repositories.events.append({ type: 'user.password_changed', userId });
    });
    return { ok: true };
  };
