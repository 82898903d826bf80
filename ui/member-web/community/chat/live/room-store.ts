import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import type { RoomServer } from './data.ts';
import type { ChatNews } from './frames.ts';
import { keptOf } from './kept-rooms.ts';
import { createRoomReading, type RoomReading } from './room-reading.ts';
import { createRoomCell, type RoomCell } from './room-state.ts';
import type { RoomShelf } from './room-shelf.ts';
import { heard, heardDeletion } from './room-view.ts';

export type { RoomState } from './room-state.ts';

const stopTyping = ({ current, change }: RoomCell, userId: string) => {
  const { typing } = current();
  if (typing.has(userId)) change({ typing: new Map([...typing].filter(([id]) => id !== userId)) });
};

const hearIn =
  (cell: RoomCell, reading: RoomReading) =>
  (news: ChatNews): void => {
    const { view, room, typing } = cell.current();
    if (news.kind === 'gone') return cell.change({ isGone: true });
    if (view === undefined || room === undefined) return undefined;
    switch (news.kind) {
      case 'message':
        if (news.message.sender !== null) stopTyping(cell, news.message.sender.id);
        return reading.show(heard(view, news.message));
      case 'deletion':
        return reading.show(heardDeletion(view, news));
      case 'typing':
        return cell.change({ typing: new Map(typing).set(news.userId, news.until) });
      case 'read': {
        const { peer, peerReadSeq } = room;
        if (news.userId !== peer?.id || peerReadSeq === null) return undefined;
        return cell.change({ room: { ...room, peerReadSeq: Math.max(peerReadSeq, news.seq) } });
      }
      case 'room':
        cell.change({ room: news.room });
        // It counts on with messages that may still be on their way.
        return news.room.rev > view.timeline.rev ? reading.lookLater() : undefined;
    }
  };

type Keeping = Readonly<{ shelf: RoomShelf; userId: string }>;

/** Kept a moment after it changed, once for all that came together. */
const keepAfter = 1_000;

const keepLater = ({ current, subscribe }: RoomCell, { shelf, userId }: Keeping): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    timer = undefined;
    const { isKept, isGone } = current();
    const kept = isKept || isGone ? undefined : keptOf(userId, current(), Date.now());
    if (kept !== undefined) void shelf.keepRoom(kept);
  };
  subscribe(() => {
    timer ??= setTimeout(keep, keepAfter);
  });
};

/** One room as it stands on this device: what was read, what was heard, and how the two come together. */
export const createRoomStore = (roomId: string, server: RoomServer, { shelf, userId }: Keeping) => {
  const cell = createRoomCell();
  const { change, current } = cell;
  const reading = createRoomReading(cell, roomId, server, {
    find: () => shelf.room(userId, roomId),
    drop: () => shelf.dropRoom(userId, roomId),
  });
  keepLater(cell, { shelf, userId });

  return {
    roomId,
    current,
    subscribe: cell.subscribe,
    open: reading.open,
    older: () => reading.readMore('older'),
    newer: () => reading.readMore('newer'),
    jump: reading.jump,
    toNewest: reading.toNewest,
    catchUp: reading.catchUp,
    hear: hearIn(cell, reading),
    accept(message: ChatMessage) {
      const { view } = current();
      if (view !== undefined) reading.show(heard(view, message));
    },
    setRoom: (room: ChatRoomDetail) => change({ room }),
    markRead(seq: number) {
      const { room } = current();
      if (room !== undefined && seq > room.readSeq) change({ room: { ...room, readSeq: seq } });
    },
    /** Left, or opened once more: the line stands before what comes after what was read. */
    beginNew() {
      const { room } = current();
      if (room !== undefined) change({ newFrom: room.readSeq + 1 });
    },
    fadeTyping(at: Date) {
      const { typing } = current();
      const still = [...typing].filter(([, until]) => until > at);
      if (still.length !== typing.size) change({ typing: new Map(still) });
    },
  };
};
export type RoomStore = ReturnType<typeof createRoomStore>;

/** As many rooms stay as they were left; the oldest is read anew. */
const keptRooms = 8;

/** Rooms that were open before show at once, also without a connection. */
export const createRoomStores = (server: RoomServer, { shelf, userId }: Keeping) => {
  const stores = new Map<string, RoomStore>();
  // What was forgotten meanwhile must not come back onto the device.
  const keeping: Keeping = {
    userId,
    shelf: {
      ...shelf,
      keepRoom: async (kept) => (stores.has(kept.roomId) ? shelf.keepRoom(kept) : undefined),
    },
  };
  return {
    of(roomId: string): RoomStore {
      const known = stores.get(roomId) ?? createRoomStore(roomId, server, keeping);
      stores.delete(roomId);
      stores.set(roomId, known);
      for (const id of [...stores.keys()].slice(0, -keptRooms)) stores.delete(id);
      return known;
    },
    find: (roomId: string) => stores.get(roomId),
    drop(roomId: string) {
      stores.delete(roomId);
      void shelf.dropRoom(userId, roomId);
    },
    all: () => [...stores.values()],
    forget: () => stores.clear(),
  };
};
