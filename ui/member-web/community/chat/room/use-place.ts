import {
  observeElementRect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RoomState, RoomStore } from '../live/room-store.ts';
import type { ReadingPlace } from '../live/session.ts';
import { indexOf, isSaid, type Row, type Target } from './rows.ts';

type List = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** So near to an end, in pixels, more is fetched. */
const near = 700;
/** Within so little of the end one is at the end. */
const atEnd = 24;
/** A row counts as seen when so much of it is in view. */
const glimpse = 12;
/** Above a place that is gone to, so much of what was said before it stays in view. */
export const lead = 72;
/** Rows that are drawn on either side of what is in view: to be read on, found, listened to and reached by the keyboard. */
const overscan = 50;
const margin = 8;
/** As high as most rows are, before they are drawn. */
const usualHeight = 60;
/** Where an end of the rows is not the end of the room, there is room to tell how the others come: nothing moves for it. */
export const beyondHeight = 64;

/** To the fraction of a pixel: the rows stand below each other as they are, and rounded heights would add up. */
const heightOf = (row: HTMLDivElement, entry: ResizeObserverEntry | undefined): number =>
  entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height;

/**
 * What changes its height above the reader moves nothing, also while one goes up through rows that changed meanwhile. A
 * row of which no more than a glimpse is left in view is above.
 */
const changesAbove = (
  { key, start, end }: VirtualItem,
  _: number,
  { itemSizeCache, scrollOffset }: List,
): boolean => (itemSizeCache.has(key) ? end - glimpse : start) <= (scrollOffset ?? 0);

/**
 * Where it will stand, before anything is drawn: the first rows that are drawn are those that will be looked at. Never
 * further than the rows reach: a place that can't be scrolled to would be believed and never be corrected.
 */
const offsetOf = (rows: readonly Row[], target: Target): number => {
  const index = indexOf(rows, target);
  const top = typeof target === 'object' ? target.top : lead;
  const wanted = (index === -1 ? rows.length : index) * usualHeight - top;
  return Math.max(0, Math.min(wanted, rows.length * usualHeight - innerHeight));
};

const newestSeen = (list: List, rows: readonly Row[], bottom: number): number => {
  const last = list.getVirtualItemForOffset(bottom - glimpse)?.index ?? -1;
  return rows.slice(0, last + 1).findLast(isSaid)?.seq ?? 0;
};

/** By the message at the upper edge of what is in view. */
const placeIn = (list: List, rows: readonly Row[]): ReadingPlace => {
  const offset = list.scrollOffset ?? 0;
  const first = list.getVirtualItemForOffset(offset)?.index ?? 0;
  const index = rows.findIndex((row, at) => at >= first && isSaid(row));
  const row = rows[index];
  return row === undefined
    ? 'end'
    : { seq: row.seq, top: (list.measurementsCache[index]?.start ?? 0) - offset };
};

type Options = Readonly<{
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  store: RoomStore;
  view: RoomState['view'];
  opensAt: Target;
  /** The newest place that is in view. */
  onSeen: (seq: number) => void;
  /** Where the reader is, to be found again. */
  onPlace: (place: ReadingPlace) => void;
}>;

/** Draws the rows around the reader, and keeps the place while messages come at both ends. */
export const usePlace = ({ scroller, rows, store, view, opensAt, onSeen, onPlace }: Options) => {
  const [isAtEnd, setAtEnd] = useState(true);
  const sticks = useRef(false);
  const isPlaced = useRef(false);
  /** Where the reader was when more was last asked for. */
  const askedAt = useRef(0);
  // No compiler remembers what the list answers: it is asked at each drawing.
  // oxlint-disable-next-line react/incompatible-library
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: () => usualHeight,
    initialOffset: () => offsetOf(rows, opensAt),
    measureElement: heightOf,
    overscan,
    anchorTo: 'end',
    scrollEndThreshold: atEnd,
    paddingStart: view?.olderCursor ? beyondHeight : margin,
    paddingEnd: view?.newerCursor ? beyondHeight : margin,
    // Rows that come while one scrolls are measured at once, as at rest.
    isScrollingResetDelay: 0,
    // A longer text being written, a phone's keyboard: the end stays the end.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        report(rect);
        if (sticks.current) instance.scrollToEnd();
      }),
  });
  const items = list.getVirtualItems();
  const { isScrolling } = list;

  useLayoutEffect(() => {
    list.shouldAdjustScrollPositionOnItemSizeChange = changesAbove;
  }, [list]);

  // What comes, and what grows, moves the end away; only the reader leaves it.
  useLayoutEffect(() => {
    if (list.scrollDirection === 'backward') sticks.current = false;
  });
  useLayoutEffect(() => {
    if (sticks.current) list.scrollToEnd();
  }, [items, list]);

  const look = useCallback(() => {
    const { scrollOffset, scrollRect } = list;
    if (!isPlaced.current || scrollOffset === null || scrollRect === null) return;
    const bottom = scrollOffset + scrollRect.height;
    const below = list.getTotalSize() - bottom;
    if (below < atEnd && store.current().view?.to === null) sticks.current = true;
    setAtEnd(sticks.current);
    if (document.visibilityState === 'visible') onSeen(newestSeen(list, rows, bottom));
    onPlace(sticks.current ? 'end' : placeIn(list, rows));
    const hasFailed = store.current().readFailed !== null;
    if (!hasFailed) askedAt.current = scrollOffset;
    // What failed is asked for again by its button, or by going on: not by standing there.
    if (hasFailed && Math.abs(scrollOffset - askedAt.current) < atEnd) return;
    if (scrollOffset < near) void store.older();
    if (below < near) void store.newer();
  }, [list, onPlace, onSeen, rows, store]);

  // In the next frame the list knows where it was scrolled to.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isScrolling, items, look]);

  const toEnd = useCallback(() => {
    isPlaced.current = true;
    sticks.current = true;
    list.scrollToEnd();
  }, [list]);

  /** False as long as the row, and what is drawn around it, is not where it shall be. */
  const toRow = useCallback(
    (index: number, top: number): boolean => {
      sticks.current = false;
      const { start = 0, key = '' } = list.measurementsCache[index] ?? {};
      const offset = list.getOffsetForAlignment(start - top, 'start');
      const isDrawn = list.elementsCache.get(key)?.isConnected ?? false;
      const isThere = isDrawn && Math.abs(offset - (scroller.current?.scrollTop ?? 0)) < 1;
      if (isThere) isPlaced.current = true;
      else list.scrollToOffset(offset);
      return isThere;
    },
    [list, scroller],
  );

  return { list, items, isAtEnd, toEnd, toRow };
};
