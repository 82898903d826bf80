import { localDraft, textsIn } from '../../app/device/local-draft.ts';

/** What a member typed and has not sent; pictures are chosen anew. */
export const reportDraft = (userId: string) =>
  localDraft(`fitboard-bug-report-${userId}`, textsIn(['type', 'title', 'content']));

/** What a reporter is about to add to one report. */
export const replyDraft = (reportId: string) =>
  localDraft(`fitboard-bug-reply-${reportId}`, textsIn(['text']));
