import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

type Upgrade<Schema extends DBSchema> = NonNullable<OpenDBCallbacks<Schema>['upgrade']>;

/**
 * A place on this device, opened when it is first asked for. What was closed meanwhile, or could not be opened, is opened
 * anew the next time.
 */
export const deviceDatabase = <Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<Schema>,
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () =>
    (opened ??= openDB<Schema>(name, version, {
      upgrade,
      // Another tab has a newer build, or forgets everything: neither must wait for this one.
      blocking(_, __, event) {
        forget();
        (event.target as IDBDatabase).close(); // whose version it is
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
};
