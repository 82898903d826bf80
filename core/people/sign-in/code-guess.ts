import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { codeHashes } from './secret-sending.ts';
import { maxTries, type Verification, type VerificationPurpose } from './verification.ts';

type Guess = Readonly<{ purpose: VerificationPurpose; requester: string; code: string; at: Date }>;

/**
 * Takes one try and says whether the code was right. The try is taken in a transaction of its own, before anything is
 * compared: a refusal does not give it back, and parallel guesses never get more than there are.
 */
export const guessCode =
  ({
    reads,
    transaction,
    tokens,
  }: Reads<'verifications'> & Writes<'verifications'> & Pick<Ports, 'tokens'>) =>
  async ({ purpose, requester, code, at }: Guess): Promise<Verification> => {
    const sent = await reads.verifications.latest(purpose, requester);
    // What the code would be is worked out for every address alike.
    const hashes = codeHashes(tokens, code, { purpose, requester });
    const guessed = sent?.mode === 'CODE' ? sent : null;

    // Tried, and looked at again, for every address alike: the time tells nothing about who waits for a code.
    const taken = await transaction(({ verifications }) => verifications.takeTry(guessed?.id ?? nobody, at));
    const refusal = await refusalOf(reads.verifications, { purpose, requester, hashes, at });
    if (!guessed) throw new DomainError('auth.code_invalid');
    if (!taken) throw refusal;
    if (!hashes.includes(guessed.secretHash) || guessed.userId === null)
      throw new DomainError('auth.code_invalid');
    return guessed;
  };

/** No verification has this id. */
const nobody = '-';

const refusalOf = async (
  verifications: Repositories['verifications'],
  {
    purpose,
    requester,
    hashes,
    at,
  }: Pick<Guess, 'purpose' | 'requester' | 'at'> & {
    hashes: readonly (string | null)[];
  },
): Promise<DomainError> => {
  const sent = await verifications.latest(purpose, requester);
  if (!sent) return new DomainError('auth.code_invalid');
  if (sent.usedAt !== null) {
    // Pressed twice: a person who knows the code may know that it worked.
    const isSame = hashes.includes(sent.secretHash) && purpose === 'CONFIRM_REGISTER';
    return new DomainError(isSame ? 'auth.user_verified' : 'auth.code_invalid');
  }
  if (sent.tries >= maxTries) return new DomainError('auth.code_max_attempts');
  return new DomainError(sent.expiresAt <= at ? 'auth.code_expired' : 'auth.code_invalid');
};
