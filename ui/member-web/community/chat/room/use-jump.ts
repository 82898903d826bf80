import { useCallback, useLayoutEffect, useReducer, useRef } from 'react';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { RoomStore } from '../live/room-store.ts';
import { indexOf, type Row, type Target } from './rows.ts';
import type { useKeptPlace } from './use-kept-place.ts';
import { lead, type usePlace } from './use-place.ts';

type Options = Readonly<{
  store: RoomStore;
  /** The message a link leads to. */
  at: number | undefined;
  rows: readonly Row[];
  keeping: ReturnType<typeof useKeptPlace>;
  place: ReturnType<typeof usePlace>;
  mark: (seq: number) => void;
}>;

type Way = { readonly target: Target; readonly isOpening: boolean; isRead: boolean };

/** Where a room opens: where the reader was, at the message a link names, else where the unread ones begin. */
export const openingOf = (kept: Target | undefined, at: number | undefined): Target =>
  kept === undefined || kept === 'end' ? (at ?? 'new') : kept;

/** Reads in what stands there. */
const bring = async (store: RoomStore, target: Target): Promise<void> => {
  if (target === 'end') return store.toNewest();
  if (target === 'new') {
    const { view, newFrom } = store.current();
    if (view === undefined || view.to === null) return undefined;
    // A room that was left among old messages is read anew.
    return newFrom !== null && newFrom >= view.from && newFrom <= view.to ? undefined : store.open();
  }
  return store.jump(typeof target === 'number' ? target : target.seq);
};

/** Goes to a place in the room: reads in the messages around it, and is there once they are rows. */
export const useJump = ({ store, at, rows, keeping, place, mark }: Options) => {
  const toast = useToast();
  const errorText = useErrorText();
  const way = useRef<Way | null>(null);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const { toRow, toEnd } = place;

  const go = useCallback(
    async (target: Target, isOpening = false) => {
      const mine: Way = { target, isOpening, isRead: false };
      way.current = mine;
      draw();
      try {
        await bring(store, target);
      } catch (error) {
        if (!isOpening) toast(errorText(error), { kind: 'error' });
      }
      mine.isRead = true;
      draw();
    },
    [errorText, store, toast],
  );

  // It opens, a link to another message of the room is followed, or Back leads from there to where the reader was.
  const opened = useRef<string | null>(null);
  const { entry, kept } = keeping;
  useLayoutEffect(() => {
    const isOpening = opened.current === null;
    if (opened.current === entry) return;
    opened.current = entry;
    const target = isOpening ? openingOf(kept, at) : (kept ?? at);
    if (target !== undefined) void go(target, isOpening);
  }, [at, entry, go, kept]);

  // Rows that come into view are measured only then: it may take more than one step.
  useLayoutEffect(() => {
    if (way.current === null || rows.length === 0) return;
    const { target, isOpening, isRead } = way.current;
    const index = indexOf(rows, target);
    const endsHere = (target === 'new' || target === 'end') && store.current().view?.to === null;
    if (index !== -1 && !toRow(index, typeof target === 'object' ? target.top : lead)) return;
    if (index === -1 && !endsHere && !isRead) return;
    if (index === -1 && (endsHere || isOpening)) toEnd();
    way.current = null;
    if (index !== -1 && typeof target === 'number') mark(target);
  });

  const jump = useCallback((seq: number) => void go(seq), [go]);
  const goToEnd = useCallback(() => void go('end'), [go]);
  return { jump, goToEnd };
};
