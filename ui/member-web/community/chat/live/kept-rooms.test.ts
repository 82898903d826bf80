import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '#ui/api/api-error.ts';
import type { ChatMessage, ChatRoomDetail } from '../../../app/data/chat.ts';
import type { RoomPage, RoomServer } from './data.ts';
import { isStale, type KeptRoom } from './kept-rooms.ts';
import { createRoomStores } from './room-store.ts';
import { shownEntries } from './room-view.ts';

vi.mock('./data.ts', () => ({}));

const message = (seq: number, parts: Partial<ChatMessage> = {}) =>
  ({
    id: `m${seq}`,
    roomId: 'room',
    seq,
    rev: seq,
    body: `lời ${seq}`,
    sender: null,
    ...parts,
  }) as ChatMessage; // as much as is looked at

const room = (rev: number) => ({ id: 'room', rev, unread: 0, readSeq: rev, peer: null }) as ChatRoomDetail; // likewise

/** A server that can be out of reach, with so many messages. */
const serverWith = (count: number) => {
  const state = { isThere: true, messages: Array.from({ length: count }, (_, index) => message(index + 1)) };
  for (const one of state.messages) Object.assign(one, { createdAt: new Date(0), deletedAt: null });
  const answer = async <Answer>(make: () => Answer): Promise<Answer> => {
    if (!state.isThere) throw unreachable();
    return make();
  };
  const rev = () => Math.max(...state.messages.map((one) => one.rev));
  const server = {
    room: () => answer(() => room(rev())),
    page: () =>
      answer(
        () =>
          ({
            items: state.messages.slice(-50),
            nextCursor: 'older',
            newerCursor: null,
            rev: rev(),
            hasMore: false,
            reset: false,
            room: null,
          }) as unknown as RoomPage,
      ),
    read: () => answer(() => ({ readSeq: 0, unreadRooms: 0 })),
  } as RoomServer;
  return { server, state };
};

/** The device's memory, as the browser keeps it. */
const createShelf = () => {
  const rooms = new Map<string, KeptRoom>();
  return {
    rooms,
    room: async (_: string, roomId: string) => rooms.get(roomId),
    keepRoom: async (kept: KeptRoom) => void rooms.set(kept.roomId, kept),
    dropRoom: async (_: string, roomId: string) => void rooms.delete(roomId),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('A room that was seen before', () => {
  it('is readable without a connection on a page that never opened it, and is read anew afterwards', async () => {
    const shelf = createShelf();
    const { server, state } = serverWith(80);
    await createRoomStores(server, { shelf, userId: 'me' }).of('room').open();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(shelf.rooms.get('room')?.entries).toHaveLength(50);

    state.isThere = false;
    const later = createRoomStores(server, { shelf, userId: 'me' }).of('room');
    await later.open();
    const { view, room: shown, isKept, error } = later.current();
    expect([shown?.id, isKept, error]).toEqual(['room', true, undefined]);
    expect(view && shownEntries(view).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 31),
    );
    expect(view?.olderCursor).toBeNull();

    state.isThere = true;
    state.messages[79] = message(80, { rev: 81, body: '', createdAt: new Date(0), deletedAt: new Date(1) });
    await later.catchUp();
    expect(later.current().isKept).toBe(false);
    expect(later.current().view?.olderCursor).toBe('older');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(JSON.stringify(shelf.rooms.get('room'))).not.toContain('lời 80');
  });

  it('does not come back onto the device after it was wiped', async () => {
    const shelf = createShelf();
    const stores = createRoomStores(serverWith(3).server, { shelf, userId: 'me' });
    await stores.of('room').open();
    stores.forget();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(shelf.rooms.size).toBe(0);
  });

  it('says what is wrong where nothing was kept', async () => {
    const { server, state } = serverWith(3);
    state.isThere = false;
    const store = createRoomStores(server, { shelf: createShelf(), userId: 'me' }).of('room');
    await store.open();
    expect(store.current()).toMatchObject({ view: undefined, error: { code: 'network.unreachable' } });
  });

  it('is not shown after a week', () => {
    const day = 86_400_000;
    expect([isStale({ keptAt: 0 }, 6 * day), isStale({ keptAt: 0 }, 8 * day)]).toEqual([false, true]);
  });
});
