import { AsyncLocalStorage } from 'node:async_hooks';
import type { RoomSignal } from '#core/community/chat/room-signal.ts';
import type { DomainEvent } from '#core/kernel/events.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';

type Work = 'events' | 'mails' | 'pushes';

/** Wakes the workers of this process when work was left for them, so that they need not look every moment. */
export const createWorkSignal = () => {
  type Listener = (events: readonly DomainEvent[]) => void;
  const listeners: Record<Work, Listener[]> = { events: [], mails: [], pushes: [] };
  const roomListeners: ((signals: readonly RoomSignal[]) => void)[] = [];
  return {
    /** Rooms that were changed by a transaction that has committed. */
    onRooms(listener: (signals: readonly RoomSignal[]) => void): void {
      roomListeners.push(listener);
    },
    ringRooms(signals: readonly RoomSignal[]): void {
      for (const listener of roomListeners) listener(signals);
    },
    on(work: Work, listener: Listener): void {
      listeners[work].push(listener);
    },
    /** `events`: those that were just committed. */
    ring(work: Work, events: readonly DomainEvent[] = []): void {
      for (const listener of listeners[work]) listener(events);
    },
  };
};
export type WorkSignal = ReturnType<typeof createWorkSignal>;

/** What a transaction leaves for later. */
type LeftWork = {
  events: DomainEvent[];
  rooms: RoomSignal[];
  hasMails: boolean;
  hasPushes: boolean;
  isOpen: boolean;
};

const nothingLeft = () => ({ events: [], rooms: [], hasMails: false, hasPushes: false });

const watched = (left: LeftWork, { events, mails, pushes, ...others }: Repositories): Repositories => ({
  ...others,
  liveRooms: { changed: (...signals) => void left.rooms.push(...signals) },
  events: {
    ...events,
    append(event) {
      left.events.push(event);
      return events.append(event);
    },
  },
  mails: {
    ...mails,
    append(mail, names) {
      left.hasMails = true;
      return mails.append(mail, names);
    },
  },
  pushes: {
    ...pushes,
    append(push) {
      left.hasPushes = true;
      return pushes.append(push);
    },
  },
});

/** Signals when a transaction in which events, mails or pushes were appended is over; one inside another ends with it. */
export const signallingWork = (transaction: Transaction, workSignal: WorkSignal): Transaction => {
  const surrounding = new AsyncLocalStorage<LeftWork>();
  return async (work) => {
    const outer = surrounding.getStore();
    if (outer?.isOpen) return transaction((repositories) => work(watched(outer, repositories)));

    const left: LeftWork = { ...nothingLeft(), isOpen: true };
    try {
      const result = await surrounding.run(left, () =>
        transaction((repositories) => {
          // A transaction may be tried again: what an earlier try appended never was.
          Object.assign(left, nothingLeft());
          return work(watched(left, repositories));
        }),
      );
      if (left.rooms.length > 0) workSignal.ringRooms(left.rooms);
      if (left.events.length > 0) workSignal.ring('events', left.events);
      if (left.hasMails) workSignal.ring('mails');
      if (left.hasPushes) workSignal.ring('pushes');
      return result;
    } finally {
      left.isOpen = false;
    }
  };
};
