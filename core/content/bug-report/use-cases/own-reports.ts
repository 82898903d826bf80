import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Page, PageRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { bountyReference } from '#core/content/bounty/bounty.ts';
import { mediumViews, type MediumView } from '#core/platform/media/medium-view.ts';
import {
  bugReportLifecycle,
  bugReportLimits,
  cleanText,
  mayReopenOwn,
  requireOwnStanding,
  type BugReport,
  type BugReportId,
} from '../bug-report.ts';
import type { BugReportFilter } from '../ports.ts';
import { requireReporter } from '../staff-access.ts';
import { presentOwn, presentReplies, type OwnReportView, type ReplyView } from '../views/report-view.ts';

type Shown = Pick<Repositories, 'bounties' | 'bugReports'>;

/** The report at the top of its group; null for one that stands for itself. */
const standingFor = async (
  { bugReports }: Pick<Shown, 'bugReports'>,
  { mergedInto }: BugReport,
): Promise<BugReport | null> => {
  let found: BugReport | null = null;
  for (let id = mergedInto; id !== null; id = found?.mergedInto ?? null) found = await bugReports.find(id);
  return found;
};

const shown = async (
  { bounties, bugReports }: Shown,
  report: BugReport,
  at: Date,
): Promise<OwnReportView> => {
  const parent = await standingFor({ bugReports }, report);
  const bounty =
    report.paidAs === report.id
      ? await bounties.find(bountyReference({ kind: 'BUG_REPORT', id: report.id }))
      : null;
  return presentOwn(report, {
    parent,
    bounty: bounty?.status === 'PAID' ? bounty.amount : null,
    at,
  });
};

export const listOwnReports =
  ({ reads, clock }: Reads<'bounties' | 'bugReports'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, filter: BugReportFilter, page: PageRequest): Promise<Page<OwnReportView>> => {
    const { id } = requireMember(actor);
    const { items, nextCursor } = await reads.bugReports.pageOf(id, filter, page);
    const at = clock.now();
    return { items: await Promise.all(items.map((report) => shown(reads, report, at))), nextCursor };
  };

export type OwnReport = OwnReportView &
  Readonly<{ replies: readonly ReplyView[]; pictures: readonly MediumView[] }>;

export const readOwnReport =
  ({
    reads,
    clock,
    mediaStore,
  }: Reads<'bounties' | 'bugReports' | 'media'> & Pick<Ports, 'clock' | 'mediaStore'>) =>
  async (actor: Actor, id: BugReportId): Promise<OwnReport> => {
    const { id: userId } = requireMember(actor);
    const report = requireReporter(userId, await reads.bugReports.find(id));
    const replies = presentReplies(await reads.bugReports.messagesOf(id));
    const now = clock.now();
    const found = await reads.media.ofOwner(userId, report.screenshots);
    const pictures = await mediumViews(
      { media: reads.media, mediaStore, now },
      found.map((medium) => ({ medium })),
    );
    return { ...(await shown(reads, report, now)), replies, pictures };
  };

type Needs = Writes<'bounties' | 'bugReports'> & Pick<Ports, 'clock'>;

const changeOwn =
  (change: (report: BugReport, at: Date) => BugReport) =>
  ({ transaction, clock }: Needs) =>
  async (actor: Actor, id: BugReportId): Promise<OwnReportView> => {
    const { id: userId } = requireMember(actor);
    return transaction(async (repositories) => {
      const { bugReports } = repositories;
      const at = clock.now();
      const report = requireReporter(userId, await bugReports.lock(id));
      const changed = await bugReports.update({ ...change(requireOwnStanding(report), at), updatedAt: at });
      return shown(repositories, changed, at);
    });
  };

/** As long as nobody has taken it up. Fails with bug_report.not_pending, bug_report.merged. */
export const withdrawReport = changeOwn((report, at) => ({
  ...report,
  status: bugReportLifecycle.next(report.status, 'withdraw'),
  outcome: 'WITHDRAWN',
  closedAt: at,
}));

/** Once, in the fortnight after the decision. Fails with bug_report.not_pending, bug_report.merged. */
export const reopenOwnReport = changeOwn((report, at) => {
  const status = bugReportLifecycle.next(report.status, 'reopen');
  if (!mayReopenOwn(report, at)) throw new DomainError('bug_report.not_pending', { status: report.status });
  return { ...report, status, outcome: null, reason: null, closedAt: null, reopenedAt: at };
});

/** The reporter adds something, in whatever state it is. */
export const writeToStaff =
  ({ transaction, clock, ids }: Writes<'bugReports'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (
    actor: Actor,
    { id, text: typed }: Readonly<{ id: BugReportId; text: string }>,
  ): Promise<readonly ReplyView[]> => {
    const { id: authorId } = requireMember(actor);
    const text = cleanText('body.text', typed, bugReportLimits.message);
    return transaction(async ({ bugReports }) => {
      const report = requireReporter(authorId, await bugReports.lock(id));
      const at = clock.now();
      await bugReports.addMessage({
        id: ids.next(),
        reportId: report.id,
        authorId,
        kind: 'REPORTER',
        text,
        createdAt: at,
      });
      await bugReports.update({ ...report, updatedAt: at });
      return presentReplies(await bugReports.messagesOf(id));
    });
  };
