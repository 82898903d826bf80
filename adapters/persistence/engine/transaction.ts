import type { Knex } from 'knex';
import type { Transaction } from '#core/kernel/transaction.ts';
import { codeOf } from '#adapters/ports/operator-error.ts';
import { ambientTransaction, runInside, type AmbientTransaction } from './ambient-transaction.ts';
import { openSession } from './transaction-session.ts';
import { knexRepositories, type RepositoryOptions } from '../repositories.ts';

const attempts = 4;

/** Two transactions that wait for each other, or saw each other's rows: the one given up may simply be tried again. */
const isClash = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const once = async <Result>(db: Knex, work: () => Promise<Result>): Promise<Result> => {
  const session = await openSession(db);
  const ambient: AmbientTransaction = { db, session, failure: null, isOpen: true };
  try {
    try {
      const result = await runInside(ambient, work);
      ambient.isOpen = false;
      const failed = session.failure();
      if (failed && !failed.isOwn)
        throw new Error('The work of a transaction went on after a statement had failed', {
          cause: failed.error,
        });
      if (ambient.failure) throw ambient.failure.error;
      await session.commit();
      return result;
    } catch (error) {
      ambient.isOpen = false;
      await session.rollback();
      const failed = session.failure();
      // What came after it only says that the transaction is broken.
      throw failed?.isOwn ? failed.error : error;
    }
  } finally {
    session.release();
  }
};

/**
 * Commits when the work resolves, rolls back when it fails. Called inside another one, it joins it; a joined part that
 * fails takes the whole with it. The repositories are those of `knexReads`: what they belong to is decided at each call.
 */
export const knexTransaction = (db: Knex, options: RepositoryOptions): Transaction => {
  const repositories = knexRepositories(db, options);
  return async (work) => {
    const outer = ambientTransaction(db);
    if (outer) {
      try {
        return await work(repositories);
      } catch (error) {
        outer.failure ??= { error };
        throw error;
      }
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(db, () => work(repositories));
      } catch (error) {
        if (!isClash(error) || attempt === attempts) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  };
};

/** Repositories for reading without a transaction of one's own; inside one they join it. */
export const knexReads = knexRepositories;
