import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readiness } from '#adapters/composition/readiness.ts';
import { refusalOf } from '#http/engine/serving/send-error.ts';
import { openDatabase } from '../engine/database.ts';
import { writesToDatabase } from './readiness.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a database that readiness writes to', () => {
  it('takes the write, from many instances at once, and keeps seconds of it', async () => {
    await database.db.raw(
      `insert into readiness (at, filling) select now() - interval '1 hour', 'x' from generate_series(1, 50)`,
    );
    const write = writesToDatabase(database.db);
    await Promise.all(Array.from({ length: 8 }, () => write()));
    await write();
    expect(Number((await database.db('readiness').count())[0]?.['count'])).toBe(9);
  });

  it('is not ready when it only reads, and is again when it writes', async () => {
    const [{ name }] = (await database.db.raw('select current_database() as name')).rows;
    const isReady = async () => {
      // A setting of the database holds for new connections.
      const db = openDatabase({ url: database.url });
      try {
        await db.raw('select 1');
        return await readiness([writesToDatabase(db)])();
      } finally {
        await db.destroy();
      }
    };
    await database.db.raw(`alter database ${name} set default_transaction_read_only = on`);
    expect(await isReady()).toBe(false);
    // This connection may itself be one that only reads.
    await database.db.raw(
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    );
    expect(await isReady()).toBe(true);
  });
});

describe('a write that a read-only database refuses', () => {
  it('is answered as "unavailable"', () => {
    const error = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
      code: '25006',
      severity: 'ERROR',
    });
    expect(refusalOf(error).code).toBe('service.unavailable');
    for (const code of ['ENOSPC', 'EDQUOT', 'EROFS'])
      expect(refusalOf(Object.assign(new Error(code), { code, syscall: 'write' })).code, code).toBe(
        'service.unavailable',
      );
  });
});
