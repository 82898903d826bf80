import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Media } from '#core/platform/media/ports.ts';
import type { SnapshotMedium } from './snapshot.ts';

/** Where a save reads them: they can't be deleted before it ends. */
export const held = (media: Pick<Media, 'hold'>): Pick<Media, 'ofOwner'> => ({
  ofOwner: (ownerId, ids) => media.hold(ownerId, ids),
});

/** Only the owner's own files: whatever a snapshot names, nobody else's file is ever shown by it. */
export const ownedMedia = async (
  media: Pick<Media, 'ofOwner'>,
  ownerId: UserId,
  shown: readonly SnapshotMedium[],
): Promise<ReadonlyMap<MediumId, Medium>> => {
  const ids = [...new Set(shown.map(({ mediumId }) => mediumId))];
  const found = ids.length > 0 ? await media.ofOwner(ownerId, ids) : [];
  return new Map(found.map((medium) => [medium.id, medium]));
};
