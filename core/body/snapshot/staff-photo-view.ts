import type { Hooks } from '#core/kernel/hooks.ts';
import { localDate } from '#core/kernel/time.ts';
import type { Medium } from '#core/platform/media/medium.ts';

/** A body photo, or a report that has them in it: its owner reads who looked. */
const showsBody = ({ purpose }: Medium): boolean => purpose === 'PHYSICAL_PROFILE' || purpose === 'REPORT';

/** Writes into the owner's log that staff looked, once for each week that shows the picture. */
export const recordStaffPhotoView: Hooks['whenStaffViewMedium'] = async (
  { snapshots, photoViews },
  { medium, owner, viewerId, at },
) => {
  if (!showsBody(medium)) return;
  const weeks = await snapshots.weeksShowing(medium.id);
  const day = localDate(at, owner.timeZone);
  const line = { ownerId: owner.id, viewerId, role: 'STAFF', day, firstAt: at } as const;
  await photoViews.record((weeks.length > 0 ? weeks : [null]).map((week) => ({ ...line, week })));
};
