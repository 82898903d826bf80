import type { LastMeasured } from '#core/body/snapshot/ritual/due.ts';
import { shiftWeek, type WeekKey, weeksBetween } from '#core/kernel/week.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { ServerDraft } from '../physical-profile/starting-point.ts';

/** What the weekly form needs before it can be filled in. */
export type Opening = Readonly<{
  weeks: readonly SavedWeek[];
  lastMeasured: LastMeasured;
  draft: ServerDraft | null;
  /** The member's own, as the server counted it. */
  week: WeekKey;
}>;

/** As it lies on the device: with the week that the device's own calendar showed then. */
export type KeptOpening = Opening & Readonly<{ deviceWeek: WeekKey }>;

/**
 * Read on a later day, this week's save may have become last week's. A device whose calendar is wrong is wrong by as many
 * weeks as it was when it was last told.
 */
export const openingAt = ({ deviceWeek, ...opening }: KeptOpening, deviceWeekNow: WeekKey): Opening => {
  const week = shiftWeek(deviceWeekNow, weeksBetween(deviceWeek, opening.week));
  return {
    ...opening,
    week,
    weeks: opening.weeks.map((one) => ({ ...one, isEditable: one.week === week })),
  };
};

/** After a save that the server took: it is the newest of its week, and its draft is gone. */
export const openingAfterSave = (opening: KeptOpening, saved: SavedWeek): KeptOpening => ({
  ...opening,
  draft: null,
  weeks: [saved, ...opening.weeks.filter(({ week }) => week !== saved.week)].slice(0, 2),
});
