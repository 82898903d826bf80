import { requirePerson } from '#core/access/actor/ai-user.ts';
import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories, Writes } from '#core/kernel/transaction.ts';
import { after, day } from '#core/kernel/time.ts';
import { attachableMedia } from '#core/platform/media/attachable.ts';
import {
  bugReportLimits,
  cleanLine,
  cleanPage,
  cleanText,
  type BugReport,
  type BugReportType,
} from '../bug-report.ts';

export type FiledReport = Readonly<{
  type: BugReportType;
  title: string;
  content: string;
  pageUrl: string | null;
  browser: string;
  screenshots: readonly MediumId[];
  isSecurity: boolean;
}>;

type Uses = Pick<Repositories, 'bugReports' | 'events' | 'media'>;
type Needs = Writes<'auditLog' | 'bugReports' | 'events' | 'media' | 'users'> & Pick<Ports, 'clock' | 'ids'>;

const cleaned = (input: FiledReport): FiledReport => {
  const { title, content, browser } = bugReportLimits;
  if (input.screenshots.length > bugReportLimits.screenshots)
    throw fieldError('body.screenshots', 'input.max_value', { value: bugReportLimits.screenshots });
  return {
    ...input,
    title: cleanLine('body.title', input.title, title),
    content: cleanText('body.content', input.content, content),
    pageUrl: cleanPage(input.pageUrl),
    browser: cleanLine('body.browser', input.browser, { min: 0, max: browser }),
    screenshots: [...new Set(input.screenshots)],
  };
};

const store = async (
  { bugReports, events, media }: Uses,
  reporterId: UserId,
  input: FiledReport,
  { id, at }: Readonly<{ id: string; at: Date }>,
): Promise<BugReport> => {
  const report = await bugReports.insert({
    ...input,
    id,
    reporterId,
    status: 'PENDING',
    outcome: null,
    reason: null,
    severity: null,
    mergedInto: null,
    roadmap: null,
    paidAs: null,
    closedAt: null,
    reopenedAt: null,
    mailedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  await media.use(input.screenshots, { kind: 'BUG_REPORT', id });
  await bugReports.addVote({ reportId: id, userId: reporterId, createdAt: at });
  await events.append({ type: 'bug_report.filed', reportId: id, reporterId, title: report.title });
  return report;
};

/**
 * A member's report with up to five of their own pictures. Fails with bug_report.limit (params max) after so many in 24
 * hours or so many that are open, media.not_found.
 */
export const fileReport =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, typed: FiledReport): Promise<BugReport> => {
    const { id: reporterId } = requireMember(actor);
    const input = cleaned(typed);
    return transaction(async (repositories) => {
      const { bugReports, media } = repositories;
      const at = clock.now();
      await bugReports.lockReporter(reporterId);
      const { filed, open } = await bugReports.countOf(reporterId, after(at, -day));
      if (filed >= bugReportLimits.aDay)
        throw new DomainError('bug_report.limit', { max: bugReportLimits.aDay });
      if (open >= bugReportLimits.open)
        throw new DomainError('bug_report.limit', { max: bugReportLimits.open });
      await attachableMedia(media, {
        ownerId: reporterId,
        ids: input.screenshots,
        purposes: ['BUG_REPORT'],
        refusal: 'media.not_found',
      });
      return store(repositories, reporterId, input, { id: ids.next(), at });
    });
  };

/** What a member told staff elsewhere; no limit of the member's own holds. Fails with user.not_found. */
export const fileReportFor =
  ({ transaction, clock, ids }: Needs) =>
  async (
    actor: Actor,
    { userId, ...typed }: Omit<FiledReport, 'screenshots'> & { userId: UserId },
  ): Promise<BugReport> => {
    requirePermission(actor, 'bug-report.create', 'bug-report.manage');
    requirePerson(userId);
    const input = cleaned({ ...typed, screenshots: [] });
    return transaction(async (repositories) => {
      const user = await repositories.users.get(userId);
      const at = clock.now();
      const report = await store(repositories, user.id, input, { id: ids.next(), at });
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'bug_report.file',
          targetType: 'bug_report',
          targetId: report.id,
          before: null,
          after: { userId, type: input.type },
          reason: null,
        }),
      );
      return report;
    });
  };
