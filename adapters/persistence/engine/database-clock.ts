import type { Knex } from 'knex';
import type { SharedClock } from '#core/kernel/clock.ts';
import { connectionOf } from './ambient-transaction.ts';
import { rows } from './database.ts';

/** The database's clock; `offsetMs` moves it as it moves the application's, for tests. */
export const databaseClock = (pool: Knex, offsetMs = 0): SharedClock => {
  const db = connectionOf(pool);
  return {
    async now() {
      const [row] = await rows<{ now: Date }>(db(), 'select clock_timestamp() as now');
      if (!row) throw new Error('The database did not say what time it is');
      return new Date(row.now.getTime() + offsetMs);
    },
  };
};
