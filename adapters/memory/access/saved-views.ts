import { displayName } from '#core/access/actor/person.ts';
import type { SavedViewRow, SavedViews } from '#core/access/saved-view/ports.ts';
import type { SavedView } from '#core/access/saved-view/saved-view.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    savedViews: SavedView;
  }
}

export const memorySavedViews = (view: () => View): SavedViews => {
  const views = () => view().table('savedViews');
  const inOrder = <Row extends SavedView>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted(ascending(({ list, createdAt, id }) => [list, createdAt, id]));
  const named = (row: SavedView): SavedViewRow => {
    const owner = row.ownerId === null ? undefined : view().table('users').get(row.ownerId);
    return { ...row, ownerName: owner ? displayName(owner) : '' };
  };
  const own = (userId: string) =>
    views()
      .all()
      .filter(({ ownerId }) => ownerId === userId);

  return {
    find: async (id) => views().get(id) ?? null,
    lock: async (id) => views().get(id) ?? null,

    async put(row) {
      if ((views().get(row.id)?.version ?? 0) !== row.version - 1) throw new DomainError('version.stale');
      views().set(row.id, row);
    },

    async delete(id) {
      views().delete(id);
    },

    shownTo: async (userId, asked) =>
      inOrder(
        views()
          .all()
          .filter(({ list, ownerId, isShared }) => list === asked && (isShared || ownerId === userId))
          .map(named),
      ),

    countOf: async (userId, asked) => own(userId).filter(({ list }) => list === asked).length,

    ofOwner: async (userId) => inOrder(own(userId)),

    all: async (asked) =>
      inOrder(
        views()
          .all()
          .filter(({ list }) => asked === null || list === asked)
          .map(named),
      ),

    async forgetAllOf(userId) {
      for (const row of own(userId))
        if (row.isShared) views().set(row.id, { ...row, ownerId: null });
        else views().delete(row.id);
    },
  };
};
