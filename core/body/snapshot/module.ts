import { snapshotArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { changeSnapshot } from './use-cases/change-snapshot.ts';
import { chooseHomeNumber } from './use-cases/choose-home-number.ts';
import { compareWeeks } from './use-cases/compare-weeks.ts';
import { exportAllWeeks, exportWeek } from './use-cases/export-weeks.ts';
import { importProfiles } from './use-cases/import-profiles.ts';
import { deleteDraft, getDraft, keepDraft } from './use-cases/keep-draft.ts';
import { listPhotoViews } from './use-cases/list-photo-views.ts';
import { previewSnapshot } from './use-cases/preview-snapshot.ts';
import { getSnapshot, listSnapshots } from './use-cases/read-snapshots.ts';
import { readHome } from './use-cases/read-home.ts';
import { readMovedTogether } from './use-cases/read-moved-together.ts';
import { readTimeline } from './use-cases/read-timeline.ts';
import { remindWeekly } from './use-cases/remind-weekly.ts';
import { readOwnWeek } from './use-cases/read-own-week.ts';
import { writeDraftValues } from './use-cases/write-draft-values.ts';
import { saveSnapshot } from './use-cases/save-snapshot.ts';
import { deleteGoal, listGoals, setGoal } from './use-cases/set-goal.ts';
import { summariseWeeks } from './use-cases/summarise-weeks.ts';
import { listAllSnapshots, viewSnapshot } from './use-cases/view-snapshots.ts';
import { isHiddenPerson } from '#core/people/profile/hidden-people.ts';
import { coachAccess } from './hooks.ts';
import { forgetWeeks } from './forget-weeks.ts';
import { recordReportRefund } from './expired-report.ts';
import { snapshotReactions } from './reactions.ts';
import { recordStaffPhotoView } from './staff-photo-view.ts';

const indicatorUseCases = (ports: Composition) => {
  const reading = { ...ports, mayCoachSee: coachAccess(ports), isHidden: isHiddenPerson(ports) };
  return {
    saveSnapshot: saveSnapshot(ports),
    changeSnapshot: changeSnapshot(reading),
    previewSnapshot: previewSnapshot(ports),
    listSnapshots: listSnapshots(reading),
    getSnapshot: getSnapshot(reading),
    readOwnWeek: readOwnWeek(ports),
    readTimeline: readTimeline(reading),
    readMovedTogether: readMovedTogether(ports),
    readHome: readHome(ports),
    chooseHomeNumber: chooseHomeNumber(ports),
    compareWeeks: compareWeeks(reading),
    getDraft: getDraft(ports),
    keepDraft: keepDraft(ports),
    writeDraftValues: writeDraftValues(ports),
    deleteDraft: deleteDraft(ports),
    listGoals: listGoals(ports),
    setGoal: setGoal(ports),
    deleteGoal: deleteGoal(ports),
    exportAllWeeks: exportAllWeeks(ports),
    exportWeek: exportWeek(ports),
    importProfiles: importProfiles(ports),
    remindWeekly: remindWeekly(ports),
    summariseWeeks: summariseWeeks(ports),
    listPhotoViews: listPhotoViews(ports),
    listAllSnapshots: listAllSnapshots(ports),
    viewSnapshot: viewSnapshot(ports),
  };
};

export const snapshotModule = {
  name: 'indicator',
  reactions: snapshotReactions,
  hooks: {
    archiveOf: snapshotArchive,
    mediumUsesOf: async ({ snapshots }, mediumId) =>
      (await snapshots.weeksShowing(mediumId)).map(
        (week) => ({ kind: 'WEEK', id: week, title: week, link: '/dashboard/user/profile' }) as const,
      ),
    whenHoldExpires: recordReportRefund,
    whenMemberIsAnonymised: forgetWeeks,
    whenStaffViewMedium: recordStaffPhotoView,
  },
  useCases: indicatorUseCases,
} as const satisfies Module;
