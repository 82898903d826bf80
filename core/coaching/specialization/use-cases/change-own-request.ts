import type { Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { releaseHold } from '#core/money/coin/holds.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { requireCoach } from '../coach.ts';
import { endBadge } from '../badge-credential.ts';
import { readEvidence, requireEvidenceFiles, type EvidenceInput } from '../evidence.ts';
import type { OwnSpecializationRequest } from '../views/shown-request.ts';
import { specializationRequestLifecycle, type SpecializationRequest } from '../specialization-request.ts';
import { removed } from '../renewal.ts';
import { showOwn } from './request-specialization.ts';

type Needs = Reads<'media' | 'settings' | 'signedCredentials' | 'specializationRequests'> &
  Writes<
    'auditLog' | 'events' | 'holds' | 'media' | 'signedCredentials' | 'specializationRequests' | 'wallets'
  > &
  Pick<Ports, 'baseUrl' | 'mediaStore' | 'clock' | 'ids'>;
type Target = SeenVersion & Readonly<{ id: SpecializationRequest['id'] }>;

/** Another person's, and what was removed, is not there. */
const lockOwn = async (
  { specializationRequests }: Pick<Repositories, 'specializationRequests'>,
  userId: UserId,
  id: SpecializationRequest['id'],
): Promise<SpecializationRequest> => {
  const request = await specializationRequests.lock(id);
  if (request?.userId !== userId || request.removedAt !== null) {
    throw new DomainError('specialization.not_found');
  }
  return request;
};

/** Replaces the evidence of a request that still waits. */
export const updateOwnSpecializationRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, version, evidence }: Target & Readonly<{ evidence: EvidenceInput }>,
  ): Promise<OwnSpecializationRequest> => {
    const { id: userId } = requireCoach(actor);
    const request = await ports.transaction(async ({ specializationRequests, media, auditLog }) => {
      const before = await lockOwn({ specializationRequests }, userId, id);
      const status = specializationRequestLifecycle.next(before.status, 'update');
      const at = ports.clock.now();
      const edit = {
        stored: before.version,
        seen: version,
        at,
        targetType: 'specialization_request' as const,
        targetId: id,
      };
      const next = await nextVersion({ auditLog }, actor, edit);
      const given = readEvidence(evidence, at);
      await requireEvidenceFiles(media, userId, given);
      const changed: SpecializationRequest = {
        ...before,
        evidence: given,
        status,
        version: next,
        updatedAt: at,
      };
      await specializationRequests.update(changed);
      return changed;
    });
    const [shown] = await showOwn(ports, userId, [request]);
    return shown as OwnSpecializationRequest; // one in, one out
  };

type Withdrawing = Pick<Repositories, 'holds' | 'specializationRequests' | 'wallets'>;

/** Ends a locked request that waits, and gives its fee back. */
export const withdraw = async (
  { specializationRequests, holds, wallets }: Withdrawing,
  request: SpecializationRequest,
  { id, actor, at }: Readonly<{ id: string; actor: string; at: Date }>,
): Promise<void> => {
  const status = specializationRequestLifecycle.next(request.status, 'withdraw');
  await specializationRequests.update({ ...removed(request, at), status });
  await releaseHold({ holds, wallets }, request.holdId, { id, actor, at });
};

/** Nobody decides any more on the requests of a coach who is gone, or no coach any more: the coins set aside are theirs again. */
export const withdrawAllOf = async (
  repositories: Withdrawing,
  ownerId: UserId,
  { ids, actor, at }: Readonly<{ ids: Ids; actor: string; at: Date }>,
): Promise<void> => {
  const { specializationRequests } = repositories;
  const waiting = (await specializationRequests.of(ownerId)).filter(({ status }) => status === 'PENDING');
  for (const { id } of waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const request = await specializationRequests.lock(id);
    if (request?.status === 'PENDING') await withdraw(repositories, request, { id: ids.next(), actor, at });
  }
};

/**
 * Deletes one's own request. One that waits gives its fee back; an approved one takes its badge along and gives nothing
 * back, and the way to a new one leads through a new request. A person who saw another state is refused, so that a badge just
 * given is not thrown away for a fee that is spent.
 */
export const deleteOwnSpecializationRequest =
  (ports: Needs) =>
  async (actor: Actor, { id, version }: Target): Promise<{ ok: true }> => {
    const { id: userId } = requireCoach(actor);
    await ports.transaction(async (repositories) => {
      const { specializationRequests, holds, wallets, auditLog } = repositories;
      const request = await lockOwn({ specializationRequests }, userId, id);
      const at = ports.clock.now();
      await nextVersion({ auditLog }, actor, {
        stored: request.version,
        seen: version,
        at,
        targetType: 'specialization_request',
        targetId: id,
      });
      if (request.status !== 'PENDING') {
        await specializationRequests.update(removed(request, at));
        await endBadge(repositories, request, { reason: 'BADGE_ENDED', by: userId, at });
        return;
      }
      const step = { id: ports.ids.next(), actor: userId, at };
      return withdraw({ specializationRequests, holds, wallets }, request, step);
    });
    return { ok: true };
  };
