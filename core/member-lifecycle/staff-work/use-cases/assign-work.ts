import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { WorkRecord } from '../staff-note.ts';
import { requireRecord } from '../work-records.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock'> & WithHooks<'reportSubjects'>;

/** Gives a record to a colleague who may see it, or to oneself; null: to nobody. Doing it twice is doing it once. */
export const assignWork =
  ({ reads, transaction, clock, hooks }: Needs) =>
  async (
    actor: Actor,
    { assigneeId, ...record }: WorkRecord & Readonly<{ assigneeId: UserId | null }>,
  ): Promise<{ ok: true }> => {
    const { aboutUserId, opensWith } = await requireRecord(reads, hooks.reportSubjects, actor, record);
    if (assigneeId !== null && !(await reads.moderators.withAny(opensWith)).includes(assigneeId))
      throw new DomainError('staff_work.assignee_may_not_see');
    await transaction(async ({ assignments, auditLog, events }) => {
      const before = await assignments.lock(record);
      if ((before?.assigneeId ?? null) === assigneeId) return;
      const at = clock.now();
      const { kind, id: recordId } = record;
      if (assigneeId === null) await assignments.delete(record);
      else
        await assignments.put({
          kind,
          recordId,
          aboutUserId,
          assigneeId,
          assignedBy: actorName(actor),
          assignedAt: at,
        });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'work.assign',
          targetType: kind,
          targetId: recordId,
          before: { assigneeId: before?.assigneeId ?? null },
          after: { assigneeId },
          reason: null,
        }),
      );
      const by = actor.kind === 'user' ? actor.id : null;
      if (assigneeId !== null) await events.append({ type: 'work.assigned', kind, recordId, assigneeId, by });
    });
    return { ok: true };
  };
