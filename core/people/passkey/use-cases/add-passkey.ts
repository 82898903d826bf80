import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { openPasskeyChallenge, takePasskeyChallenge, type OpenedChallenge } from '../challenge.ts';
import { cleanPasskeyName, passkeyLimits, type Passkey } from '../passkey.ts';
import type { MadeCredential } from '../ports.ts';
import { shownPasskey, type ShownPasskey } from '../views/shown-passkey.ts';

const requireRoom = async ({ passkeys }: Pick<Repositories, 'passkeys'>, userId: string): Promise<void> => {
  if ((await passkeys.countOf(userId)) >= passkeyLimits.each)
    throw new DomainError('passkey.limit', { max: passkeyLimits.each });
};

type Beginning = Reads<'passkeys' | 'settings' | 'users'> &
  Writes<'passkeys'> &
  Pick<Ports, 'chance' | 'clock' | 'passkeyReader' | 'tokens'>;

/** What a device needs to make one. Those that hold one of the account already are named, so that none makes two. */
export type NewPasskeyOffer = OpenedChallenge &
  Readonly<{
    siteName: string;
    handle: string;
    account: string;
    displayName: string;
    known: readonly Readonly<Pick<Passkey, 'credentialId' | 'transports'>>[];
  }>;

export const beginPasskey =
  (needs: Beginning) =>
  async (actor: Actor): Promise<NewPasskeyOffer> => {
    const { id: userId } = requireMember(actor);
    const { reads, passkeyReader } = needs;
    await requireRoom(reads, userId);
    const [user, known, { siteName }] = await Promise.all([
      reads.users.get(userId),
      reads.passkeys.listOf(userId),
      reads.settings.read(),
    ]);
    return {
      ...(await openPasskeyChallenge(needs)('ADD', userId)),
      siteName,
      handle: passkeyReader.handleOf(userId),
      account: user.email,
      displayName: user.fullname,
      known: known.map(({ credentialId, transports }) => ({ credentialId, transports })),
    };
  };

type Input = Readonly<{ name: string; made: MadeCredential }>;
type Adding = Writes<'events' | 'passkeys' | 'users'> &
  Pick<Ports, 'clock' | 'ids' | 'passkeyReader' | 'tokens'>;

/** The challenge was given to this person alone, after a proof of who it is. */
export const addPasskey =
  (needs: Adding) =>
  async (actor: Actor, { name: typed, made }: Input): Promise<ShownPasskey> => {
    const { id: userId } = requireMember(actor);
    const name = cleanPasskeyName(typed);
    const { transaction, clock, ids, passkeyReader } = needs;
    const at = clock.now();
    const { clientData } = made;
    const challenge = await takePasskeyChallenge(needs)('ADD', userId, { clientData, at });
    const read = await passkeyReader.readMade(made, challenge);
    if (read === null) throw new DomainError('passkey.refused');
    return transaction(async (repositories) => {
      await repositories.users.lock(userId);
      await requireRoom(repositories, userId);
      const passkey: Passkey = { id: ids.next(), userId, ...read, name, createdAt: at, lastUsedAt: null };
      if (!(await repositories.passkeys.insert(passkey))) throw new DomainError('passkey.exists');
      await repositories.events.append({ type: 'passkey.added', userId, name });
      return shownPasskey(passkey);
    });
  };
