import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { takePasskeyChallenge, type TakingChallenge } from './challenge.ts';
import { judgeUse, type Passkey, type PasskeyPurpose, type PasskeyUse } from './passkey.ts';
import type { SignedChallenge } from './ports.ts';

export type PasskeyNeeds = Reads<'passkeys'> & Writes<'events' | 'passkeys'> & TakingChallenge;

/** A signature that was right when it was looked at; it is noted together with what it allows. */
export type RightPasskey = Readonly<{ passkey: Passkey; use: PasskeyUse; at: Date }>;

type Asked = Readonly<{
  purpose: PasskeyPurpose;
  /** Whose it must be; null when the passkey is what says so. */
  userId: UserId | null;
  signed: SignedChallenge;
  at: Date;
}>;

const refused = () => new DomainError('passkey.refused');

/**
 * A passkey that nobody has and a wrong signature are answered alike. The owner hears of a passkey that was copied. Fails
 * with passkey.refused, passkey.challenge_over.
 */
export const checkPasskey =
  (needs: PasskeyNeeds) =>
  async ({ purpose, userId, signed, at }: Asked): Promise<RightPasskey> => {
    const { reads, transaction, passkeyReader } = needs;
    const { clientData } = signed;
    const challenge = await takePasskeyChallenge(needs)(purpose, userId, { clientData, at });
    const passkey = await reads.passkeys.findByCredential(signed.id);
    if (passkey === null || (userId !== null && passkey.userId !== userId)) throw refused();
    if (signed.userHandle !== null && signed.userHandle !== passkeyReader.handleOf(passkey.userId))
      throw refused();
    const use = await passkeyReader.readSigned(signed, challenge, passkey);
    if (use === null) throw refused();
    const verdict = judgeUse(passkey, use);
    if (verdict === 'copied') {
      const { userId: owner, name } = passkey;
      await transaction(({ events }) => events.append({ type: 'passkey.copied', userId: owner, name }));
    }
    if (verdict !== 'right') throw refused();
    return { passkey, use, at };
  };

/** Notes the use; of two that count alike, one gets here. Fails with passkey.refused. */
export const usePasskey = async (
  { passkeys }: Pick<Repositories, 'passkeys'>,
  { passkey, use, at }: RightPasskey,
): Promise<void> => {
  if (!(await passkeys.use(passkey.id, use, at))) throw refused();
};
