import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPgBouncer, openPgBouncer } from '#fixtures/engine/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from '../persistence/testing/cluster.ts';
import type { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Config } from './config.ts';
import { provideDatabase } from './database-source.ts';

const program = findPgBouncer();
if (program === undefined) console.log('Not tried behind PgBouncer: install the package pgbouncer.');

const takenAndForgotten = [
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const refusal = (databaseUrl: string): Promise<OperatorError | null> =>
  provideDatabase({ databaseUrl, dataDir: '/nowhere' } as Config).then(
    () => null,
    (error: OperatorError) => error,
  ); // the two fields it reads

describe.skipIf(program === undefined)('a database behind a real PgBouncer', () => {
  it.each([
    ['transaction', []],
    ['transaction', takenAndForgotten],
    ['session', []],
    ['session', takenAndForgotten],
    ['statement', takenAndForgotten],
  ] as const)('in %s mode, ignoring %j, is refused at the start in one sentence', async (mode, ignored) => {
    const bouncer = await openPgBouncer(program ?? '', database.url, { mode, ignored });
    try {
      const error = await refusal(bouncer.url);
      expect(error?.message).toMatch(
        /^DATABASE_URL leads through a connection pooler .* name PostgreSQL itself/,
      );
      expect(error?.message).not.toContain('\n');
      expect(error?.message).not.toContain(new URL(database.url).password);
      expect(error?.kind).toBe('invalid');
    } finally {
      await bouncer.close();
    }
  });

  it('would lose what the product asks of its sessions: that is why', async () => {
    const bouncer = await openPgBouncer(program ?? '', database.url, {
      mode: 'transaction',
      ignored: takenAndForgotten,
    });
    const open = async () => {
      const client = new pg.Client({ connectionString: bouncer.url, statement_timeout: 2_500 });
      await client.connect();
      return client;
    };
    const [one, other] = [await open(), await open()];
    const first = async <Row extends object>(client: pg.Client, sql: string): Promise<Row> =>
      (await client.query<Row>(sql)).rows[0]!; // a select without a table has one row
    try {
      // No limit for statements, and a lock of a session that any other session holds as well.
      expect(await first(one, `select current_setting('statement_timeout') as limit`)).toEqual({
        limit: '0',
      });
      expect(await first(one, 'select pg_try_advisory_lock(7) as is_held')).toEqual({ is_held: true });
      expect(await first(other, 'select pg_try_advisory_lock(7) as is_held')).toEqual({ is_held: true });
      // What is listened for is heard by whichever client comes next.
      let heard = 0;
      one.on('notification', () => (heard += 1));
      await one.query('listen fitboard_probe');
      await database.db.raw('notify fitboard_probe');
      await one.query('begin');
      await one.query('rollback');
      expect(heard).toBeLessThanOrEqual(1);
    } finally {
      await one.end();
      await other.end();
      await bouncer.close();
    }
  });

  it('named itself, the database is taken', async () => {
    expect(await refusal(database.url)).toBeNull();
  });
});
