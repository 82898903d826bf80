import { chatDatabase } from './chat-database.ts';
import type { WaitingMessage } from './outbox-entry.ts';

/** What waits on this device; a browser that keeps nothing has it while the page lives. */
const kept = new Map<string, WaitingMessage>();

const orInPage = async <Result>(
  stored: (db: Awaited<ReturnType<typeof chatDatabase>>) => Promise<Result>,
  inPage: () => Result,
): Promise<Result> => {
  try {
    return await stored(await chatDatabase());
  } catch {
    return inPage();
  }
};

export const outboxStore = {
  ofUser: (userId: string): Promise<readonly WaitingMessage[]> =>
    orInPage(
      async (db) => [
        ...(await db.getAllFromIndex('messages', 'userId', userId)),
        ...[...kept.values()].filter((message) => message.userId === userId),
      ],
      () => [...kept.values()].filter((message) => message.userId === userId),
    ),
  put: (message: WaitingMessage): Promise<void> =>
    orInPage(
      async (db) => {
        await db.put('messages', message);
        kept.delete(message.clientId);
      },
      () => {
        kept.set(message.clientId, message);
      },
    ),
  remove: (clientId: string): Promise<void> =>
    orInPage(
      async (db) => {
        await db.delete('messages', clientId);
        kept.delete(clientId);
      },
      () => {
        kept.delete(clientId);
      },
    ),
  /** Of everybody who signed in here. */
  clear: (): Promise<void> =>
    orInPage(
      async (db) => {
        await db.clear('messages');
        kept.clear();
      },
      () => kept.clear(),
    ),
};
export type OutboxStore = typeof outboxStore;
