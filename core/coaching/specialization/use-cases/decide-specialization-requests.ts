import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { captureHold, releaseHold } from '#core/money/coin/holds.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { requireChecked } from '#core/kernel/checklist.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { User } from '#core/people/account/user.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { endBadge, issueBadge, type BadgePorts, type BadgeRepositories } from '../badge-credential.ts';
import { hasExpired } from '../evidence.ts';
import { specializationLabel } from '../views/label.ts';
import type { StaffSpecializationRequest } from '../views/shown-request.ts';
import {
  specializationChecks,
  specializationRequestLifecycle,
  type SpecializationCheck,
  type SpecializationRequest,
} from '../specialization-request.ts';
import { removed } from '../renewal.ts';
import { showToStaff } from './list-specialization-requests.ts';

type Needs = Reads<'auditLog' | 'media' | 'settings' | 'signedCredentials' | 'specializationRequests'> &
  Writes<keyof BadgeRepositories | 'auditLog' | 'holds' | 'specializationRequests' | 'users' | 'wallets'> &
  BadgePorts &
  Pick<Ports, 'clock' | 'mediaStore'>;
type Decision = Readonly<{ id: SpecializationRequest['id'] }> &
  Readonly<
    | { action: 'approve'; version: number; checklist: readonly SpecializationCheck[] }
    | { action: 'reject'; refusalReason: string }
  >;

/** A badge needs a coach to carry it, and evidence that counts on the day it is given. */
const requireApprovable = async (
  { users }: Pick<Repositories, 'users'>,
  { userId, evidence, version }: SpecializationRequest,
  seen: number,
  at: Date,
): Promise<User> => {
  if (version !== seen) throw new DomainError('version.stale');
  const coach = await users.find(userId);
  if (coach?.type !== 'COACH' || coach.status === 'DELETE') {
    throw new DomainError('specialization.user_not_found');
  }
  if (hasExpired(evidence, at)) throw new DomainError('specialization.evidence_dates');
  return coach;
};

/** The approvals that a newer one takes the place of: no more than one stands. */
const replaceEarlier = async (
  { specializationRequests }: Pick<Repositories, 'specializationRequests'>,
  { userId, type }: SpecializationRequest,
  at: Date,
): Promise<readonly SpecializationRequest[]> => {
  const replaced: SpecializationRequest[] = [];
  for (const { id, ...earlier } of await specializationRequests.of(userId)) {
    if (earlier.type !== type || earlier.status !== 'COMPLETED' || earlier.removedAt !== null) continue;
    const held = await specializationRequests.lock(id);
    if (held?.removedAt !== null) continue;
    await specializationRequests.update(removed(held, at));
    replaced.push(held);
  }
  return replaced;
};

/** Gives the badge its credential; those of the approvals that it replaces say so. */
const giveBadge = async (
  ports: Needs,
  repositories: BadgeRepositories & Pick<Repositories, 'users'>,
  request: SpecializationRequest,
  coach: User,
  replaced: readonly SpecializationRequest[],
): Promise<void> => {
  const at = request.updatedAt;
  const { publicId } = await issueBadge(repositories, ports, request, coach, at);
  const by = request.decidedBy ?? 'system';
  for (const earlier of replaced)
    await endBadge(repositories, earlier, { reason: 'REPLACED', by, at, replacedBy: publicId });
};

/** One decision on a waiting request: its fee taken or given back, written, logged and announced. */
const decide = async (
  ports: Needs,
  actor: Actor,
  decision: Decision,
): Promise<StaffSpecializationRequest> => {
  const { id, action } = decision;
  const decided = await ports.transaction(async (repositories) => {
    const { users, specializationRequests, holds, wallets, settings, auditLog, events } = repositories;
    const row = await specializationRequests.find(id);
    if (!row || row.removedAt !== null) throw new DomainError('specialization.not_found');
    if (actor.kind === 'user' && actor.id === row.userId) throw new DomainError('specialization.own');
    const before = await specializationRequests.lock(id);
    if (!before || before.removedAt !== null) throw new DomainError('specialization.not_found');
    const status = specializationRequestLifecycle.next(before.status, action);
    const at = ports.clock.now();
    const by = actorName(actor);
    const coach =
      action === 'approve' ? await requireApprovable({ users }, before, decision.version, at) : null;
    const replaced = coach ? await replaceEarlier({ specializationRequests }, before, at) : [];
    const request: SpecializationRequest = {
      ...before,
      status,
      checklist: action === 'approve' ? decision.checklist : [],
      refusalReason: action === 'reject' ? decision.refusalReason : null,
      decidedBy: by,
      decidedAt: at,
      version: before.version + 1,
      updatedAt: at,
    };
    await specializationRequests.update(request);
    if (coach) await giveBadge(ports, repositories, request, coach, replaced);
    const step = { id: ports.ids.next(), actor: by, at };
    const settle = action === 'approve' ? captureHold : releaseHold;
    await settle({ holds, wallets }, request.holdId, step);

    const { userId, type, checklist, refusalReason } = request;
    await auditLog.append(
      audited(actor, {
        at,
        action: `specialization_request.${action}`,
        targetType: 'specialization_request',
        targetId: id,
        before: { status: before.status },
        after: { status, userId, type, checklist },
        reason: refusalReason,
      }),
    );
    const { siteName } = await settings.read();
    await events.append({
      type: 'specialization_request.decided',
      userId,
      requestId: id,
      status: action === 'approve' ? 'COMPLETED' : 'CANCELED',
      title: specializationLabel(type, siteName),
    });
    return { ...row, ...request };
  });
  return showToStaff(ports, decided);
};

/** Gives the badge and takes the fee, once every point of the checklist is ticked. */
export const approveSpecializationRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    {
      id,
      version,
      checklist,
    }: Readonly<{
      id: SpecializationRequest['id'];
      version: number;
      checklist: readonly SpecializationCheck[];
    }>,
  ): Promise<StaffSpecializationRequest> => {
    requirePermission(actor, 'specialization.update', 'specialization.manage');
    const checked = requireChecked(specializationChecks, checklist, 'specialization.checklist_incomplete');
    return decide(ports, actor, { id, action: 'approve', version, checklist: checked });
  };

/** Refuses a request with a reason that the coach reads; the fee is theirs again. */
export const rejectSpecializationRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: SpecializationRequest['id']; reason: string }>,
  ): Promise<StaffSpecializationRequest> => {
    requirePermission(actor, 'specialization.update', 'specialization.manage');
    const refusalReason = normalize(reason);
    if (refusalReason === '') throw fieldError('body.reason', 'input.required');
    return decide(ports, actor, { id, action: 'reject', refusalReason });
  };
