import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { wholeSeconds, type Credential, type Signatures } from '../credential.ts';
import type { CredentialKey } from '../credential-key.ts';
import { currentKeyIds, signed, type SigningPorts } from '../signatures.ts';

type Keys = SigningPorts & Pick<Ports, 'clock'>;
type KeyState = 'SIGNING' | 'RETIRED' | 'COMPROMISED';
export type ShownKey = Pick<CredentialKey, 'kid' | 'alg' | 'createdAt' | 'retiredAt' | 'compromisedAt'> &
  Readonly<{ state: KeyState }>;

const stateOf = ({ retiredAt, compromisedAt }: CredentialKey): KeyState => {
  if (compromisedAt !== null) return 'COMPROMISED';
  return retiredAt === null ? 'SIGNING' : 'RETIRED';
};

/** Every key that has ever signed, the newest first. */
export const listKeys =
  ({ reads }: Reads<'credentialKeys'>) =>
  async (actor: Actor): Promise<readonly ShownKey[]> => {
    requirePermission(actor, 'knowledge.manage');
    return (await reads.credentialKeys.all()).map((key) => {
      const { kid, alg, createdAt, retiredAt, compromisedAt } = key;
      return { kid, alg, createdAt, retiredAt, compromisedAt, state: stateOf(key) };
    });
  };

/**
 * From now on only the keys of this server sign; all others are retired, or, when they are known to others, believed no
 * more. Answers what became of how many.
 */
export const rotateKeys =
  ({ transaction, clock, ...ports }: Keys & Writes<'auditLog' | 'credentialKeys'>) =>
  async (
    actor: Actor,
    { compromised }: Readonly<{ compromised: boolean }>,
  ): Promise<{ signing: Signatures; ended: number }> => {
    requirePermission(actor, 'knowledge.manage');
    const at = clock.now();
    return transaction(async ({ credentialKeys, auditLog }) => {
      const signing = await currentKeyIds({ credentialKeys }, ports, at);
      const others = (await credentialKeys.all()).filter(
        ({ kid, compromisedAt, retiredAt }) =>
          kid !== signing.EdDSA &&
          kid !== signing.RS256 &&
          compromisedAt === null &&
          (compromised || retiredAt === null),
      );
      for (const key of others) {
        const retiredAt = key.retiredAt ?? at;
        await credentialKeys.update({ ...key, retiredAt, compromisedAt: compromised ? at : null });
      }
      await auditLog.append(
        audited(actor, {
          at,
          action: compromised ? 'credential.keys_compromised' : 'credential.keys_rotated',
          targetType: 'credential_key',
          targetId: signing.EdDSA,
          before: others.map(({ kid }) => kid),
          after: signing,
          reason: null,
        }),
      );
      return { signing, ended: others.length };
    });
  };

type Again = Pick<Repositories, 'achievements' | 'credentialKeys' | 'signedCredentials'>;

const signAgain = async (
  repositories: Again,
  ports: SigningPorts,
  publicId: string,
  at: Date,
): Promise<boolean> => {
  const locked = await repositories.signedCredentials.lock(publicId);
  if (locked?.jwts == null) return false;
  const achievement = await repositories.achievements.find(locked.achievementId);
  if (!achievement) return false;
  const keyIds = await currentKeyIds(repositories, ports, at);
  const validFrom = wholeSeconds(at);
  const { jwts: _, keyIds: _before, ...unsigned } = locked;
  const renewed: Omit<Credential, 'jwts' | 'keyIds'> = {
    ...unsigned,
    validFrom,
    version: locked.version + 1,
    updatedAt: at,
  };
  await repositories.signedCredentials.update(await signed(ports, renewed, achievement, keyIds));
  return true;
};

const batch = 100;

/**
 * After a compromise: whatever such a key signed is signed anew from today, with the day it was earned as before. Ended
 * half way, it goes on with what is left.
 */
export const signCompromisedAnew =
  ({
    transaction,
    reads,
    clock,
    ...ports
  }: Keys & Reads<'credentialKeys' | 'signedCredentials'> & Writes<keyof Again>) =>
  async (actor: Actor): Promise<{ signed: number }> => {
    requirePermission(actor, 'knowledge.manage');
    const compromised = (await reads.credentialKeys.all()).filter(
      ({ compromisedAt }) => compromisedAt !== null,
    );
    const kids = compromised.map(({ kid }) => kid);
    let count = 0;
    for (let last = '', isDone = kids.length === 0; !isDone;) {
      const found = await reads.signedCredentials.signedBy(kids, last, batch);
      for (const { publicId } of found) {
        const at = clock.now();
        if (await transaction((repositories) => signAgain(repositories, ports, publicId, at))) count += 1;
      }
      last = found.at(-1)?.id ?? last;
      isDone = found.length < batch;
    }
    return { signed: count };
  };
