import { useCallback, useEffect, useRef } from 'react';
import type { RoomStore } from '../live/room-store.ts';
import type { Row } from './rows.ts';
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
 * around a place, draws them, and only then can go there.
 */
export const useJump = ({ store, at, rows, place, mark }: Options) => {
  const wanted = useRef<number | 'start' | null>(at ?? 'start');
  const { toRow, drawAround, toEnd } = place;

  const arrive = useCallback(() => {
    const target = wanted.current;
    if (target === null || rows.length === 0) return;
    if (target === 'start') {
      wanted.current = null;
      if (!toRow('new', 'top')) toEnd();
      return;
    }
    const row = rows.find(({ seq, kind }) => seq === target && kind !== 'day' && kind !== 'new');
    if (row === undefined) return;
    if (toRow(row.key, 'centre')) {
      wanted.current = null;
      mark(target);
    } else drawAround(target);
  }, [drawAround, mark, rows, toEnd, toRow]);

  useEffect(() => {
    const frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  });

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
