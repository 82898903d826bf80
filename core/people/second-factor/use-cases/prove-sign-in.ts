import { proofLasts, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '#core/people/sign-in/current-password.ts';
import { checkCode, useCode, type CodeNeeds } from '../check-code.ts';
import { proofOf, type ProofNeeds } from '../proof.ts';

type Input = Readonly<{ password?: string | undefined; code?: string | undefined }>;
type Needs = CodeNeeds &
  ProofNeeds &
  Writes<'credentials' | 'sessions' | 'users'> &
  Pick<Ports, 'clock' | 'passwords'>;

/**
 * Shows anew who sits at a sign-in, so that it may do what is sensitive for a while: with a code where two-step sign-in is
 * on, with the password where it is not. Fails with auth.password_required, auth.password_incorrect, auth.busy,
 * auth.no_password, second_factor.code_invalid, second_factor.too_many_codes, second_factor.passkey_due.
 */
export const proveSignIn =
  (needs: Needs) =>
  async (actor: Actor, { password = '', code = '' }: Input): Promise<{ provenUntil: Date }> => {
    const user = requireMember(actor);
    const { id: userId, sessionId } = user;
    const { transaction, clock } = needs;
    const at = clock.now();
    const prove = async ({ sessions }: Pick<Repositories, 'sessions'>): Promise<void> => {
      if (sessionId === null || !(await sessions.prove(sessionId, at)))
        throw new DomainError('access.sign_in_required');
    };
    const { proof } = await proofOf(needs, user);
    if (proof === 'PROVIDER') throw new DomainError('auth.no_password');
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
