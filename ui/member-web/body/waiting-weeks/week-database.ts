import type { DBSchema } from 'idb';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { weeksDatabase } from '#ui/device/forget-device.ts';
import type { KeptOpening } from './kept-opening.ts';
import type { WaitingPhoto, WeekQueue } from './week-queue.ts';
import { deviceDatabase } from '../../app/device/device-database.ts';

interface Weeks extends DBSchema {
  queues: { key: string; value: Readonly<{ userId: string; queue: WeekQueue }> };
  /** Pictures of the form that have not left this device. */
  photos: { key: [string, string]; value: WaitingPhoto & Readonly<{ userId: string }> };
  /** What the form opened with the last time. */
  openings: { key: string; value: Readonly<{ userId: string; opening: KeptOpening }> };
}

const database = deviceDatabase<Weeks>(weeksDatabase, 1, (db) => {
  db.createObjectStore('queues', { keyPath: 'userId' });
  db.createObjectStore('photos', { keyPath: ['userId', 'side'] });
  db.createObjectStore('openings', { keyPath: 'userId' });
});

/** A browser that keeps nothing has it while the page lives. */
const inPage = new Map<string, WeekQueue>();

const orNothing = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

export const weekStore = {
  /** Reads, changes and writes in one transaction. `isKept`: closing the page would lose nothing. */
  async change(
    userId: string,
    step: (queue: WeekQueue) => WeekQueue,
  ): Promise<Readonly<{ queue: WeekQueue; isKept: boolean }>> {
    const here = inPage.get(userId);
    if (here === undefined) {
      try {
        const transaction = (await database()).transaction('queues', 'readwrite');
        const known = (await transaction.store.get(userId))?.queue ?? [];
        const queue = step(known);
        if (queue !== known) {
          if (queue.length === 0) await transaction.store.delete(userId);
          else await transaction.store.put({ userId, queue });
        }
        await transaction.done;
        return { queue, isKept: true };
      } catch {
        // Private mode, or a full disk.
      }
    }
    const queue = step(here ?? []);
    if (queue.length === 0) inPage.delete(userId);
    else inPage.set(userId, queue);
    return { queue, isKept: false };
  },
  photosOf: async (userId: string): Promise<readonly WaitingPhoto[]> =>
    (await orNothing(async () =>
      (await database()).getAll('photos', IDBKeyRange.bound([userId], [userId, []])),
    )) ?? [],
  /** Answers whether it is safe here. */
  keepPhoto: async (userId: string, photo: WaitingPhoto): Promise<boolean> =>
    (await orNothing(async () => {
      await (await database()).put('photos', { ...photo, userId });
      return true;
    })) ?? false,
  dropPhoto: (userId: string, side: BodySide) =>
    orNothing(async () => (await database()).delete('photos', [userId, side])),
  keepOpening: (userId: string, opening: KeptOpening) =>
    orNothing(async () => (await database()).put('openings', { userId, opening })),
  openingOf: async (userId: string): Promise<KeptOpening | undefined> =>
    (await orNothing(async () => (await database()).get('openings', userId)))?.opening,
};
