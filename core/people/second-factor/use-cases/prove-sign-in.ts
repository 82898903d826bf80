import { proofLasts, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '#core/people/sign-in/current-password.ts';
import { checkCode, useCode, type CodeNeeds } from '../check-code.ts';
import { isBoundToSecondFactor, meansOf } from '#core/people/sign-in/second-step.ts';
import { proofBy } from '../second-factor.ts';

type Input = Readonly<{ password?: string | undefined; code?: string | undefined }>;
type Needs = CodeNeeds &
  Reads<'credentials' | 'passkeys'> &
  Writes<'credentials' | 'sessions' | 'users'> &
  Pick<Ports, 'clock' | 'passwords' | 'staffNeedSecondFactor'> &
  WithHooks<'secondStepMeans'>;

/**
 * Shows anew who sits at a sign-in, so that it may do what is sensitive for a while: with a code where two-step sign-in is
 * on, with the password where it is not. Fails with auth.password_required, auth.password_incorrect, auth.busy,
 * second_factor.code_invalid, second_factor.too_many_codes, second_factor.passkey_due.
 */
export const proveSignIn =
  (needs: Needs) =>
  async (actor: Actor, { password = '', code = '' }: Input): Promise<{ provenUntil: Date }> => {
    const { id: userId, sessionId, permissions } = requireMember(actor);
    const { reads, transaction, clock } = needs;
    const at = clock.now();
    const prove = async ({ sessions }: Pick<Repositories, 'sessions'>): Promise<void> => {
      if (sessionId === null || !(await sessions.prove(sessionId, at)))
        throw new DomainError('access.sign_in_required');
    };
    const isBound = isBoundToSecondFactor(needs, userId, [...permissions]);
    const proof = proofBy(await meansOf(needs, reads, userId), isBound);
    if (proof === 'PASSKEY') throw new DomainError('second_factor.passkey_due');
    if (proof === 'CODE') {
      const right = await checkCode(needs)(userId, code, at);
      await transaction(async (repositories) => {
        await repositories.users.lock(userId);
        await useCode(repositories, right);
        await prove(repositories);
      });
    } else {
      if (password === '') throw fieldError('body.password', 'auth.password_required');
      const known = await requirePassword(needs, userId, password);
      await transaction(async (repositories) => {
        await lockWithPassword(repositories, known);
        await prove(repositories);
      });
    }
    return { provenUntil: after(at, proofLasts) };
  };
