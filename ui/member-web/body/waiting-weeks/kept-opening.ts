import type { LastMeasured } from '#core/body/snapshot/ritual/due.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { ServerDraft } from '../physical-profile/starting-point.ts';

/** What the weekly form needs before it can be filled in. */
export type Opening = Readonly<{
  weeks: readonly SavedWeek[];
  lastMeasured: LastMeasured;
  draft: ServerDraft | null;
}>;

/** Read on a later day, this week's save may have become last week's. */
export const openingAt = (opening: Opening, week: WeekKey): Opening => ({
  ...opening,
  weeks: opening.weeks.map((one) => ({ ...one, isEditable: one.week === week })),
});

/** After a save that the server took: it is the newest of its week, and its draft is gone. */
export const openingAfterSave = (opening: Opening, saved: SavedWeek): Opening => ({
  ...opening,
  draft: null,
  weeks: [saved, ...opening.weeks.filter(({ week }) => week !== saved.week)].slice(0, 2),
});
