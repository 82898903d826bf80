import type { DBSchema } from 'idb';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { answersDatabase } from '#ui/device/forget-device.ts';
import { type KeptAnswer, outdated } from './kept-answers.ts';
import { deviceDatabase } from './device-database.ts';

interface Device extends DBSchema {
  /** Who is signed in here, as the server described them last. */
  members: { key: string; value: Readonly<{ userId: string; user: SignedInUser }> };
  answers: { key: [string, string]; value: KeptAnswer };
}

const database = deviceDatabase<Device>(answersDatabase, 1, (db) => {
  db.createObjectStore('members', { keyPath: 'userId' });
  db.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
});

export const answersOnDevice = {
  member: async (userId: string): Promise<SignedInUser | undefined> =>
    (await (await database()).get('members', userId))?.user,
  /** One member a device. */
  keepMember: async (user: SignedInUser): Promise<void> => {
    const transaction = (await database()).transaction('members', 'readwrite');
    await transaction.store.clear();
    await transaction.store.put({ userId: user.id, user });
    await transaction.done;
  },
  answersOf: async (userId: string): Promise<readonly KeptAnswer[]> => {
    const all = await (await database()).getAll('answers');
    const gone = new Set(outdated(all, userId, Date.now()));
    return all.filter((answer) => !gone.has(answer));
  },
  /** The answers first, and at once: the page may be on its way out. */
  keep: async (userId: string, answers: readonly KeptAnswer[]): Promise<void> => {
    const db = await database();
    const writing = db.transaction('answers', 'readwrite');
    const written = answers.map((answer) => writing.store.put(answer));
    writing.commit();
    await Promise.all([...written, writing.done]);
    const clearing = db.transaction('answers', 'readwrite');
    for (const { userId: of, hash } of outdated(await clearing.store.getAll(), userId, Date.now()))
      await clearing.store.delete([of, hash]);
    await clearing.done;
  },
  /** What the server answered leaves with the sign-in; what the member typed waits for the next one. */
  forget: async (): Promise<void> => {
    const db = await database();
    await Promise.all([db.clear('answers'), db.clear('members')]);
  },
};
