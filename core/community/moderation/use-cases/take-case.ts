import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { caseSteps, type Case } from '../case.ts';
import { lockCase } from '../case-guard.ts';
import { permissionsToDecide } from '../moderator-rights.ts';
import { getCase } from './read-cases.ts';
import type { StaffCase } from '../views/staff-case.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'mediaStore'> & WithHooks<'reportSubjects'>;

/** Says to the others that one works on it; of two at once the second is told. One who saw that it is taken may take over. */
export const takeCase =
  (ports: Needs) =>
  async (actor: Actor, seen: Readonly<{ id: Case['id']; version: number }>): Promise<StaffCase> => {
    const { transaction, clock, hooks } = ports;
    await transaction(async (repositories) => {
      const before = await lockCase(repositories, hooks.reportSubjects, actor, seen);
      requirePermission(
        actor,
        ...permissionsToDecide(hooks.reportSubjects, before.targetKind, 'DISMISS'),
        ...permissionsToDecide(hooks.reportSubjects, before.targetKind, 'WARN'),
      );
      const at = clock.now();
      const status = caseSteps.next(before.status, 'take');
      const takenBy = actor.kind === 'user' ? actor.id : null;
      await repositories.cases.update({
        ...before,
        status,
        takenBy,
        takenAt: at,
        version: before.version + 1,
        updatedAt: at,
      });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'case.take',
          targetType: 'case',
          targetId: before.id,
          before: { status: before.status, takenBy: before.takenBy },
          after: { status, takenBy: actorName(actor) },
          reason: null,
        }),
      );
    });
    return getCase(ports)(actor, seen.id);
  };
