import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { presentReplies } from './views/report-view.ts';

/** What the member wrote, and what was answered; notes of staff are the platform's. */
export const bugReportArchive: Hooks['archiveOf'] = async ({ bugReports }, userId) => {
  const own = await bugReports.allOf(userId);
  const replies = await Promise.all(
    own.map(async ({ id }) =>
      presentReplies(await bugReports.messagesOf(id)).map((reply) => ({ ...reply, reportId: id })),
    ),
  );
  return {
    bugReports: own.map((report) =>
      without(report, 'reporterId', 'paidAs', 'mailedAt', 'roadmap', 'version'),
    ),
    bugReportReplies: replies.flat(),
    bugReportVotes: (await bugReports.votesOf(userId)).map((vote) => without(vote, 'userId')),
  };
};
