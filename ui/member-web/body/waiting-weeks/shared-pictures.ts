import { openDB } from 'idb';
import { sharedDatabase } from '#ui/device/forget-device.ts';

export type SharedPicture = Readonly<{ id: number; file: File }>;

const store = 'pictures';

/** As the service worker writes it: it opens the same place without any library. */
const withPictures = async <Result>(
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
): Promise<Result> => {
  const database = await openDB(sharedDatabase, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(store, { autoIncrement: true }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Pictures that another app shared with this one and that have no side yet. */
export const readSharedPictures = (): Promise<readonly SharedPicture[]> =>
  withPictures(async (database) => {
    const transaction = database.transaction(store);
    const [files, ids] = await Promise.all([transaction.store.getAll(), transaction.store.getAllKeys()]);
    return files.flatMap((file: unknown, place) =>
      file instanceof File ? [{ id: Number(ids[place]), file }] : [],
    );
  });

export const dropSharedPicture = (id: number): Promise<void> =>
  withPictures((database) => database.delete(store, id));
