import { isNewAccount } from '#core/community/activity/limits.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { after, day } from '#core/kernel/time.ts';
import { dueAtOf, shouldHold, type Case } from './case.ts';
import type { ReportSubject } from './hooks.ts';
import { openCase, type CaseStep } from './open-case.ts';
import { dismissedWithinDays, weightOf, type Report, type ReportReason, type Target } from './report.ts';

type Needs = Pick<Repositories, 'cases' | 'contentReports' | 'events' | 'socialCounts'>;

type Filing = Target &
  Readonly<{
    reporterId: UserId;
    reporterIsNew: boolean;
    reason: ReportReason;
    note: string;
    found: ReportSubject;
  }>;

/** Reports of one thing are one case. Answers the case, and whether what was reported has to wait from now on. */
export const fileReport = async (
  repositories: Needs,
  { reporterId, reporterIsNew, reason, note, found, ...target }: Filing,
  step: CaseStep,
): Promise<{ report: Report; case: Case; mustHold: boolean }> => {
  const { cases, contentReports, socialCounts } = repositories;
  const { at, ids } = step;
  const since = after(at, -dismissedWithinDays * day);
  const dismissed = await contentReports.dismissedOf(reporterId, since);
  const weight = weightOf({ isNew: reporterIsNew, dismissed });
  const before = await openCase(repositories, { ...target, found, reason }, step);
  const report: Report = {
    ...target,
    id: ids.next(),
    caseId: before.id,
    reporterId,
    reason,
    note,
    snapshot: found.snapshot,
    weight,
    createdAt: at,
  };
  await contentReports.insert(report);
  const grown = {
    ...before,
    weight: before.weight + weight,
    reports: before.reports + 1,
    dueAt: dueAtOf(reason, at, before.reports === 0 ? null : before.dueAt),
  };
  const ownerIsNew = isNewAccount(await socialCounts.standingOf(found.ownerId), at);
  const mustHold = shouldHold(grown, ownerIsNew);
  const filed: Case = {
    ...grown,
    heldAt: mustHold ? at : grown.heldAt,
    version: before.version + 1,
    updatedAt: at,
  };
  await cases.update(filed);
  return { report, case: filed, mustHold };
};
