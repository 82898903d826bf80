import type { Knex } from 'knex';
import type { BeginReading } from '#core/kernel/page.ts';
import { runInside, type AmbientTransaction } from './ambient-transaction.ts';
import { openDatabase, rows } from './database.ts';
import { openSession } from './transaction-session.ts';

/** A million rows are sorted in seconds; what takes longer than this is broken off, and its reader hears of it. */
const statementTimeoutMs = 60_000;
/** Longer than a download waits for its reader: this is for one whose process has gone without a word. */
const idleInTransactionMs = 180_000;
const readersAtOnce = 3;

/** Connections of their own: a slow download must not take one that requests wait for. */
export const openReadingDatabase = (url: string): Knex =>
  openDatabase({
    url,
    poolMax: readersAtOnce,
    applicationName: 'fitboard reading',
    statementTimeoutMs,
    idleInTransactionMs,
  });

/** What reads through the repositories of `db` inside `read` does so on a connection of `readers`, at one moment. */
export const knexBeginReading =
  (db: Knex, readers: Knex): BeginReading =>
  async () => {
    const session = await openSession(readers);
    const ambient: AmbientTransaction = { db, session, failure: null, isOpen: true };
    const end = async (): Promise<void> => {
      if (!ambient.isOpen) return;
      ambient.isOpen = false;
      try {
        await session.rollback();
      } finally {
        session.release();
      }
    };
    try {
      await rows(session.knex, 'set transaction isolation level repeatable read, read only');
    } catch (error) {
      await end();
      throw error;
    }
    return { read: (work) => runInside(ambient, work), end };
  };
