import type { DBSchema } from 'idb';
import type { RecordingKind } from '#core/coaching/reply/reply.ts';
import { recordingsDatabase } from '#ui/device/forget-device.ts';
import { deviceDatabase } from '../../../app/device/device-database.ts';
import { recordedFile } from '../../../app/recording/use-recorder.ts';

/** What is recorded, and has not reached the server. */
type Begun = Readonly<{ kind: RecordingKind; type: string; name: string }>;
type Place = Readonly<{ userId: string; reviewId: string }>;

interface Recordings extends DBSchema {
  recordings: { key: [string, string]; value: Begun & Place };
  /** Piece by piece, as they come: a page that is closed loses one second. */
  parts: { key: [string, string, number]; value: Place & Readonly<{ number: number; part: Blob }> };
}

export type Shelved = Begun & Readonly<{ file: File }>;

const database = deviceDatabase<Recordings>(recordingsDatabase, 1, (db) => {
  db.createObjectStore('recordings', { keyPath: ['userId', 'reviewId'] });
  db.createObjectStore('parts', { keyPath: ['userId', 'reviewId', 'number'] });
});

const partsOf = ({ userId, reviewId }: Place) =>
  IDBKeyRange.bound([userId, reviewId], [userId, reviewId, []]);

/** A browser that keeps nothing has it while the page lives. */
const orNothing = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const drop = (place: Place) =>
  orNothing(async () => {
    const transaction = (await database()).transaction(['recordings', 'parts'], 'readwrite');
    await transaction.objectStore('recordings').delete([place.userId, place.reviewId]);
    await transaction.objectStore('parts').delete(partsOf(place));
    await transaction.done;
  });

/** Where a recording lies on the device until its answer has it. */
export const recordingShelf = (place: Place) => {
  // One write after the other: a part must not arrive before what is dropped for it.
  let last: Promise<unknown> = Promise.resolve();
  const next = (work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  const add = (part: Blob, number: number) =>
    next(() => orNothing(async () => (await database()).put('parts', { ...place, part, number })));
  const begin = ({ kind, type, name }: Begun) =>
    next(async () => {
      await drop(place);
      await orNothing(async () => (await database()).put('recordings', { ...place, kind, type, name }));
    });
  return {
    begin,
    add,
    /** A file that was chosen lies there whole. */
    put: async (begun: Begun, file: File) => {
      await begin(begun);
      await add(file, 1);
    },
    read: async (): Promise<Shelved | undefined> => {
      await last;
      const begun = await orNothing(async () =>
        (await database()).get('recordings', [place.userId, place.reviewId]),
      );
      const parts = await orNothing(async () => (await database()).getAll('parts', partsOf(place)));
      if (begun === undefined || parts === undefined || parts.length === 0) return undefined;
      const { kind, type, name } = begun;
      const file = recordedFile(
        parts.map(({ part }) => part),
        type,
        name,
      );
      return { kind, type, name, file };
    },
    drop: () => next(() => drop(place)),
  };
};

export type RecordingShelf = ReturnType<typeof recordingShelf>;
