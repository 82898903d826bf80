import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { requireChecked } from '#core/kernel/checklist.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  coachRequestChecks,
  coachRequestLifecycle,
  type CoachRequest,
  type CoachRequestCheck,
} from '../coach-request.ts';
import type { CoachRequestRow } from '../ports.ts';

export const listCoachRequests =
  ({ reads }: Reads<'coachRequests'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<CoachRequestRow>> => {
    requirePermission(actor, 'coach-request.view');
    return reads.coachRequests.list(request);
  };

export const getCoachRequest =
  ({ reads }: Reads<'coachRequests'>) =>
  async (actor: Actor, id: CoachRequest['id']): Promise<CoachRequestRow> => {
    requirePermission(actor, 'coach-request.view');
    const row = await reads.coachRequests.find(id);
    if (!row) throw new DomainError('coach_request.not_found');
    return row;
  };

type Needs = Writes<'auditLog' | 'coachRequests' | 'events' | 'users'> & Pick<Ports, 'clock'>;
type Decision = Readonly<{
  id: CoachRequest['id'];
  action: 'approve' | 'reject';
  checklist: readonly CoachRequestCheck[];
  refusalReason: string | null;
}>;

/** The account becomes a coach's at once; one that staff made a coach meanwhile stays as it is. */
const makeCoach = async (
  { users, events }: Pick<Repositories, 'events' | 'users'>,
  userId: CoachRequest['userId'],
  at: Date,
): Promise<void> => {
  const user = await users.get(userId);
  if (user.type === 'COACH') return;
  await users.update({ ...user, type: 'COACH', version: user.version + 1, updatedAt: at });
  await events.append({ type: 'user.type_changed', userId, userType: 'COACH' });
};

/** One decision on a waiting application: written, carried out, logged and announced. */
const decide = (
  { transaction, clock }: Needs,
  actor: Actor,
  { id, action, checklist, refusalReason }: Decision,
): Promise<CoachRequestRow> =>
  transaction(async ({ users, coachRequests, auditLog, events }) => {
    const row = await coachRequests.find(id);
    if (!row) throw new DomainError('coach_request.not_found');
    if (actor.kind === 'user' && actor.id === row.userId) throw new DomainError('coach_request.own');
    // The account before its application, in the order that applying locks them.
    await users.lock(row.userId);
    const before = await coachRequests.lock(id);
    if (!before) throw new DomainError('coach_request.not_found');
    const at = clock.now();
    const request: CoachRequest = {
      ...before,
      status: coachRequestLifecycle.next(before.status, action),
      checklist,
      refusalReason,
      decidedBy: actorName(actor),
      decidedAt: at,
    };
    await coachRequests.decide(request);
    if (action === 'approve') await makeCoach({ users, events }, request.userId, at);

    await auditLog.append(
      audited(actor, {
        at,
        action: `coach_request.${action}`,
        targetType: 'coach_request',
        targetId: id,
        before: { status: before.status },
        after: { status: request.status, userId: request.userId, checklist },
        reason: refusalReason,
      }),
    );
    await events.append({
      type: 'coach_request.decided',
      userId: request.userId,
      requestId: id,
      status: action === 'approve' ? 'COMPLETED' : 'CANCELED',
      reason: refusalReason,
    });
    return { ...row, ...request };
  });

/** Makes a member a coach, once every point of the checklist is ticked. */
export const approveCoachRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, checklist }: Readonly<{ id: CoachRequest['id']; checklist: readonly CoachRequestCheck[] }>,
  ): Promise<CoachRequestRow> => {
    requirePermission(actor, 'coach-request.update', 'coach-request.manage');
    const checked = requireChecked(coachRequestChecks, checklist, 'coach_request.checklist_incomplete');
    return decide(ports, actor, { id, action: 'approve', checklist: checked, refusalReason: null });
  };

/** Refuses an application with a reason that its author reads; they may apply again. */
export const rejectCoachRequest =
  (ports: Needs) =>
  async (
    actor: Actor,
    { id, reason }: Readonly<{ id: CoachRequest['id']; reason: string }>,
  ): Promise<CoachRequestRow> => {
    requirePermission(actor, 'coach-request.update', 'coach-request.manage');
    const refusalReason = normalize(reason);
    if (refusalReason === '') throw fieldError('body.reason', 'input.required');
    return decide(ports, actor, { id, action: 'reject', checklist: [], refusalReason });
  };
