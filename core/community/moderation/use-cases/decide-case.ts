import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { caseReasonLength, caseSteps, type Case, type Decision, type RestrictionDays } from '../case.ts';
import { lockCase, requireSanctionable } from '../case-guard.ts';
import { giveSanction, type SanctionPorts } from '../give-sanction.ts';
import { permissionsToDecide, sanctionOfDecision, subjectsOf } from '../moderator-rights.ts';
import type { StaffCase } from '../views/staff-case.ts';
import { getCase } from './read-cases.ts';

export type CaseDecision = Readonly<{
  id: Case['id'];
  version: number;
  decision: Decision;
  /** Told to the person, as it stands. */
  reason: string;
  /** RESTRICT alone. */
  days?: RestrictionDays | undefined;
  /** Hides what was reported, beside what happens to the person. */
  hide?: boolean | undefined;
}>;

export const readReason = (typed: string): string => {
  const reason = typed.trim();
  const { min, max } = caseReasonLength;
  if (reason.length < min) throw fieldError('body.reason', 'input.min_length', { length: min });
  if (reason.length > max) throw fieldError('body.reason', 'input.max_length', { length: max });
  return reason;
};

/** A restriction has its days; nothing else has any. */
const readDays = ({ decision, days }: CaseDecision): RestrictionDays | null => {
  if (decision !== 'RESTRICT') return null;
  if (days === undefined) throw fieldError('body.days', 'input.required');
  return days;
};

const requireRights = (ports: SanctionPorts, actor: Actor, one: Case, asked: readonly Decision[]): void => {
  for (const decision of asked)
    requirePermission(actor, ...permissionsToDecide(ports.hooks.reportSubjects, one.targetKind, decision));
};

type Step = Readonly<{ reason: string; days: RestrictionDays | null; hides: boolean; at: Date }>;

const applyToContent = async (
  ports: SanctionPorts,
  repositories: Repositories,
  one: Case,
  { reason, hides, at }: Step,
): Promise<void> => {
  const { targetKind, targetId, id: caseId } = one;
  const subjects = subjectsOf(ports.hooks.reportSubjects, targetKind);
  if (hides && !subjects?.hide) throw new DomainError('case.not_hideable');
  if (hides)
    await subjects?.hide?.(repositories, targetKind, targetId, { reason, at, ids: ports.ids, caseId });
  else if (one.heldAt !== null) await subjects?.restore?.(repositories, targetKind, targetId, at);
};

const applyToPerson = async (
  ports: SanctionPorts,
  repositories: Repositories,
  actor: Actor,
  one: Case,
  decision: Decision,
  { reason, days, hides, at }: Step,
): Promise<void> => {
  const kind = sanctionOfDecision(decision);
  const given = { userId: one.ownerId, caseId: one.id, reason };
  const give = giveSanction(ports);
  if (hides) await give(repositories, actor, { ...given, kind: 'HIDE', until: null });
  if (kind === null || kind === 'HIDE') return;
  await give(repositories, actor, {
    ...given,
    kind,
    until: days === null ? null : after(at, days * day),
  });
};

/** Ends a case; of two who decide at once the second is told that it is decided. */
export const decideCase =
  (ports: SanctionPorts & Pick<Ports, 'mediaStore'>) =>
  async (actor: Actor, input: CaseDecision): Promise<StaffCase> => {
    const reason = readReason(input.reason);
    const days = readDays(input);
    const { decision } = input;
    const hides = decision === 'HIDE' || (decision !== 'DISMISS' && input.hide === true);
    await ports.transaction(async (repositories) => {
      const before = await lockCase(repositories, ports.hooks.reportSubjects, actor, input);
      requireRights(ports, actor, before, hides ? [decision, 'HIDE'] : [decision]);
      requireSanctionable(before, decision);
      const at = ports.clock.now();
      const step = { reason, days, hides, at };
      await applyToContent(ports, repositories, before, step);
      await applyToPerson(ports, repositories, actor, before, decision, step);
      const status = caseSteps.next(before.status, 'decide');
      const decided = { status, decision, days, reason, hidden: hides, decidedBy: actorName(actor) } as const;
      await repositories.cases.update({
        ...before,
        ...decided,
        decidedAt: at,
        version: before.version + 1,
        updatedAt: at,
      });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'case.decide',
          targetType: 'case',
          targetId: before.id,
          before: { status: before.status },
          after: decided,
          reason,
        }),
      );
      const { id: caseId, targetKind } = before;
      await repositories.events.append({ type: 'case.decided', caseId, targetKind });
    });
    return getCase(ports)(actor, input.id);
  };
