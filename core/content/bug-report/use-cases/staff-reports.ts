import { actorName, mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { Bounty } from '#core/content/bounty/bounty.ts';
import { bountyReference } from '#core/content/bounty/bounty.ts';
import type { BountyStepRow } from '#core/content/bounty/ports.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import { bugReportLimits, cleanText, resolvedOutcomes, type BugReportId } from '../bug-report.ts';
import { logDecision } from '../log-decision.ts';
import type { BugMessageRow, BugReportRow } from '../ports.ts';
import { proposeBounty, type NoBounty } from '../reward-report.ts';
import { maySee, requireSeen, requireStaff } from '../staff-access.ts';

/** Those about security only for those who manage reports. */
export const listReports =
  ({ reads }: Reads<'bugReports'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<BugReportRow>> => {
    requireStaff(actor, 'bug-report.view', 'bug-report.update');
    if (mayDo(actor, 'bug-report.manage')) return reads.bugReports.list(request);
    return reads.bugReports.list({ ...request, filter: { ...request.filter, isSecurity: false } });
  };

/** What staff need to decide: the group, what resembles it, what was said, and what it would bring. */
export type ReportFile = Readonly<{
  report: BugReportRow;
  pictures: readonly MediumView[];
  messages: readonly BugMessageRow[];
  merged: readonly BugReportRow[];
  parent: BugReportRow | null;
  similar: readonly BugReportRow[];
  bounty: Readonly<{
    /** The first reporter of the group, who would get it. */
    userId: string;
    number: number;
    refusal: NoBounty | null;
    paid: Bounty | null;
    history: readonly BountyStepRow[];
  }>;
}>;

type Reading = Reads<'bounties' | 'bugReports' | 'media' | 'roles' | 'settings' | 'users'> &
  Pick<Ports, 'clock' | 'mediaStore'>;

export const readReportFile =
  ({ reads, clock, mediaStore }: Reading) =>
  async (actor: Actor, id: BugReportId): Promise<ReportFile> => {
    requireStaff(actor, 'bug-report.view', 'bug-report.update');
    const { bounties, bugReports, media } = reads;
    const report = requireSeen(actor, await bugReports.find(id));
    const merged = await bugReports.mergedInto(id);
    const group = [report, ...merged].toSorted((a, b) => a.number - b.number);
    const { similarity, suggestions: limit } = bugReportLimits;
    const similar = await bugReports.similarTo(report, { similarity, limit });
    const { type } = report;
    const outcome = resolvedOutcomes[type === 'FEATURE' ? 1 : 0];
    const proposed = await proposeBounty(reads, actor, group, { report, outcome, severity: report.severity });
    const paidAs = group.find((each) => each.paidAs !== null)?.paidAs ?? proposed.first.id;
    const shown = await media.ofOwner(report.reporterId, report.screenshots);
    const reference = bountyReference({ kind: 'BUG_REPORT', id: paidAs });
    return {
      report,
      pictures: await mediumViews(
        { media, mediaStore, now: clock.now() },
        shown.map((medium) => ({ medium })),
      ),
      messages: await bugReports.messagesOf(id),
      merged,
      parent: report.mergedInto === null ? null : await bugReports.find(report.mergedInto),
      similar: similar.flatMap((each) => (maySee(actor, each.report) ? [each.report] : [])),
      bounty: {
        userId: proposed.first.reporterId,
        number: proposed.first.number,
        refusal: proposed.refusal === 'NOT_IN_TABLE' ? null : proposed.refusal,
        paid: await bounties.find(reference),
        history: await bounties.historyOf(reference),
      },
    };
  };

type Said = Readonly<{ id: BugReportId; text: string; isNote: boolean }>;

/** A reply that the reporter reads, unsigned, or a note among staff. */
export const writeAsStaff =
  ({ transaction, clock, ids }: Writes<'bugReports' | 'events'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { id, text: typed, isNote }: Said): Promise<readonly BugMessageRow[]> => {
    requireStaff(actor, 'bug-report.update');
    const text = cleanText('body.text', typed, bugReportLimits.message);
    return transaction(async ({ bugReports, events }) => {
      const report = requireSeen(actor, await bugReports.lock(id));
      const at = clock.now();
      const kind = isNote ? 'NOTE' : 'STAFF';
      await bugReports.addMessage({
        id: ids.next(),
        reportId: id,
        authorId: actorName(actor),
        kind,
        text,
        createdAt: at,
      });
      if (!isNote) {
        await bugReports.update({ ...report, updatedAt: at });
        const { reporterId, title } = report;
        await events.append({ type: 'bug_report.answered', reportId: id, reporterId, title });
      }
      return bugReports.messagesOf(id);
    });
  };

/** What was declined as spam goes for ever, pictures freed. Fails with bug_report.not_pending for anything else. */
export const purgeReport =
  ({ transaction, clock }: Writes<'auditLog' | 'bugReports' | 'media'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: BugReportId): Promise<void> => {
    requirePermission(actor, 'bug-report.delete', 'bug-report.manage');
    await transaction(async (repositories) => {
      const { bugReports, media } = repositories;
      await bugReports.lockGroups();
      const report = await bugReports.lock(id);
      if (!report || (report.isSecurity && !maySee(actor, report)))
        throw new DomainError('bug_report.not_found');
      const isBare = report.outcome === 'SPAM' && report.roadmap === null && report.paidAs === null;
      if (!isBare || (await bugReports.lockGroup(id)).length > 1)
        throw new DomainError('bug_report.not_pending', { status: report.status });
      await media.unuse({ kind: 'BUG_REPORT', id });
      await bugReports.delete(id);
      await logDecision(repositories, actor, {
        action: 'purge',
        before: report,
        after: null,
        at: clock.now(),
      });
    });
  };
