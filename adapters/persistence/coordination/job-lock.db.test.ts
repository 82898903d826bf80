import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabaseOptions } from '../engine/database.ts';
import { knexJobLock } from './job-lock.ts';
import { createTestDatabase } from '../testing/cluster.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const on = async (options: Omit<DatabaseOptions, 'url'>, use: (db: typeof test.db) => Promise<void>) => {
  const db = openDatabase({ url: test.url, ...options });
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
};

describe('the lock of a job', () => {
  it('leaves the work of all jobs a connection, however small the pool and however many begin at once', () =>
    on({ poolMax: 2 }, async (db) => {
      const lock = knexJobLock(db);
      const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
      const ran = await Promise.all(names.map((name) => lock(name, () => db.raw('select pg_sleep(0.02)'))));
      expect(ran).toEqual(names.map(() => true));
    }));

  it('is given by another connection after the one that held it was lost', () =>
    on({ applicationName: 'jobs of a test' }, async (db) => {
      const lock = knexJobLock(db);
      const lost = lock('a long one', () =>
        test.db.raw(
          `select pg_terminate_backend(pid, 5000) from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and application_name = 'jobs of a test'`,
        ),
      );
      await expect(lost).rejects.toThrow();
      expect(await lock('a long one', () => db.raw('select 1'))).toBe(true);
    }));

  it('is free for others as soon as the work is done, while other jobs still run', () =>
    on({}, async (db) => {
      const [here, there] = [knexJobLock(db), knexJobLock(test.db)];
      const { promise, resolve } = Promise.withResolvers<void>();
      const long = here('a long one', () => promise);
      expect(await here('a short one', async () => undefined)).toBe(true);
      expect(await there('a short one', async () => undefined)).toBe(true);
      expect(await there('a long one', async () => undefined)).toBe(false);
      resolve();
      expect(await long).toBe(true);
      expect(await there('a long one', async () => undefined)).toBe(true);
    }));
});
