import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RoomStore } from '../live/room-store.ts';
import { indexOf, type Row, type Target } from './rows.ts';
import type { usePlace } from './use-place.ts';

type Options = Readonly<{
  store: RoomStore;
  /** Where it opens, when a link led to a message. */
  at: number | undefined;
  rows: readonly Row[];
  place: ReturnType<typeof usePlace>;
  mark: (seq: number) => void;
}>;

/**
 * The room opens at the message a link names, else where the unread ones begin, else at the end. A jump reads the messages
 * around a place, and goes there once they are rows.
 */
export const useJump = ({ store, at, rows, place, mark }: Options) => {
  const wanted = useRef<Target | null>(at ?? 'new');
  const { toRow, toEnd } = place;

  const arrive = useCallback(() => {
    const target = wanted.current;
    if (target === null || rows.length === 0) return;
    const index = indexOf(rows, target);
    if (index === -1 ? target !== 'new' : !toRow(index)) return;
    wanted.current = null;
    if (index === -1) toEnd();
    else if (target !== 'new') mark(target);
  }, [mark, rows, toEnd, toRow]);

  // Rows that come into view are measured only then: it may take more than one step.
  useLayoutEffect(arrive);

  const jump = useCallback(
    (seq: number) => {
      wanted.current = seq;
      store.jump(seq).then(arrive, () => {
        wanted.current = null;
      });
    },
    [arrive, store],
  );

  // A link to another message of the room that is open.
  const opened = useRef(at);
  useEffect(() => {
    if (at !== undefined && at !== opened.current) jump(at);
    opened.current = at;
  }, [at, jump]);

  return jump;
};
