import type { Hooks } from '#core/kernel/hooks.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import { ownReportPage } from './reward-report.ts';
import { maySee } from './staff-access.ts';

/** Beside their owner, staff who may read the report: nobody through the roadmap. */
export const mayOpenScreenshot: Hooks['mayOpenMedium'] = async ({ bugReports }, viewer, { id }) =>
  viewer.kind === 'user' &&
  viewer.status === 'ACTIVE' &&
  (await bugReports.showing(id)).some((report) => maySee(viewer, report));

export const reportsShowing: Hooks['mediumUsesOf'] = async ({ bugReports }, _mediumId, known) => {
  const found = await Promise.all(placesOfKind(known, 'BUG_REPORT').map((id) => bugReports.find(id)));
  return found
    .filter((report) => report !== null)
    .map(({ id, title }) => ({ kind: 'BUG_REPORT', id, title, link: ownReportPage(id) }));
};

/** Pictures of a member who left are freed; the words go, what staff published in theirs stays. */
export const forgetReportsOf: Hooks['whenMemberIsAnonymised'] = async (
  { bugReports, media },
  userId,
  { at },
) => {
  for (const { id } of await bugReports.allOf(userId)) await media.unuse({ kind: 'BUG_REPORT', id });
  await bugReports.forgetAllOf(userId, at);
};
