import type { Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Case } from '../case.ts';
import type { ContextLine } from '../hooks.ts';
import { requireSeen, seenOnly, subjectsOf } from '../moderator-rights.ts';
import type { CaseRow } from '../ports.ts';
import { presentCase, type CasePorts, type StaffCase } from '../views/staff-case.ts';

type Needs = Pick<Ports, 'reads'> & WithHooks<'reportSubjects'>;

/** The queue: of the kinds that this person's role opens. */
export const listCases =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, request: ListRequest): Promise<List<CaseRow>> =>
    reads.cases.list(seenOnly(hooks.reportSubjects, actor, request));

const seenCase =
  ({ reads, hooks }: Needs) =>
  async (actor: Actor, id: Case['id']): Promise<CaseRow> => {
    const row = await reads.cases.find(id);
    requireSeen(hooks.reportSubjects, actor, row?.targetKind ?? 'USER', 'case.not_found');
    if (!row) throw new DomainError('case.not_found');
    return row;
  };

/** What was reported, why, and what the person was sanctioned for before. */
export const getCase =
  (ports: Needs & CasePorts) =>
  async (actor: Actor, id: Case['id']): Promise<StaffCase> =>
    presentCase(ports, actor, await seenCase(ports)(actor, id));

/** The messages around a reported one. Nothing else of a chat is read by staff, and each look is written down. */
export const viewCaseContext =
  (ports: Needs & Pick<Ports, 'transaction' | 'clock'>) =>
  async (actor: Actor, id: Case['id']): Promise<readonly ContextLine[]> => {
    const { targetKind, targetId, ownerId } = await seenCase(ports)(actor, id);
    const subjects = subjectsOf(ports.hooks.reportSubjects, targetKind);
    if (targetKind !== 'MESSAGE' || !subjects?.contextOf) throw new DomainError('case.not_found');
    const { contextOf } = subjects;
    return ports.transaction(async (repositories) => {
      await repositories.auditLog.append(
        audited(actor, {
          at: ports.clock.now(),
          action: 'case.view_messages',
          targetType: 'case',
          targetId: id,
          before: null,
          after: { targetKind, targetId, ownerId },
          reason: null,
        }),
      );
      return contextOf(repositories, targetKind, targetId);
    });
  };
