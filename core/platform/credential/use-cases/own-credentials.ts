import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { statusOf, type Credential } from '../credential.ts';
import type { IssuePorts } from '../issue.ts';
import { reissueLocked, type ReissueRepositories } from '../reissue.ts';
import { presentOwn, type OwnCredential } from '../views/own-credential.ts';

type Needs = Pick<Ports, 'baseUrl' | 'clock'>;
type Target = SeenVersion & Readonly<{ publicId: string }>;

/** One's own certificates and badges, newest first. */
export const listOwnCredentials =
  ({ reads, clock, baseUrl }: Needs & Reads<'signedCredentials'>) =>
  async (
    actor: Actor,
    page: Readonly<{ limit?: number | undefined; cursor?: string | undefined }>,
  ): Promise<Page<OwnCredential>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.signedCredentials.pageOf(id, pageRequest(page));
    const at = clock.now();
    return { items: items.map((credential) => presentOwn(baseUrl, credential, at)), nextCursor };
  };

/** Another person's is not there. */
const lockOwn = async (
  { signedCredentials }: Pick<Repositories, 'signedCredentials'>,
  userId: UserId,
  publicId: string,
): Promise<Credential> => {
  const credential = await signedCredentials.lock(publicId);
  if (credential?.userId !== userId) throw new DomainError('certificate.not_found');
  return credential;
};

/** Shows it on the public profile, or takes it from there. */
export const showOnProfile =
  ({ transaction, clock, baseUrl }: Needs & Writes<'auditLog' | 'signedCredentials'>) =>
  async (
    actor: Actor,
    { publicId, version, onProfile }: Target & Readonly<{ onProfile: boolean }>,
  ): Promise<OwnCredential> => {
    const { id } = requireMember(actor);
    const at = clock.now();
    const changed = await transaction(async ({ signedCredentials, auditLog }) => {
      const before = await lockOwn({ signedCredentials }, id, publicId);
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'credential' as const,
        targetId: before.id,
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      if (onProfile && before.revokedAt !== null) throw new DomainError('certificate.already_revoked');
      const credential: Credential = { ...before, onProfile, version: next, updatedAt: at };
      await signedCredentials.update(credential);
      return credential;
    });
    return presentOwn(baseUrl, changed, at);
  };

const daysBetweenNames = 30;

/** Whole days until a name may be corrected again; 0 when it may be now. */
export const daysUntilReissue = (earlier: readonly Credential[], sourceId: string, at: Date): number => {
  const waits = earlier
    .filter((other) => other.sourceId === sourceId && other.reason === 'REPLACED')
    .map(({ revokedAt }) =>
      revokedAt ? after(revokedAt, daysBetweenNames * day).getTime() - at.getTime() : 0,
    );
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / day)));
};

/**
 * Issues one's own certificate again under the name that the account has now, once in thirty days. A badge stays with
 * the name that staff compared with a paper.
 */
export const reissueOwnCredential =
  (ports: IssuePorts & Pick<Ports, 'clock'> & Writes<keyof ReissueRepositories | 'people'>) =>
  async (actor: Actor, { publicId }: Readonly<{ publicId: string }>): Promise<OwnCredential> => {
    const { id } = requireMember(actor);
    const at = ports.clock.now();
    const made = await ports.transaction(async (repositories) => {
      const name = displayName(await repositories.people.lock(id));
      const before = await lockOwn(repositories, id, publicId);
      const days = daysUntilReissue(await repositories.signedCredentials.of(id), before.sourceId, at);
      const isCorrectable =
        before.kind === 'CERTIFICATE' &&
        statusOf(before, at) === 'VALID' &&
        name !== '' &&
        name !== before.name &&
        days === 0;
      if (!isCorrectable) throw new DomainError('certificate.not_reissuable', { days });
      return reissueLocked(repositories, ports, before, { name, by: id, at });
    });
    return presentOwn(ports.baseUrl, made, at);
  };
