import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { codeInvalid, isOn, mayUseStep, readCode, type SecondFactor } from './second-factor.ts';

export type CodeNeeds = Reads<'secondFactors'> & Pick<Ports, 'transaction' | 'signInCodes'>;

/** A code that was right when it was looked at; it is used up together with what it allows. */
export type RightCode = Readonly<{ userId: UserId; at: Date }> &
  (Readonly<{ kind: 'app'; step: number }> | Readonly<{ kind: 'recovery'; hash: string }>);

/**
 * Compares a code of the app. The try is taken in a transaction of its own, before anything is compared: parallel guesses
 * never get more than there are, and a refusal gives none back. The owner hears of it when the last one was wrong.
 */
export const checkAppCode = async (
  { transaction, signInCodes }: CodeNeeds,
  factor: SecondFactor,
  code: string,
  at: Date,
): Promise<number> => {
  const { userId } = factor;
  const left = await transaction(({ secondFactors }) => secondFactors.takeTry(userId, at));
  if (left === null) throw new DomainError('second_factor.too_many_codes');
  const step = signInCodes.stepOf(factor.secret, code, at);
  if (step !== null && mayUseStep(factor, step)) return step;
  if (left === 0 && isOn(factor))
    await transaction(({ events }) => events.append({ type: 'second_factor.guessed', userId }));
  throw codeInvalid();
};

/** Fails with second_factor.none, second_factor.code_invalid and second_factor.too_many_codes. */
export const checkCode =
  (needs: CodeNeeds) =>
  async (userId: UserId, typed: string, at: Date): Promise<RightCode> => {
    const given = readCode(typed);
    const factor = await needs.reads.secondFactors.find(userId);
    if (!isOn(factor)) throw new DomainError('second_factor.none');
    // So long that guessing them needs no count of its own: who is out of tries can still get in with one.
    if (given.kind === 'recovery')
      return { userId, at, kind: 'recovery', hash: needs.signInCodes.hashRecoveryCode(userId, given.code) };
    return { userId, at, kind: 'app', step: await checkAppCode(needs, factor, given.code, at) };
  };

/** Uses the code up; of two requests with the same one, one gets here. Fails with second_factor.code_invalid. */
export const useCode = async (
  { secondFactors, events }: Pick<Repositories, 'events' | 'secondFactors'>,
  code: RightCode,
): Promise<void> => {
  const { userId, at } = code;
  if (code.kind === 'app') {
    if (!(await secondFactors.useStep(userId, code.step))) throw codeInvalid();
    return;
  }
  if (!(await secondFactors.useRecoveryCode(userId, code.hash, at))) throw codeInvalid();
  const left = await secondFactors.recoveryCodesLeft(userId);
  await events.append({ type: 'second_factor.recovery_code_used', userId, left });
};
