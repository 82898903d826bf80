import type { Snapshots } from '#core/body/snapshot/ports.ts';
import { bodySides, isSavedHere, type Snapshot } from '#core/body/snapshot/snapshot.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, type View } from '../engine/store.ts';

const arranged = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  media: snapshot.media.toSorted((a, b) => bodySides.indexOf(a.side) - bodySides.indexOf(b.side)),
});

export const memorySnapshots = (view: () => View): Snapshots => {
  const snapshots = () => view().table('snapshots');
  /** Oldest first. */
  const of = (userId: string): Snapshot[] =>
    snapshots()
      .all()
      .filter((snapshot) => snapshot.userId === userId)
      .toSorted(ascending(({ weekStart }) => [weekStart]));

  const requireMedia = ({ media }: Snapshot): void => {
    const { table, refuse } = view();
    if (media.some(({ mediumId }) => !table('media').get(mediumId))) refuse('media.not_found');
  };

  return {
    async lockMember(userId) {
      if (!view().table('users').get(userId)) throw new DomainError('user.not_found');
    },

    find: async (id) => snapshots().get(id) ?? null,
    findAll: async (ids) => [...new Set(ids)].flatMap((id) => snapshots().get(id) ?? []),
    ofWeek: async (userId, week) => of(userId).find((snapshot) => snapshot.week === week) ?? null,
    latest: async (userId) => of(userId).at(-1) ?? null,

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'date') ?? [];
      const found = of(userId)
        .filter(({ weekStart }) => before === undefined || weekStart < before)
        .toReversed();
      return pageOf(found, limit, ({ weekStart }) => encodeCursor(weekStart));
    },

    seriesOf: async (userId, from) =>
      of(userId).filter(({ weekStart }) => from === null || weekStart >= from),
    countOf: async (userId) => of(userId).length,
    weeksOf: async (userId) => of(userId).map(({ week }) => week),
    savedWeeksOf: async (userId) =>
      of(userId)
        .filter(isSavedHere)
        .map(({ week }) => week),

    async insert(snapshot) {
      if (!view().table('users').get(snapshot.userId)) view().refuse('user.not_found');
      if (of(snapshot.userId).some(({ week }) => week === snapshot.week)) view().refuse('version.stale');
      requireMedia(snapshot);
      snapshots().set(snapshot.id, arranged(snapshot));
    },

    async update(changed) {
      const { id, version, standard, inputs, carriedOver, media, createdAt, updatedAt, broughtAt } = changed;
      const before = snapshots().get(id);
      if (before?.version !== version - 1) throw new DomainError('version.stale');
      const kept = { standard, inputs, carriedOver, media, version, createdAt, updatedAt, broughtAt };
      const snapshot = { ...before, ...kept };
      requireMedia(snapshot);
      snapshots().set(id, arranged(snapshot));
    },

    async list(request) {
      const users = view().table('users');
      const rows = snapshots()
        .all()
        .map((snapshot) => {
          const user = users.get(snapshot.userId);
          return { ...snapshot, userName: user?.fullname ?? '', userEmail: user?.email ?? '' };
        });
      return staffList(
        rows,
        readListRequest(staffLists.snapshots, request),
        staffLists.snapshots,
        ({ userId, userName, userEmail }) => {
          const user = users.get(userId);
          return [userName, user?.username ?? null, userEmail, user?.phone ?? null];
        },
      );
    },

    weeksShowing: async (id) =>
      snapshots()
        .all()
        .filter(({ media }) => media.some(({ mediumId }) => mediumId === id))
        .map(({ week }) => week)
        .toSorted(),

    deleteAllOf: async (id) => deleteRows(view().table('snapshots'), ({ userId }) => userId === id),
  };
};
