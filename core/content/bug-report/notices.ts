import { pageLink } from '#core/kernel/page-link.ts';
import type { EventOf } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { after, hour } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { displayName } from '#core/access/actor/person.ts';
import { coreMessages } from '#core/kernel/messages/index.ts';
import { newMail } from '#core/platform/notification/notification.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { bugReportLimits } from './bug-report.ts';
import { ownReportPage } from './reward-report.ts';

type Heard = 'bug_report.answered' | 'bug_report.resolved' | 'bug_report.declined' | 'bug_report.merged';

const topics = {
  'bug_report.answered': 'bug_report_answered',
  'bug_report.resolved': 'bug_report_resolved',
  'bug_report.declined': 'bug_report_declined',
  'bug_report.merged': 'bug_report_merged',
} as const;

const noticeOf = (event: EventOf<Heard>): Notice => ({
  userId: event.reporterId,
  type: 'SYSTEM',
  topic: topics[event.type],
  params: { title: event.title, ...(event.type === 'bug_report.declined' && { reason: event.reason }) },
  link: ownReportPage(event.reportId),
  mailValues: titledMail(topics[event.type], event.title),
});

const isSilent = (event: EventOf<Heard>): boolean => event.type === 'bug_report.resolved' && event.rewarded;

type MailUses = Pick<Repositories, 'bugReports' | 'mails' | 'people' | 'settings'>;

export const bugReportReactions: readonly Reaction[] = [
  ...(Object.keys(topics) as Heard[]) // Object.keys forgets the names
    .map((on) =>
      reaction(on, 'report-notice', async (repositories: NotifyRepositories, event, context) => {
        if (!isSilent(event)) await notify(repositories, context, noticeOf(event));
      }),
    ),
  // A flood of reports is no flood of mails: the queue in the console has all of them.
  reaction('bug_report.filed', 'staff-mail', async (uses: MailUses, { reportId }, { at, ids, baseUrl }) => {
    const { bugReports, mails, people, settings } = uses;
    await bugReports.lockStaffMails();
    const report = await bugReports.find(reportId);
    if (!report || report.status !== 'PENDING' || report.mailedAt !== null) return;
    if ((await bugReports.mailedSince(after(at, -hour))) >= bugReportLimits.staffMailsAnHour) return;
    const { supportInbox, contactEmail, defaultLanguage: language } = await settings.read();
    const reporter = await people.find(report.reporterId);
    const security = coreMessages[language]['bug_report.security_title'];
    await mails.append(
      newMail({
        id: ids.next(),
        userId: null,
        to: supportInbox === '' ? contactEmail : supportInbox,
        template: 'bug_report_new',
        language,
        values: {
          user: reporter ? displayName(reporter) : '',
          type: coreMessages[language][`bug_report.type.${report.type}`],
          // A mailbox is read by more people than those who may see it.
          title: report.isSecurity ? security : report.title,
          link: pageLink(baseUrl, language, `/admin/bug-reports/${reportId}/show`),
        },
        at,
      }),
      report.reporterId,
    );
    await bugReports.markMailed(reportId, at);
  }),
];
