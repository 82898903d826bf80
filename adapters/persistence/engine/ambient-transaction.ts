import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { rows } from './database.ts';
import { positioned } from './placeholders.ts';
import type { PointReads } from './point-reads.ts';
import type { TransactionSession } from './transaction-session.ts';

/** The transaction that the code now running belongs to. */
export type AmbientTransaction = {
  readonly db: Knex;
  readonly session: TransactionSession;
  /** A part that joined it went wrong, whether or not the code caught it: it can't be committed any more. */
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
export type Connection = (() => Knex) &
  Readonly<{
    /** A short read by an index; outside of a transaction it need not wait for a connection of its own. */
    point<Row>(sql: string, bindings: readonly Knex.RawBinding[]): Promise<Row[]>;
    /**
     * Writes what answers nothing and is refused by nothing. Inside a transaction it is not waited for: it goes out with
     * the next statement or the commit, and when it fails, so does the transaction.
     */
    append(sql: string, bindings: readonly Knex.RawBinding[]): Promise<void>;
  }>;

export const connectionOf = (db: Knex, points: PointReads | null = null): Connection => {
  const current = (): Knex => ambientTransaction(db)?.session.knex ?? db;
  return Object.assign(current, {
    point<Row>(sql: string, bindings: readonly Knex.RawBinding[]): Promise<Row[]> {
      const transaction = ambientTransaction(db)?.session.knex;
      return points && !transaction
        ? points.ask<Row>(sql, bindings)
        : rows<Row>(transaction ?? db, sql, bindings);
    },
    async append(sql: string, bindings: readonly Knex.RawBinding[]): Promise<void> {
      const text = positioned(sql, bindings);
      const session = ambientTransaction(db)?.session;
      if (session && text !== null) session.later(text, [...bindings]);
      else await rows(current(), sql, bindings);
    },
  });
};
