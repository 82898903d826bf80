import type { UserId } from '#core/kernel/id.ts';
import type { View } from '../engine/store.ts';

/** One of the two has blocked the other; null has blocked nobody. */
export const areBlocked = ({ table }: View, one: UserId | null, other: UserId): boolean =>
  one !== null &&
  table('relations')
    .all()
    .some(
      ({ ownerId, otherId, kind }) =>
        kind === 'BLOCK' &&
        ((ownerId === one && otherId === other) || (ownerId === other && otherId === one)),
    );
