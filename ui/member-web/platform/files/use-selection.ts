import { useState } from 'react';
import type { OwnFile } from '../../app/data/media.ts';

const none: ReadonlySet<string> = new Set();

/** Files that are marked for one step together. `place` is where the reader is: elsewhere nothing is marked. */
export const useSelection = (files: readonly OwnFile[], place: string) => {
  const [marked, setMarked] = useState<Readonly<{ place: string; ids: ReadonlySet<string> }>>({
    place,
    ids: none,
  });
  const [last, setLast] = useState<string>();
  const ids = marked.place === place ? marked.ids : none;
  const mark = (next: ReadonlySet<string>) => setMarked({ place, ids: next });

  /** With Shift from the last one to this one. */
  const rangeTo = (id: string): readonly string[] => {
    const order = files.map((file) => file.id);
    const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)].toSorted((a, b) => a - b);
    return order.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1);
  };

  return {
    /** The one that was marked or unmarked last. */
    lastId: last,
    selected: files.filter(({ id }) => ids.has(id)),
    isSelected: (id: string) => ids.has(id),
    toggle: (id: string, isRange: boolean) => {
      setLast(id);
      if (isRange) return mark(new Set([...ids, ...rangeTo(id)]));
      return mark(ids.has(id) ? new Set([...ids].filter((known) => known !== id)) : new Set([...ids, id]));
    },
    selectAll: () => mark(new Set(files.map(({ id }) => id))),
    clear: () => mark(none),
  };
};

export type Selection = ReturnType<typeof useSelection>;
