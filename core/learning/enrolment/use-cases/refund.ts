import { actorName, requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { EnrolmentId } from '#core/learning/gate/outline.ts';
import { challengeOf, factsOf } from '../advance.ts';
import { refund } from '../coins.ts';
import {
  enrolmentLifecycle,
  mayRefundSelf,
  type Enrolment,
  type EnrolmentCancelReason,
} from '../enrolment.ts';

type Needs = Pick<Ports, 'transaction' | 'sharedClock' | 'ids'> & WithHooks<'whenEnrolmentIsCanceled'>;

type Cancel = Readonly<{ reason: EnrolmentCancelReason; note: string | null; actor: Actor; at: Date }>;

/** Ends it and gives the price back, with the enrolment held. */
const cancel = async (
  repositories: Repositories,
  { ids, hooks }: Pick<Needs, 'ids' | 'hooks'>,
  enrolment: Enrolment,
  { reason, note, actor, at }: Cancel,
): Promise<Enrolment> => {
  const status = enrolmentLifecycle.next(enrolment.status, 'refund');
  const refunded = await refund(repositories, enrolment, { ids, actor: actorName(actor), at, note });
  const stored = await repositories.enrolments.update({
    ...enrolment,
    status,
    canceledAt: at,
    cancelReason: reason,
    cancelNote: note,
    onBoard: false,
  });
  const wasCompleted = enrolment.status === 'COMPLETED' ? 1 : 0;
  await repositories.challenges.count(enrolment.challengeId, { learners: -1, completed: -wasCompleted });
  for (const answer of hooks.whenEnrolmentIsCanceled)
    await answer(repositories, stored, { at, by: actorName(actor) });
  const challenge = await challengeOf(repositories, enrolment);
  await repositories.events.append({
    type: 'enrolment.canceled',
    ...factsOf(stored, challenge),
    reason,
    refunded,
    note,
  });
  return stored;
};

const lock = async ({ enrolments }: Repositories, id: EnrolmentId): Promise<Enrolment> => {
  const enrolment = await enrolments.lock(id);
  if (enrolment === null) throw new DomainError('enrolment.not_found');
  return enrolment;
};

/** A learner's own: in time, hardly begun, once for each challenge. */
export const refundOwn =
  (needs: Needs) =>
  async (actor: Actor, id: EnrolmentId): Promise<Enrolment> => {
    const { id: userId } = requireMember(actor);
    return needs.transaction(async (repositories) => {
      const enrolment = await lock(repositories, id);
      if (enrolment.userId !== userId) throw new DomainError('enrolment.not_found');
      const at = await needs.sharedClock.now();
      const { refundPercent } = await repositories.settings.read();
      const wasRefunded = await repositories.enrolments.wasRefundedSelf(userId, enrolment.challengeId);
      if (!mayRefundSelf(enrolment, { percent: refundPercent }, { at, wasRefunded }))
        throw new DomainError('enrolment.not_refundable');
      return cancel(repositories, needs, enrolment, { reason: 'BY_LEARNER', note: null, actor, at });
    });
  };

/** Staff's, at any time, with a reason that the learner reads. Nobody refunds their own. */
export const refundByStaff =
  (needs: Needs) =>
  async (actor: Actor, { id, reason }: Readonly<{ id: EnrolmentId; reason: string }>): Promise<Enrolment> => {
    requirePermission(actor, 'knowledge.manage');
    return needs.transaction(async (repositories) => {
      const enrolment = await lock(repositories, id);
      if (actor.kind === 'user' && [enrolment.userId, enrolment.authorId].includes(actor.id))
        throw new DomainError('challenge.own');
      const at = await needs.sharedClock.now();
      const stored = await cancel(repositories, needs, enrolment, {
        reason: 'BY_STAFF',
        note: reason,
        actor,
        at,
      });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'enrolment.refund',
          targetType: 'enrolment',
          targetId: id,
          before: { status: enrolment.status, paid: enrolment.paid },
          after: { status: stored.status },
          reason,
        }),
      );
      return stored;
    });
  };
