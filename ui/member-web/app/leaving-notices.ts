import { useSyncExternalStore } from 'react';
import type { Notice } from './data/notices.ts';

type Leaving = Readonly<{
  /** Off the list already; by id, whether it was unread. */
  lines: ReadonlyMap<string, boolean>;
  /** Why the last one is back on the list. */
  refusal: unknown;
}>;

const none: Leaving = { lines: new Map(), refusal: undefined };

/** As long as the toast that offers to take it back. */
export const undoTime = 6_000;

/**
 * Lines that were taken off the list and can still be put back: the server is told when that time is over, or when the
 * page goes.
 */
export const createLeaving = (wait = undoTime) => {
  let state = none;
  const pending = new Map<string, Readonly<{ timer: ReturnType<typeof setTimeout>; leave: () => void }>>();
  const listeners = new Set<() => void>();
  const change = (next: Leaving) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const without = (id: string) => new Map([...state.lines].filter(([known]) => known !== id));

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** `remove` resolves once no list has the line any more. */
    take({ id, readAt }: Pick<Notice, 'id' | 'readAt'>, remove: () => Promise<unknown>) {
      if (state.lines.has(id)) return;
      const leave = () => {
        pending.delete(id);
        remove().then(
          () => change({ ...state, lines: without(id) }),
          (refusal: unknown) => change({ lines: without(id), refusal }),
        );
      };
      pending.set(id, { timer: setTimeout(leave, wait), leave });
      change({ lines: new Map(state.lines).set(id, readAt === null), refusal: undefined });
    },
    putBack(id: string) {
      const known = pending.get(id);
      if (known === undefined) return; // gone for good meanwhile
      clearTimeout(known.timer);
      pending.delete(id);
      change({ ...state, lines: without(id) });
    },
    /** Nobody is left to take it back. */
    leaveNow() {
      for (const { timer, leave } of pending.values()) {
        clearTimeout(timer);
        leave();
      }
    },
    /** They went with all the others, or belong to a member who has left. */
    forget() {
      for (const { timer } of pending.values()) clearTimeout(timer);
      pending.clear();
      change(none);
    },
  };
};

export const leavingNotices = createLeaving();
if (typeof window !== 'undefined') addEventListener('pagehide', () => leavingNotices.leaveNow());

export const useLeavingNotices = (): Leaving =>
  useSyncExternalStore(leavingNotices.subscribe, leavingNotices.current, () => none);
