import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { WaitingMessage } from '../live/outbox-entry.ts';
import { shownEntries } from '../live/room-view.ts';
import { useChat } from '../use-session.ts';
import { rowsOf } from './rows.ts';

/** A room on the screen: read around `at`, else where its unread messages begin, and followed while it is looked at. */
export const useRoom = (roomId: string, at: number | undefined) => {
  const { session } = useChat();
  const store = useMemo(() => session.rooms.of(roomId), [roomId, session]);
  const state = useSyncExternalStore(store.subscribe, store.current);

  useEffect(() => {
    // What was left as it stood is caught up with; the rest is read.
    if (store.current().view === undefined) void store.open(at);
    else {
      store.beginNew();
      void store.catchUp();
    }
    return () => {
      session.readMarks.flush();
      store.beginNew();
    };
    // `at` is where it opens; later it is a place to jump to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, store]);

  useEffect(() => {
    if (state.typing.size === 0) return undefined;
    const timer = setInterval(() => store.fadeTyping(new Date()), 1_000);
    return () => clearInterval(timer);
  }, [state.typing.size, store]);

  return { store, state };
};

const none: readonly WaitingMessage[] = [];

/** What of a room has not left this device. */
export const useWaitingIn = (roomId: string) => {
  const { session } = useChat();
  const { messages, progress } = useSyncExternalStore(session.outbox.subscribe, session.outbox.current);
  const waiting = useMemo(() => {
    const own = messages.filter((message) => message.roomId === roomId);
    return own.length === 0 ? none : own;
  }, [messages, roomId]);
  return { waiting, progress };
};

export const useRows = (roomId: string, state: ReturnType<typeof useRoom>['state']) => {
  const { session } = useChat();
  const { timeZone = defaultTimeZone } = useIntl();
  const { waiting, progress } = useWaitingIn(roomId);
  const { view, newFrom } = state;
  const rows = useMemo(
    () =>
      view === undefined
        ? []
        : rowsOf({
            entries: shownEntries(view),
            hasOlder: view.olderCursor !== null,
            waiting: view.to === null ? waiting : none,
            userId: session.userId,
            newFrom,
            dayOf: (at) => localDate(at, timeZone),
          }),
    [newFrom, session.userId, timeZone, view, waiting],
  );
  return { rows, progress };
};

/** A message that was jumped to is marked for a moment. */
export const useMarked = () => {
  const [marked, setMarked] = useState<number | null>(null);
  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), 2_500);
    return () => clearTimeout(timer);
  }, [marked]);
  return [marked, setMarked] as const;
};
