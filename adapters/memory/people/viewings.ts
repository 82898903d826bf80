import { displayName } from '#core/access/actor/person.ts';
import type { Viewings } from '#core/people/viewing/ports.ts';
import type { Viewing } from '#core/people/viewing/viewing-session.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { deleteRows, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    viewings: Viewing;
  }
}

export const memoryViewings = (view: () => View): Viewings => {
  const viewings = () => view().table('viewings');
  const user = (id: string) => view().table('users').get(id);
  const nameOf = (id: string): string => {
    const found = user(id);
    return found ? displayName(found) : '';
  };
  const of = (id: string) =>
    viewings()
      .all()
      .filter(({ memberId }) => memberId === id)
      .toSorted(descending(({ startedAt, id: viewingId }) => [startedAt, viewingId]));

  return {
    async insert(viewing) {
      if (!user(viewing.staffId) || !user(viewing.memberId)) view().refuse('user.not_found');
      viewings().set(viewing.id, viewing);
    },

    find: async (id) => viewings().get(id) ?? null,

    openOf: async (id) =>
      viewings()
        .all()
        .filter(({ staffId, endedAt }) => staffId === id && endedAt === null),

    overdue: async (at, limit) =>
      viewings()
        .all()
        .filter(({ endsAt, endedAt }) => endedAt === null && endsAt <= at)
        .toSorted(ascending(({ endsAt, id }) => [endsAt, id]))
        .slice(0, limit),

    async end(id, endedAt) {
      const viewing = viewings().get(id);
      if (viewing?.endedAt !== null) return false;
      viewings().set(id, { ...viewing, endedAt });
      return true;
    },

    async pageOf(memberId, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = of(memberId).filter(
        (viewing) => !at || !id || isBelow([viewing.startedAt, viewing.id], [new Date(at), id]),
      );
      const { items, nextCursor } = pageOf(found, limit, (viewing) =>
        encodeCursor(viewing.startedAt, viewing.id),
      );
      return {
        items: items.map((viewing) => ({ ...viewing, staffName: nameOf(viewing.staffId) })),
        nextCursor,
      };
    },

    allOf: async (memberId) => of(memberId),

    async deleteAllOf(id) {
      deleteRows(viewings(), ({ memberId }) => memberId === id);
    },
  };
};
