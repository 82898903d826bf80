import type { Ports } from '#core/kernel/ports.ts';
import { changeSnapshot } from './use-cases/change-snapshot.ts';
import { compareWeeks } from './use-cases/compare-weeks.ts';
import { exportAllWeeks, exportWeek } from './use-cases/export-weeks.ts';
import { importProfiles } from './use-cases/import-profiles.ts';
import { deleteDraft, getDraft, keepDraft } from './use-cases/keep-draft.ts';
import { listPhotoViews } from './use-cases/list-photo-views.ts';
import { previewSnapshot } from './use-cases/preview-snapshot.ts';
import { getSnapshot, listSnapshots } from './use-cases/read-snapshots.ts';
import { readTimeline } from './use-cases/read-timeline.ts';
import { remindWeekly } from './use-cases/remind-weekly.ts';
import { saveSnapshot } from './use-cases/save-snapshot.ts';
import { deleteGoal, listGoals, setGoal } from './use-cases/set-goal.ts';
import { listAllSnapshots, viewSnapshot } from './use-cases/view-snapshots.ts';

export const indicatorUseCases = (ports: Ports) => {
  const reading = { ...ports, mayCoachSee: ports.reads.reviews.mayCoachSee };
  return {
    saveSnapshot: saveSnapshot(ports),
    changeSnapshot: changeSnapshot(reading),
    previewSnapshot: previewSnapshot(ports),
    listSnapshots: listSnapshots(reading),
    getSnapshot: getSnapshot(reading),
    readTimeline: readTimeline(reading),
    compareWeeks: compareWeeks(reading),
    getDraft: getDraft(ports),
    keepDraft: keepDraft(ports),
    deleteDraft: deleteDraft(ports),
    listGoals: listGoals(ports),
    setGoal: setGoal(ports),
    deleteGoal: deleteGoal(ports),
    exportAllWeeks: exportAllWeeks(ports),
    exportWeek: exportWeek(ports),
    importProfiles: importProfiles(ports),
    remindWeekly: remindWeekly(ports),
    listPhotoViews: listPhotoViews(ports),
    listAllSnapshots: listAllSnapshots(ports),
    viewSnapshot: viewSnapshot(ports),
  };
};
