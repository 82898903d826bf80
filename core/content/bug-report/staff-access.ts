import { mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { BugReport } from './bug-report.ts';

/** Reports about security are there for those who manage reports alone. */
export const maySee = (actor: Actor, { isSecurity }: Pick<BugReport, 'isSecurity'>): boolean =>
  mayDo(actor, 'bug-report.manage') || (!isSecurity && mayDo(actor, 'bug-report.view', 'bug-report.update'));

export const requireStaff = (actor: Actor, ...asked: readonly Permission[]): void =>
  requirePermission(actor, ...asked, 'bug-report.manage');

/** To those who may not see it, it is not there. Fails with bug_report.not_found. */
export const requireSeen = <Report extends BugReport>(actor: Actor, report: Report | null): Report => {
  if (!report || !maySee(actor, report)) throw new DomainError('bug_report.not_found');
  return report;
};

/** Fails with bug_report.not_found for everybody but its reporter. */
export const requireReporter = <Report extends BugReport>(userId: string, report: Report | null): Report => {
  if (report?.reporterId !== userId) throw new DomainError('bug_report.not_found');
  return report;
};
