import type { Actor } from '#core/access/actor/actor.ts';
import { fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import {
  bugReportLifecycle,
  bugReportLimits,
  cleanText,
  isOpen,
  requireOwnStanding,
  type BugReport,
  type BugReportId,
  type BugSeverity,
  type DeclinedOutcome,
  type ResolvedOutcome,
} from '../bug-report.ts';
import { logDecision } from '../log-decision.ts';
import { proposeBounty, rewardGroup } from '../reward-report.ts';
import { requireSeen, requireStaff } from '../staff-access.ts';

type Names = 'auditLog' | 'bounties' | 'bugReports' | 'events' | 'roles' | 'settings' | 'users' | 'wallets';
type Needs = Writes<Names> & Pick<Ports, 'clock' | 'ids'>;
type Uses = Pick<Repositories, Names>;

const locked = async ({ bugReports }: Uses, actor: Actor, id: BugReportId): Promise<BugReport> => {
  // No report is merged into this one, or taken out of it, while it is decided.
  await bugReports.lockGroups();
  return requireOwnStanding(requireSeen(actor, await bugReports.lock(id)));
};

/** Taken up, with how bad it is. Fails with bug_report.not_pending, bug_report.merged. */
export const acceptReport =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, severity }: Readonly<{ id: BugReportId; severity: BugSeverity }>,
  ): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await locked(repositories, actor, id);
      const status = bugReportLifecycle.next(before.status, 'accept');
      const after = await repositories.bugReports.update({ ...before, status, severity, updatedAt: at });
      await logDecision(repositories, actor, { action: 'accept', before, after, at });
      return after;
    });
  };

type Closing = Readonly<Pick<BugReport, 'status' | 'outcome' | 'reason' | 'severity'>>;

/** What stands for others closes with all of them that are open. */
const closeGroup = async (
  { bugReports, events }: Uses,
  report: BugReport,
  group: readonly BugReport[],
  { closing, paid, at }: Readonly<{ closing: Closing; paid: BugReport | null; at: Date }>,
): Promise<BugReport> => {
  let closed = report;
  // A bounty that was given for one of the group before was given for all that it closes with.
  const covering =
    closing.status === 'COMPLETED' ? group.find(({ paidAs }) => paidAs !== null)?.paidAs : undefined;
  for (const each of group) {
    const isSelf = each.id === report.id;
    const closes = isSelf || isOpen(each);
    const paidAs = paid?.id ?? each.paidAs ?? covering ?? null;
    if (!closes && paidAs === each.paidAs) continue;
    const after = await bugReports.update({
      ...each,
      ...(closes && { ...closing, closedAt: at }),
      paidAs,
      updatedAt: at,
    });
    if (isSelf) closed = after;
    if (!closes) continue;
    const about = { reportId: each.id, reporterId: each.reporterId, title: each.title };
    await events.append(
      closing.status === 'COMPLETED'
        ? { type: 'bug_report.resolved', ...about, rewarded: paid?.id === each.id }
        : { type: 'bug_report.declined', ...about, reason: closing.reason ?? '' },
    );
  }
  return closed;
};

type Resolution = Readonly<{
  id: BugReportId;
  outcome: ResolvedOutcome;
  /** Left out: as it was accepted. */
  severity?: BugSeverity | undefined;
  /** Base Coin; left out: as the table says. */
  amount?: number | undefined;
  /** Words for the reporter. */
  note?: string | undefined;
}>;

/**
 * Done, with all that was merged into it; the first reporter gets what the table says, once, whatever is reopened or
 * merged later. Fails with bug_report.not_pending, bug_report.merged, bounty.*, input.required for a severity.
 */
export const resolveReport =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, outcome, severity, amount, note }: Resolution): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    const reason = note ? cleanText('body.note', note, { min: 1, max: bugReportLimits.reason.max }) : null;
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await locked(repositories, actor, id);
      const status = bugReportLifecycle.next(before.status, 'resolve');
      const judged = severity ?? before.severity;
      if (judged === null && outcome !== 'ANSWERED' && before.type !== 'FEATURE')
        throw fieldError('body.severity', 'input.required');
      const group = await repositories.bugReports.lockGroup(id);
      const decision = { report: before, outcome, severity: judged };
      const proposed = await proposeBounty(repositories, actor, group, decision);
      const paid = await rewardGroup(repositories, actor, proposed, amount ?? null, { ids, at });
      const closing = { status, outcome, reason, severity: judged };
      const after = await closeGroup(repositories, before, group, { closing, paid, at });
      await logDecision(repositories, actor, { action: 'resolve', before, after, reason, at });
      return after;
    });
  };

/** Closed with a reason that the reporter reads, with all that was merged into it. */
export const declineReport =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    { id, outcome, reason: typed }: Readonly<{ id: BugReportId; outcome: DeclinedOutcome; reason: string }>,
  ): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    const reason = cleanText('body.reason', typed, bugReportLimits.reason);
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await locked(repositories, actor, id);
      const status = bugReportLifecycle.next(before.status, 'decline');
      const group = await repositories.bugReports.lockGroup(id);
      const closing = { status, outcome, reason, severity: before.severity };
      const after = await closeGroup(repositories, before, group, { closing, paid: null, at });
      await logDecision(repositories, actor, { action: 'decline', before, after, reason, at });
      return after;
    });
  };

/** Looked at again. Coins that were given stay given, and are not given again. */
export const reopenReport =
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: BugReportId): Promise<BugReport> => {
    requireStaff(actor, 'bug-report.update');
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await locked(repositories, actor, id);
      const status = bugReportLifecycle.next(before.status, 'reopen');
      const opened = { ...before, status, outcome: null, reason: null, closedAt: null, updatedAt: at };
      const after = await repositories.bugReports.update(opened);
      await logDecision(repositories, actor, { action: 'reopen', before, after, at });
      return after;
    });
  };
