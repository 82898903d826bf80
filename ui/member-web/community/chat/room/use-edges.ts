import { useCallback, useMemo, useState } from 'react';
import type { RoomStore } from '../live/room-store.ts';
import type { Row } from './rows.ts';

/** As many rows as a phone draws without effort; the others are kept, and drawn when one comes near. */
const mostRows = 120;
const step = 60;

type Edges = Readonly<{ from: number; to: number }>;
const all: Edges = { from: -Infinity, to: Infinity };

/** From the row at `start`, as many as are drawn; an end of the rows is open, so that what comes there is drawn. */
const edgesFrom = (rows: readonly Row[], start: number): Edges => {
  const first = Math.max(0, Math.min(start, rows.length - mostRows));
  const last = first + mostRows;
  return {
    from: first === 0 ? -Infinity : (rows[first]?.seq ?? -Infinity),
    to: last >= rows.length ? Infinity : (rows[last]?.seq ?? Infinity),
  };
};

/** Which rows are drawn: those around the reader. */
export const useEdges = (rows: readonly Row[], store: RoomStore) => {
  const [edges, setEdges] = useState(all);
  const drawn = useMemo(() => rows.filter(({ seq }) => seq >= edges.from && seq <= edges.to), [edges, rows]);

  const widen = useCallback(
    (side: 'up' | 'down') => {
      const first = rows.findIndex(({ seq }) => seq >= edges.from);
      const last = rows.findLastIndex(({ seq }) => seq <= edges.to);
      if (side === 'up' && first <= 0) void store.older();
      else if (side === 'up') setEdges(edgesFrom(rows, first - step));
      else if (last >= rows.length - 1) void store.newer();
      else setEdges(edgesFrom(rows, last + step - mostRows));
    },
    [edges, rows, store],
  );

  /** More came in than are drawn at once: those furthest from the reader go. */
  const trim = useCallback(
    (isAtEnd: boolean) => {
      if (drawn.length <= mostRows + step) return;
      const first = rows.findIndex(({ seq }) => seq >= edges.from);
      setEdges(edgesFrom(rows, isAtEnd ? rows.length - mostRows : first));
    },
    [drawn.length, edges.from, rows],
  );

  /** The rows around a place. */
  const drawAround = useCallback(
    (seq: number) => {
      const index = rows.findIndex((row) => row.seq >= seq);
      setEdges(index === -1 ? all : edgesFrom(rows, index - mostRows / 2));
    },
    [rows],
  );
  const drawEnd = useCallback(() => setEdges(edgesFrom(rows, rows.length)), [rows]);

  return { drawn, widen, trim, drawAround, drawEnd, reachesEnd: edges.to === Infinity };
};
