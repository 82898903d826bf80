import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** The transaction that the code now running belongs to. */
export type AmbientTransaction = {
  readonly db: Knex;
  readonly trx: Knex.Transaction;
  /** What went wrong in it, whether or not somebody caught it: it can't be committed any more. */
  failure: { error: unknown } | null;
  isOpen: boolean;
};

const storage = new AsyncLocalStorage<AmbientTransaction>();

/** Undefined outside of a transaction, and for work that outlives the one it was started in. */
export const ambientTransaction = (db: Knex): AmbientTransaction | undefined => {
  const ambient = storage.getStore();
  return ambient?.isOpen && ambient.db === db ? ambient : undefined;
};

export const runInside = <Result>(
  ambient: AmbientTransaction,
  work: () => Promise<Result>,
): Promise<Result> => storage.run(ambient, work);

/** Where a repository sends its statements at this moment: the transaction around it, else the pool. */
export type Connection = () => Knex;

export const connectionOf =
  (db: Knex): Connection =>
  () =>
    ambientTransaction(db)?.trx ?? db;
