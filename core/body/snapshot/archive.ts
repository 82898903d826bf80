import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { without } from '#core/access/actor/archive.ts';

export const snapshotArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  snapshots: (await reads.snapshots.seriesOf(userId, null)).map((row) => without(row, 'userId')),
  goals: (await reads.goals.of(userId)).map((row) => without(row, 'userId')),
  homeNumber: [await reads.homeNumbers.of(userId)]
    .filter((chosen) => chosen !== null)
    .map((row) => without(row, 'userId')),
  drafts: [await reads.drafts.of(userId)].filter((draft) => draft !== null),
  photoViews: (await everyRow((page) => reads.photoViews.pageOf(userId, page))).map((row) =>
    without(row, 'ownerId', 'viewerId'),
  ),
  reports: (await everyRow((page) => reads.reports.pageOf(userId, page))).map((row) =>
    without(row, 'userId', 'holdId', 'requestKey'),
  ),
});
