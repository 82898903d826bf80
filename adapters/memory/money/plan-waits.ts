import { displayName } from '#core/access/actor/person.ts';
import type { PlanWait, PlanWaitRow, PlanWaits } from '#core/money/level/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { ascending, isBelow } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

const placeOf = ({ joinedAt, userId }: PlanWait): [Date, string] => [joinedAt, userId];

export const memoryPlanWaits = (view: () => View): PlanWaits => {
  const waits = () => view().table('planWaits');
  const inOrder = (level: string): PlanWait[] =>
    waits()
      .all()
      .filter((wait) => wait.level === level)
      .toSorted(ascending(placeOf));
  return {
    async join(wait) {
      const key = keyOf(wait.userId, wait.level);
      if (!waits().get(key)) waits().set(key, wait);
    },
    leave: async (userId, level) => waits().delete(keyOf(userId, level)),
    of: async (userId) =>
      waits()
        .all()
        .filter((wait) => wait.userId === userId)
        .toSorted(ascending(({ level }) => [level])),
    async pageOf(level, { limit, cursor }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = inOrder(level)
        .filter((wait) => !at || !id || isBelow([new Date(at), id], placeOf(wait)))
        .map((wait): PlanWaitRow => {
          const user = view().table('users').get(wait.userId);
          return { ...wait, userName: user ? displayName(user) : '', userEmail: user?.email ?? '' };
        });
      return pageOf(found, limit, (wait) => encodeCursor(...placeOf(wait)));
    },
    countOf: async (level) => inOrder(level).length,
    lockNext: async (level, limit) => inOrder(level).slice(0, limit),

    deleteAllOf: async (id) => deleteRows(waits(), ({ userId }) => userId === id),
  };
};
