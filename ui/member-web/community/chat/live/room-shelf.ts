import type { ChatRoom } from '../../../app/data/chat.ts';
import { chatDatabase } from './chat-database.ts';
import { isStale, type KeptRoom, mostKeptRooms } from './kept-rooms.ts';

/** A browser that keeps nothing has nothing to show without a connection: that is all. */
const orNothing = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/** The rooms one has seen on this device, to be read without a connection. */
export const roomShelf = {
  room: (userId: string, roomId: string): Promise<KeptRoom | undefined> =>
    orNothing(async () => {
      const kept = await (await chatDatabase()).get('rooms', [userId, roomId]);
      return kept === undefined || isStale(kept, Date.now()) ? undefined : kept;
    }),
  keepRoom: (kept: KeptRoom) =>
    orNothing(async () => {
      const transaction = (await chatDatabase()).transaction('rooms', 'readwrite');
      await transaction.store.put(kept);
      const all = await transaction.store.getAll();
      const old = all
        .filter(({ userId }) => userId === kept.userId)
        .toSorted((a, b) => b.keptAt - a.keptAt)
        .filter((one, place) => place >= mostKeptRooms || isStale(one, Date.now()));
      for (const { userId, roomId } of old) await transaction.store.delete([userId, roomId]);
      await transaction.done;
    }),
  dropRoom: (userId: string, roomId: string) =>
    orNothing(async () => (await chatDatabase()).delete('rooms', [userId, roomId])),
  list: (userId: string): Promise<readonly ChatRoom[] | undefined> =>
    orNothing(async () => {
      const kept = await (await chatDatabase()).get('lists', userId);
      return kept === undefined || isStale(kept, Date.now()) ? undefined : kept.items;
    }),
  keepList: (userId: string, items: readonly ChatRoom[]) =>
    orNothing(async () => (await chatDatabase()).put('lists', { userId, items, keptAt: Date.now() })),
  /** Of everybody who signed in here. */
  clear: () =>
    orNothing(async () => {
      const db = await chatDatabase();
      await Promise.all([db.clear('rooms'), db.clear('lists')]);
    }),
};
export type RoomShelf = Pick<typeof roomShelf, 'room' | 'keepRoom' | 'dropRoom'>;
