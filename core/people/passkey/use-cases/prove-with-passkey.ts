import { proofLasts, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { openPasskeyChallenge, type OpenedChallenge } from '../challenge.ts';
import { checkPasskey, usePasskey, type PasskeyNeeds } from '../check-passkey.ts';
import type { Passkey } from '../passkey.ts';
import type { SignedChallenge } from '../ports.ts';

type Beginning = Reads<'passkeys'> &
  Writes<'passkeys'> &
  Pick<Ports, 'chance' | 'clock' | 'passkeyReader' | 'tokens'>;

/** For the person who sits there: which of their passkeys may answer. */
export type PasskeyProofOffer = OpenedChallenge &
  Readonly<{ known: readonly Readonly<Pick<Passkey, 'credentialId' | 'transports'>>[] }>;

export const beginPasskeyProof =
  (needs: Beginning) =>
  async (actor: Actor): Promise<PasskeyProofOffer> => {
    const { id: userId } = requireMember(actor);
    const known = await needs.reads.passkeys.listOf(userId);
    if (known.length === 0) throw new DomainError('passkey.not_found');
    return {
      ...(await openPasskeyChallenge(needs)('PROVE', userId)),
      known: known.map(({ credentialId, transports }) => ({ credentialId, transports })),
    };
  };

type Proving = Writes<'events' | 'passkeys' | 'sessions'> & PasskeyNeeds & Pick<Ports, 'clock'>;

/** Shows anew who sits at a sign-in, as a code or the password does. */
export const proveWithPasskey =
  (needs: Proving) =>
  async (actor: Actor, signed: SignedChallenge): Promise<{ provenUntil: Date }> => {
    const { id: userId, sessionId } = requireMember(actor);
    const at = needs.clock.now();
    const right = await checkPasskey(needs)({ purpose: 'PROVE', userId, signed, at });
    await needs.transaction(async (repositories) => {
      await usePasskey(repositories, right);
      if (sessionId === null || !(await repositories.sessions.prove(sessionId, at)))
        throw new DomainError('access.sign_in_required');
    });
    return { provenUntil: after(at, proofLasts) };
  };
