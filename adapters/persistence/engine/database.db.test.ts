import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway, isDatabaseBusy, openDatabase, rows } from './database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

const failure = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the database', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
    await test.db.schema.createTable('sample_rows', (table) => {
      table.bigInteger('id').primary();
      table.text('fullName');
      table.jsonb('rawData');
      table.date('bornOn');
    });
    await test.db('sample_rows').insert([
      { id: 1, fullName: 'Nguyễn Thị Hoà', rawData: { kept_as_is: 1 }, bornOn: '1999-12-31' },
      { id: 1_000_000_000_000, fullName: 'Trần Văn Khoẻ', rawData: null, bornOn: null },
    ]);
  });
  afterAll(() => test.drop());

  it('reads snake_case columns under camelCase names, and leaves JSON as it is', async () => {
    const expected = { id: 1, fullName: 'Nguyễn Thị Hoà', rawData: { kept_as_is: 1 }, bornOn: '1999-12-31' };

    expect(await test.db('sampleRows').where({ fullName: 'Nguyễn Thị Hoà' }).first()).toEqual(expected);
    expect(await test.db('sampleRows').where({ id: 1 }).select()).toEqual([expected]);
    expect(await test.db('sampleRows').where({ id: 1 }).pluck('rawData')).toEqual([{ kept_as_is: 1 }]);
    expect(await test.db('sampleRows').orderBy('id').pluck('fullName')).toEqual([
      'Nguyễn Thị Hoà',
      'Trần Văn Khoẻ',
    ]);
    expect(
      await test.db('sampleRows').where({ id: 1 }).update({ fullName: expected.fullName }).returning('*'),
    ).toEqual([expected]);
    expect(await rows(test.db, 'select full_name, born_on from sample_rows where id = ?', [1])).toEqual([
      { fullName: expected.fullName, bornOn: expected.bornOn },
    ]);
    expect(await test.db('sampleRows').columnInfo()).toHaveProperty('full_name');
  });

  it('reads whole numbers as numbers, sums included, and moments as dates', async () => {
    const [read] = await rows(
      test.db,
      `select max(id) as largest, sum(id) as total, array_agg(id order by id) as ids, timestamptz '2026-01-02T03:04:05Z' as at
       from sample_rows`,
    );

    expect(read).toEqual({
      largest: 1_000_000_000_000,
      total: 1_000_000_000_001,
      ids: [1, 1_000_000_000_000],
      at: new Date('2026-01-02T03:04:05Z'),
    });
  });

  it('counts days in UTC and keeps acknowledged changes, whatever the server is set to', async () => {
    expect(
      await rows(
        test.db,
        `select current_setting('timezone') as zone, current_setting('synchronous_commit') as sync`,
      ),
    ).toEqual([{ zone: 'UTC', sync: 'on' }]);
  });

  it('prepares a repeated statement once per connection, and no one-off or transaction command', async () => {
    const prepared = await test.db.transaction(async (trx) => {
      for (let id = 1; id <= 3; id++) await trx('sampleRows').where({ id }).select('id as onlyForThisTest');
      await trx('sampleRows').whereIn('id', [1, 2, 3, 4, 5, 6]).select('id as usedOnce');
      return rows<{ statement: string; calls: number }>(
        trx,
        'select statement, generic_plans + custom_plans as calls from pg_prepared_statements',
      );
    });

    const texts = prepared.map(({ statement }) => statement).join('\n');
    expect(texts).toContain('only_for_this_test');
    expect(texts).not.toContain('used_once');
    expect(texts).not.toMatch(/begin|commit/i);
  });

  it('goes on when a table changes under its prepared statements', async () => {
    const everything = () => test.db('sampleRows').orderBy('id').select();
    for (let time = 0; time < 3; time++) await everything();
    await test.db.schema.alterTable('sample_rows', (table) => table.text('addedLater'));

    expect(await everything()).toHaveLength(2);
    expect((await everything())[0]).toHaveProperty('addedLater', null);
  });

  it('gives up a statement that takes too long, and a lock that is not released', async () => {
    const impatient = openDatabase({ url: test.url, poolMax: 2, statementTimeoutMs: 600 });
    try {
      const slow = await failure(impatient.raw('select pg_sleep(5)'));
      expect(isDatabaseBusy(slow)).toBe(true);
      expect(isDatabaseAway(slow)).toBe(false);

      await test.db.transaction(async (holder) => {
        await holder('sampleRows').where({ id: 1 }).forUpdate();
        const waiting = await failure(impatient('sampleRows').where({ id: 1 }).update({ fullName: 'x' }));
        expect(isDatabaseBusy(waiting)).toBe(true);
      });
    } finally {
      await impatient.destroy();
    }
  });

  it('serves every caller that waits for a connection while others keep it busy', async () => {
    const narrow = openDatabase({ url: test.url, poolMax: 1 });
    try {
      const busy = Array.from({ length: 6 }, () => narrow.raw('select pg_sleep(0.4)'));
      expect(await rows(narrow, 'select 1 as one')).toEqual([{ one: 1 }]);
      await Promise.all(busy);
    } finally {
      await narrow.destroy();
    }
  });

  it('answers in time and recognisably when every connection is taken', async () => {
    const narrow = openDatabase({ url: test.url, poolMax: 1 });
    try {
      await narrow.transaction(async (holder) => {
        await holder.raw('select 1');
        const started = performance.now();
        const refused = await failure(narrow.raw('select 1'));
        expect(isDatabaseAway(refused)).toBe(true);
        expect(performance.now() - started).toBeLessThan(4_900);
      });
      expect(await rows(narrow, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await narrow.destroy();
    }
  });

  it('says that it is away when nobody listens, and nothing of the kind for a mistake in SQL', async () => {
    const nobody = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
    try {
      expect(isDatabaseAway(await failure(nobody.raw('select 1')))).toBe(true);
      expect(isDatabaseAway(await failure(test.db.raw('selec 1')))).toBe(false);
      expect(isDatabaseAway(await failure(test.db('sampleRows').insert({ id: 1 })))).toBe(false);
    } finally {
      await nobody.destroy();
    }
  });
});
