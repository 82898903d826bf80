import { mayHoldStaffRights, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { checkNewPassword } from '../password.ts';
import { findByLink } from '../secret-sending.ts';
import { endSessions } from '../sign-in.ts';
import { markConfirmed } from './confirm-register.ts';

type Input = Readonly<{ token: string; password: string; confirmPassword: string }>;
type Needs = Reads<'users' | 'verifications'> &
  Pick<Ports, 'transaction' | 'clock' | 'passwords' | 'tokens'> &
  WithHooks<'whenPasswordChanges'>;

/** A new password by the token of a link; ends every sign-in and every other open link and code. It proves the address too, so a PENDING account opens. */
export const resetPassword =
  ({ reads, transaction, clock, passwords, tokens, hooks }: Needs) =>
  async (_actor: Actor, input: Input): Promise<{ ok: true }> => {
    if (input.token === '') throw fieldError('body.token', 'auth.token_required');
    if (input.password === '') throw fieldError('body.password', 'auth.password_required');
    checkNewPassword(input);
    const purpose = 'RESET_PASSWORD';
    const at = clock.now();
    const sent = await findByLink(reads.verifications, tokens, input.token, purpose);
    if (!sent || sent.userId === null || sent.usedAt !== null || sent.replacedAt !== null) {
      throw new DomainError('auth.token_invalid');
    }
    if (sent.expiresAt <= at) throw new DomainError('auth.token_expired');
    const { userId, address } = sent;
    const owner = await reads.users.findSignedIn(userId);
    if (!owner) throw new DomainError('auth.token_invalid');
    checkNewPassword(input, mayHoldStaffRights(userId, owner.permissions));
    const hash = await passwords.hash(input.password);

    await transaction(async (repositories) => {
      const { verifications, users, credentials, events } = repositories;
      const user = await users.lock(userId);
      if (!(await verifications.use(sent.id, at))) throw new DomainError('auth.token_invalid');
      if (user.email !== address || user.status === 'DELETE') throw new DomainError('auth.token_invalid');
      await credentials.set(userId, hash, at);
      await verifications.retireAllOf(userId, at);
      await endSessions(repositories, { userId, reason: 'PASSWORD', at });
      for (const end of hooks.whenPasswordChanges) await end(repositories, userId, at);
      await events.append({ type: 'user.password_changed', userId });
      if (user.status === 'PENDING') await markConfirmed(repositories, user, at);
    });
    return { ok: true };
  };
