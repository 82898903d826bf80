import type { Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { BugReport } from './bug-report.ts';

const facts = ({ status, outcome, severity, mergedInto, roadmap }: BugReport) => ({
  status,
  outcome,
  severity,
  mergedInto,
  stage: roadmap?.stage ?? null,
});

/** Written in the transaction of the step. */
export const logDecision = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  step: Readonly<{
    action:
      | 'accept'
      | 'resolve'
      | 'decline'
      | 'reopen'
      | 'merge'
      | 'unmerge'
      | 'publish'
      | 'unpublish'
      | 'purge';
    before: BugReport;
    after: BugReport | null;
    reason?: string | null;
    at: Date;
  }>,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at: step.at,
      action: `bug_report.${step.action}`,
      targetType: 'bug_report',
      targetId: step.before.id,
      before: facts(step.before),
      after: step.after && facts(step.after),
      reason: step.reason ?? null,
    }),
  );
