import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RoomStore } from '../live/room-store.ts';
import type { Row } from './rows.ts';
import {
  type Anchor,
  anchorIn,
  isAtEndOf,
  isNearEndOf,
  isNearTopOf,
  lastSeenIn,
  returnTo,
  scrollToEnd,
  scrollToRow,
} from './scroller.ts';
import { useEdges } from './use-edges.ts';

type Options = Readonly<{
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  store: RoomStore;
  /** The newest place that is in view. */
  onSeen: (seq: number) => void;
}>;

/** Keeps the reader's place while messages come at both ends, and draws only those around it. */
export const usePlace = ({ scroller, rows, store, onSeen }: Options) => {
  const { drawn, widen, trim, drawAround, drawEnd, reachesEnd } = useEdges(rows, store);
  const [isAtEnd, setAtEnd] = useState(true);
  const anchor = useRef<Anchor | undefined>(undefined);
  const sticks = useRef(true);
  const isPlaced = useRef(false);

  const look = useCallback(() => {
    const element = scroller.current;
    if (element === null || !isPlaced.current) return;
    anchor.current = anchorIn(element);
    sticks.current = isAtEndOf(element) && reachesEnd && store.current().view?.to === null;
    setAtEnd(sticks.current);
    if (document.visibilityState === 'visible') onSeen(lastSeenIn(element));
    trim(sticks.current);
    if (isNearTopOf(element)) widen('up');
    else if (isNearEndOf(element)) widen('down');
  }, [onSeen, reachesEnd, scroller, store, trim, widen]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !isPlaced.current) return;
    if (sticks.current) scrollToEnd(element);
    else if (anchor.current !== undefined) returnTo(element, anchor.current);
    anchor.current = anchorIn(element);
  }, [drawn, scroller]);

  // Pictures, a longer text being written, a phone's keyboard: the end stays the end.
  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (element === null || !content) return undefined;
    const observer = new ResizeObserver(() => {
      if (sticks.current && isPlaced.current) scrollToEnd(element);
    });
    observer.observe(content);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  useEffect(() => {
    const frame = requestAnimationFrame(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look, drawn]);

  const toEnd = useCallback(() => {
    isPlaced.current = true;
    sticks.current = true;
    drawEnd();
    requestAnimationFrame(() => {
      if (scroller.current !== null) scrollToEnd(scroller.current);
      look();
    });
  }, [drawEnd, look, scroller]);

  /** False where the row is not drawn. */
  const toRow = useCallback(
    (key: string, where: 'centre' | 'top'): boolean => {
      const element = scroller.current;
      if (element === null || !scrollToRow(element, key, where)) return false;
      isPlaced.current = true;
      sticks.current = false;
      anchor.current = anchorIn(element);
      requestAnimationFrame(look);
      return true;
    },
    [look, scroller],
  );

  return { drawn, look, isAtEnd, toEnd, toRow, drawAround };
};
