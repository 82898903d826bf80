import { isNewAccount } from '#core/community/activity/limits.ts';
import type { EventOf } from '#core/kernel/events.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { fileReport } from './file-report.ts';
import type { CaseStep } from './open-case.ts';
import { reportNoteMaxLength } from './report.ts';
import { ratingSubject } from './reported/reported-ratings.ts';

type Needs = Pick<Repositories, 'cases' | 'contentReports' | 'events' | 'ratings' | 'socialCounts'>;

/** A rating that was reported where it stands comes into the same queue; whether it could be seen was asked there. */
export const fileRatingReport = async (
  repositories: Needs,
  { ratingId, reporterId }: EventOf<'rating.reported'>,
  step: CaseStep,
): Promise<void> => {
  const { ratings, contentReports, socialCounts } = repositories;
  const target = { targetKind: 'RATING', targetId: ratingId } as const;
  const rating = await ratings.find(ratingId);
  if (!rating || rating.memberId === reporterId) return;
  if (await contentReports.find(reporterId, target)) return;
  const report = (await ratings.reportsOf(ratingId)).find((one) => one.reporterId === reporterId);
  const reporterIsNew = isNewAccount(await socialCounts.standingOf(reporterId), step.at);
  const note = (report?.reason ?? '').slice(0, reportNoteMaxLength);
  const found = ratingSubject(rating);
  await fileReport(
    repositories,
    { ...target, found, reporterId, reporterIsNew, reason: 'OTHER', note },
    step,
  );
};
