import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '#core/kernel/time.ts';
import { openDatabase } from './database.ts';
import { databaseClock } from './database-clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexTransaction } from './transaction.ts';

describe('the clock all instances share', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('is the database’s, moved as tests ask', async () => {
    const asked: string[] = [];
    test.db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
    const now = await databaseClock(test.db).now();
    const later = await databaseClock(test.db, hour).now();
    expect(asked).toEqual(Array.from({ length: 2 }, () => 'select clock_timestamp() as now'));
    expect(Math.abs(later.getTime() - now.getTime() - hour)).toBeLessThan(minute);
  });

  it('goes on within a transaction, and needs no connection of its own there', async () => {
    const narrow = openDatabase({ url: test.url, poolMax: 1 });
    try {
      const clock = databaseClock(narrow);
      const options = { secretBox: { seal: (text: string) => text, open: (text: string) => text } };
      const [first, second] = await knexTransaction(
        narrow,
        options,
      )(async ({ settings }) => {
        const begun = await clock.now();
        await settings.read();
        return [begun, await clock.now()] as const;
      });
      expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
    } finally {
      await narrow.destroy();
    }
  });
});
