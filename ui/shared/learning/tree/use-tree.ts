import { useCallback, useState } from 'react';
import { useAuthoring, useKeptCopy, type WorkingCopy } from '../authoring.ts';
import { useAutosave } from '../saving/use-autosave.ts';
import { orderOf, rowsOf, type TreeOrder } from './tree-order.ts';

const orderRestMs = 600;

/** Rows that were added or went since are put in and out of the order one has made. */
const fitted = (order: TreeOrder, copy: WorkingCopy): TreeOrder => {
  const newest = orderOf(copy.chapters);
  const there = new Set(rowsOf(newest).map(({ id }) => id));
  const known = new Set(rowsOf(order).map(({ id }) => id));
  const kept = order
    .filter(({ id }) => there.has(id))
    .map(({ id, lessonIds }) => ({ id, lessonIds: lessonIds.filter((each) => there.has(each)) }));
  const added = newest
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({ id, lessonIds: [] as string[] }));
  return [...kept, ...added].map(({ id, lessonIds }) => ({
    id,
    lessonIds: [
      ...lessonIds,
      ...(newest.find((each) => each.id === id)?.lessonIds ?? []).filter((each) => !known.has(each)),
    ],
  }));
};

/** The order under work, saved by itself, with every step back. */
export const useTree = (copy: WorkingCopy) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(copy.id);
  const [order, setOrder] = useState(() => orderOf(copy.chapters));
  const [before, setBefore] = useState<readonly TreeOrder[]>([]);
  const shown = fitted(order, copy);

  const put = useCallback((next: TreeOrder) => {
    setOrder((now) => {
      if (now === next) return now;
      setBefore((steps) => [...steps.slice(-49), now]);
      return next;
    });
  }, []);

  const autosave = useAutosave({
    values: shown,
    start: { values: orderOf(copy.chapters), version: copy.version },
    restMs: orderRestMs,
    save: async (chapters, { version }) => {
      const answer = await calls.order({
        params: { id: copy.id },
        body: {
          version,
          chapters: chapters.map(({ id, lessonIds }) => ({ id, lessonIds: [...lessonIds] })),
        },
      });
      kept.keep(answer);
      return { values: orderOf(answer.chapters), version: answer.version };
    },
    readNewest: async () => {
      const newest = await kept.read();
      return { values: orderOf(newest.chapters), version: newest.version };
    },
    take: (next) => {
      setOrder(next);
      setBefore([]);
    },
  });

  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    setOrder(last);
  };
  return { order: shown, put, undo, mayUndo: before.length > 0, autosave };
};

export type Tree = ReturnType<typeof useTree>;
