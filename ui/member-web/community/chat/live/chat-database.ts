import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptList, KeptRoom } from './kept-rooms.ts';
import type { WaitingMessage } from './outbox-entry.ts';

interface Chat extends DBSchema {
  messages: { key: string; value: WaitingMessage; indexes: { userId: string } };
  /** By person and room. */
  rooms: { key: [string, string]; value: KeptRoom };
  lists: { key: string; value: KeptList };
}

let opened: Promise<IDBPDatabase<Chat>> | undefined;

/** What this device holds of the chat. */
export const chatDatabase = (): Promise<IDBPDatabase<Chat>> =>
  (opened ??= openDB<Chat>('fitboard-chat', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('messages', { keyPath: 'clientId' }).createIndex('userId', 'userId');
      db.createObjectStore('rooms', { keyPath: ['userId', 'roomId'] });
      db.createObjectStore('lists', { keyPath: 'userId' });
    },
    // Another tab has a newer build: it must not wait for this one.
    blocking(_, __, event) {
      opened = undefined;
      (event.target as IDBDatabase).close(); // whose version it is
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  }));
