import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '#adapters/ports/database-errors.ts';
import { openPointReads, type PointReads } from './point-reads.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

let database: TestDatabase;
let points: PointReads;
beforeAll(async () => {
  database = await createTestDatabase();
  points = openPointReads({ url: database.url, applicationName: 'points of the test' });
});
afterAll(async () => {
  await points.close();
  await database.drop();
});

const sessions = async () => {
  const [counted] = (await database
    .db('pg_stat_activity')
    .where({ applicationName: 'points of the test' })
    .count()) as {
    count: number;
  }[]; // one row
  return counted?.count;
};
const cut = async () => {
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'points of the test'`,
  );
  await admin.end();
};

describe('reads that share a connection', () => {
  it('each get their own answer, however many are on their way', async () => {
    const asked = Array.from({ length: 300 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map((index) =>
        points.ask<{ doubleOf: number; word: string }>('select ?::int * 2 as double_of, ?::text as word', [
          index,
          `số ${index}`,
        ]),
      ),
    );
    expect(answers).toEqual(asked.map((index) => [{ doubleOf: index * 2, word: `số ${index}` }]));
    expect(await sessions()).toBe(1);
  });

  it('read values as every other read does', async () => {
    const [row] = await points.ask(
      'select 12::bigint as big, now()::date as a_day, ?::timestamptz as at, ?::text[] as names',
      [new Date('2026-11-20T05:00:00Z'), ['a', 'b']],
    );
    expect(row).toEqual({
      big: 12,
      aDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      at: new Date('2026-11-20T05:00:00Z'),
      names: ['a', 'b'],
    });
  });

  it('fail alone', async () => {
    const answers = await Promise.allSettled([
      points.ask('select 1 as one', []),
      points.ask('select 1 / ?::int as broken', [0]),
      points.ask('select 2 as two', []),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('come back after their connection was cut, and say what it was', async () => {
    await points.ask('select 1', []);
    const waiting = points.ask('select pg_sleep(1)', []).catch((error: unknown) => error);
    await cut();
    expect(isDatabaseAway(await waiting)).toBe(true);
    expect(await points.ask('select 3 as three', [])).toEqual([{ three: 3 }]);
    expect(await sessions()).toBe(1);
  });

  it('give up on a statement that takes too long', async () => {
    const began = performance.now();
    await expect(points.ask('select pg_sleep(10)', [])).rejects.toMatchObject({ code: '57014' });
    expect(performance.now() - began).toBeLessThan(3_500);
    expect(await points.ask('select 4 as four', [])).toEqual([{ four: 4 }]);
  });

  it('are refused as away while nothing listens', async () => {
    const nowhere = openPointReads({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const error: unknown = await nowhere.ask('select 1', []).catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await nowhere.close();
  });
});
