import { useCallback, useState } from 'react';
import { useAuthoring, useKeptCopy, type WorkingCopy } from '../data.ts';
import { useAutosave } from '../saving/use-autosave.ts';
import { fittedTo, orderOf, type TreeOrder } from './tree-order.ts';

const orderRestMs = 600;

/** The order under work, saved by itself, with every step back. */
export const useTree = (copy: WorkingCopy) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(copy.id);
  const [order, setOrder] = useState(() => orderOf(copy.chapters));
  const [before, setBefore] = useState<readonly TreeOrder[]>([]);
  const shown = fittedTo(order, orderOf(copy.chapters));

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
    fit: fittedTo,
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
