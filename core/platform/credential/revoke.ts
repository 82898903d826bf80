import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Credential, CredentialKind, RevocationReason } from './credential.ts';

export type RevokeRepositories = Pick<Repositories, 'events' | 'signedCredentials'>;

/** Why, by whom (an id, `system`), when, and what comes in its place. */
export type Revocation = Readonly<{
  reason: RevocationReason;
  by: string;
  at: Date;
  replacedBy?: string;
}>;

/** Ends a locked credential for ever. */
export const revokeLocked = async (
  { signedCredentials, events }: RevokeRepositories,
  credential: Credential,
  { reason, by, at, replacedBy }: Revocation,
): Promise<Credential> => {
  if (credential.revokedAt !== null) throw new DomainError('certificate.already_revoked');
  const revoked: Credential = {
    ...credential,
    revokedAt: at,
    reason,
    replacedBy: replacedBy ?? null,
    onProfile: false,
    version: credential.version + 1,
    updatedAt: at,
  };
  await signedCredentials.update(revoked);
  const { userId, id: credentialId, kind, sourceId, title } = credential;
  await events.append({
    type: 'credential.revoked',
    userId,
    credentialId,
    credentialKind: kind,
    sourceId,
    credentialTitle: title,
    reason,
    by,
  });
  return revoked;
};

/** What another module calls when a source ends: the living credential goes with it; without one nothing happens. */
export const revokeCredentialOf = async (
  repositories: RevokeRepositories,
  { kind, sourceId }: Readonly<{ kind: CredentialKind; sourceId: string }>,
  revocation: Revocation,
): Promise<Credential | null> => {
  const living = await repositories.signedCredentials.livingOf(kind, sourceId);
  const locked = living && (await repositories.signedCredentials.lock(living.publicId));
  if (!locked || locked.revokedAt !== null) return null;
  return revokeLocked(repositories, locked, revocation);
};
