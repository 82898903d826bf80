import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { lockWithPassword, requirePassword } from '#core/people/sign-in/current-password.ts';
import { checkAppCode, type CodeNeeds } from '../check-code.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import { codeInvalid, isBegun, isOn, readCode } from '../second-factor.ts';

type Beginning = Reads<'credentials' | 'settings'> &
  Writes<'credentials' | 'secondFactors' | 'users'> &
  Pick<Ports, 'clock' | 'passwords' | 'signInCodes'>;

/** A secret for the app, in this answer alone. It counts for nothing until a code has been made from it. */
export const beginSecondFactor =
  ({ reads, transaction, clock, passwords, signInCodes }: Beginning) =>
  async (
    actor: Actor,
    { password }: Readonly<{ password: string }>,
  ): Promise<Readonly<{ secret: string; address: string }>> => {
    const { id: userId } = requireMember(actor);
    if (password === '') throw fieldError('body.password', 'auth.password_required');
    const known = await requirePassword({ reads, passwords }, userId, password);
    const secret = signInCodes.newSecret();
    const { email } = await transaction(async (repositories) => {
      const user = await lockWithPassword(repositories, known);
      if (!(await repositories.secondFactors.begin({ userId, secret, createdAt: clock.now() })))
        throw new DomainError('second_factor.exists');
      return user;
    });
    const { siteName } = await reads.settings.read();
    return { secret, address: signInCodes.address(secret, { site: siteName, name: email }) };
  };

type Confirming = CodeNeeds & Pick<Ports, 'clock'>;

/** The first code shows that the app knows the secret. Answers the recovery codes; sign-ins that are open stay open. */
export const confirmSecondFactor =
  (needs: Confirming) =>
  async (
    actor: Actor,
    { code: typed }: Readonly<{ code: string }>,
  ): Promise<Readonly<{ recoveryCodes: readonly string[] }>> => {
    const { id: userId } = requireMember(actor);
    const at = needs.clock.now();
    const factor = await needs.reads.secondFactors.find(userId);
    if (isOn(factor)) throw new DomainError('second_factor.exists');
    if (!isBegun(factor, at)) throw new DomainError('second_factor.not_begun');
    const given = readCode(typed);
    if (given.kind !== 'app') throw codeInvalid();
    const step = await checkAppCode(needs, factor, given.code, at);
    const { shown, hashes } = newRecoveryCodes(needs, userId);

    await needs.transaction(async ({ secondFactors, events }) => {
      // Pressed twice, or begun anew meanwhile: the codes of one answer are the ones that count.
      if (!(await secondFactors.confirm(userId, { secret: factor.secret, step, at })))
        throw new DomainError('second_factor.not_begun');
      await secondFactors.setRecoveryCodes(userId, hashes);
      await events.append({ type: 'second_factor.turned_on', userId });
    });
    return { recoveryCodes: shown };
  };
