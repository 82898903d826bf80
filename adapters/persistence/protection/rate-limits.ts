import type { Knex } from 'knex';
import { rows } from '../engine/database.ts';

export type Hits = Readonly<{ hits: number; resetsAt: Date }>;

const windowLength = 'make_interval(secs => :windowMs / 1000.0)';
/** Asked once more when its turn has come: those that counted before were begun later, perhaps. */
const isOver = `(r.resets_at <= clock_timestamp() or r.resets_at > clock_timestamp() + ${windowLength})`;

/**
 * Hits in fixed windows, counted for all instances together and by the database's clock. Never part of a transaction:
 * a request that fails has been made all the same. A window that ends later than a new one would was begun before that
 * clock went back: it begins anew.
 */
export const knexRateLimits = (pool: Knex) => ({
  async hit(key: string, windowMs: number): Promise<Hits> {
    const [counted] = await rows<Hits>(
      pool,
      `insert into rate_limits as r (key, hits, resets_at) values (:key, 1, clock_timestamp() + ${windowLength})
       on conflict (key) do update set
         hits = case when ${isOver} then 1 else least(r.hits + 1, 1000000000) end,
         resets_at = case when ${isOver} then clock_timestamp() + ${windowLength} else r.resets_at end
       returning hits, resets_at`,
      { key, windowMs },
    );
    if (!counted) throw new Error('An upsert without a condition answers its row');
    return counted;
  },

  /** Takes one hit back: what it was counted for turned out to be no guess. */
  async forgive(key: string): Promise<void> {
    await rows(pool, 'update rate_limits set hits = hits - 1 where key = ? and hits > 0', [key]);
  },

  /** Removes windows that are over; answers how many. */
  async forget(): Promise<number> {
    const removed = await rows(
      pool,
      'delete from rate_limits where resets_at <= clock_timestamp() returning 1',
    );
    return removed.length;
  },
});
