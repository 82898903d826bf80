import type { DBSchema } from 'idb';
import type { KeptList, KeptRoom } from './kept-rooms.ts';
import type { WaitingMessage } from './outbox-entry.ts';
import { deviceDatabase } from '../../../app/device/device-database.ts';

interface Chat extends DBSchema {
  messages: { key: string; value: WaitingMessage; indexes: { userId: string } };
  /** By person and room. */
  rooms: { key: [string, string]; value: KeptRoom };
  lists: { key: string; value: KeptList };
}

/** What this device holds of the chat. */
export const chatDatabase = deviceDatabase<Chat>('fitboard-chat', 2, (db, from) => {
  if (from < 1) db.createObjectStore('messages', { keyPath: 'clientId' }).createIndex('userId', 'userId');
  db.createObjectStore('rooms', { keyPath: ['userId', 'roomId'] });
  db.createObjectStore('lists', { keyPath: 'userId' });
});
