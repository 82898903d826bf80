import { displayName } from '#core/access/actor/person.ts';
import type { PhotoView, PhotoViews } from '#core/body/snapshot/photo-views.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

const placeOf = ({ firstAt, viewerId, week }: PhotoView): [Date, string, string] => [
  firstAt,
  viewerId,
  week ?? '-',
];

export const memoryPhotoViews = (view: () => View): PhotoViews => {
  const photoViews = () => view().table('photoViews');
  return {
    async record(views) {
      for (const seen of views) {
        const key = keyOf(seen.ownerId, seen.viewerId, seen.week ?? '-', seen.day);
        photoViews().set(key, { ...seen, ...photoViews().get(key), lastAt: seen.firstAt });
      }
    },

    async pageOf(ownerId, { limit, cursor }) {
      const [at, viewerId, week] = decodeCursor(cursor, 'instant', 'id', 'id') ?? [];
      const isOn = at !== undefined && viewerId !== undefined && week !== undefined;
      const found = photoViews()
        .all()
        .filter((seen) => seen.ownerId === ownerId)
        .filter((seen) => !isOn || isBelow(placeOf(seen), [new Date(at), viewerId, week]))
        .toSorted(descending(placeOf))
        .map((seen) => {
          const viewer = view().table('users').get(seen.viewerId);
          return { ...seen, viewerName: viewer ? displayName(viewer) : '' };
        });
      return pageOf(found, limit, (seen) => encodeCursor(...placeOf(seen)));
    },

    deleteAllOf: async (id) => deleteRows(photoViews(), ({ ownerId }) => ownerId === id),
  };
};
