import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { requireOwnStanding, type BugReport, type BugReportId } from '../bug-report.ts';
import { logDecision } from '../log-decision.ts';
import { requireSeen, requireStaff } from '../staff-access.ts';

type Needs = Writes<'auditLog' | 'bugReports' | 'events'> & Pick<Ports, 'clock'>;

/**
 * One report stands for another: its votes count there, each member once, and it closes with it. Fails with
 * bug_report.merged when either stands for nothing any more, bug_report.not_mergeable for itself, for one of its own
 * group, and for a report about security with one that is not.
 */
export const mergeReport =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, into }: Readonly<{ id: BugReportId; into: BugReportId }>,
  ): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    return transaction(async (repositories) => {
      const { bugReports, events } = repositories;
      const at = clock.now();
      await bugReports.lockGroups();
      const before = requireOwnStanding(requireSeen(actor, await bugReports.lock(id)));
      const target = requireOwnStanding(requireSeen(actor, await bugReports.lock(into)));
      if (target.id === before.id || target.isSecurity !== before.isSecurity)
        throw new DomainError('bug_report.not_mergeable');
      const after = await bugReports.update({ ...before, mergedInto: into, updatedAt: at });
      const { reporterId, title } = before;
      await events.append({ type: 'bug_report.merged', reportId: id, reporterId, title });
      await logDecision(repositories, actor, { action: 'merge', before, after, at });
      return after;
    });
  };

/** As it was before; what was merged into it stays with it. Fails with bug_report.not_mergeable when it stands for itself. */
export const unmergeReport =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: BugReportId): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    return transaction(async (repositories) => {
      const { bugReports } = repositories;
      const at = clock.now();
      await bugReports.lockGroups();
      const before = requireSeen(actor, await bugReports.lock(id));
      if (before.mergedInto === null) throw new DomainError('bug_report.not_mergeable');
      const after = await bugReports.update({ ...before, mergedInto: null, updatedAt: at });
      await logDecision(repositories, actor, { action: 'unmerge', before, after, at });
      return after;
    });
  };
