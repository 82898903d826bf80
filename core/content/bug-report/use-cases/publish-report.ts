import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import {
  bugReportLimits,
  cleanBoth,
  cleanLine,
  requireOwnStanding,
  type BugReport,
  type BugReportId,
  type InBothLanguages,
  type RoadmapStage,
} from '../bug-report.ts';
import { logDecision } from '../log-decision.ts';
import { requireSeen } from '../staff-access.ts';

type Needs = Writes<'auditLog' | 'bugReports'> & Pick<Ports, 'clock'>;
type Typed = Readonly<{
  id: BugReportId;
  stage: RoadmapStage;
  title: InBothLanguages;
  summary: InBothLanguages;
}>;

/** In staff's own words, on the roadmap. Fails with bug_report.security, bug_report.merged. */
export const publishReport =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, { id, stage, ...typed }: Typed): Promise<BugReport> => {
    requirePermission(actor, 'bug-report.manage');
    const title = cleanBoth('body.title', typed.title, bugReportLimits.publicTitle, cleanLine);
    const summary = cleanBoth('body.summary', typed.summary, bugReportLimits.publicSummary);
    return transaction(async (repositories) => {
      const { bugReports } = repositories;
      const at = clock.now();
      await bugReports.lockGroups();
      const before = requireOwnStanding(requireSeen(actor, await bugReports.lock(id)));
      if (before.isSecurity) throw new DomainError('bug_report.security');
      const roadmap = { stage, title, summary, publishedAt: before.roadmap?.publishedAt ?? at };
      const after = await bugReports.update({ ...before, roadmap, updatedAt: at });
      await logDecision(repositories, actor, { action: 'publish', before, after, at });
      return after;
    });
  };

export const unpublishReport =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: BugReportId): Promise<BugReport> => {
    requirePermission(actor, 'bug-report.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = requireSeen(actor, await repositories.bugReports.lock(id));
      const after = await repositories.bugReports.update({ ...before, roadmap: null, updatedAt: at });
      await logDecision(repositories, actor, { action: 'unpublish', before, after, at });
      return after;
    });
  };
