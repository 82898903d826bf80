import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase, rows } from './database.ts';
import { migrate, rollback } from './migrate.ts';
import { createTestDatabase } from './testing/cluster.ts';

/** Every column, constraint and index there is, to compare schemas by. */
const schemaOf = async (url: string): Promise<unknown[]> => {
  const db = openDatabase({ url });
  try {
    return await rows(
      db,
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
         from information_schema.columns where table_schema = 'public'
       union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexdef from pg_indexes where schemaname = 'public'
       order by line`,
    );
  } finally {
    await db.destroy();
  }
};

/** A database without any table, beside the one of the test. */
const emptyDatabase = async (url: string): Promise<string> => {
  const empty = new URL(url);
  empty.pathname = `${empty.pathname}_empty`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${empty.pathname.slice(1)} template template0`);
  } finally {
    await client.end();
  }
  return empty.href;
};

const dropDatabase = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
};

describe('migrations', () => {
  it('run once when several instances start together, survive a stale lock, and can be taken back and forth', async () => {
    const test = await createTestDatabase();
    const url = await emptyDatabase(test.url);
    try {
      const ran = await Promise.all([migrate(url), migrate(url), migrate(url)]);
      expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
      const migrated = await schemaOf(url);
      expect(migrated.length).toBeGreaterThan(10);

      const db = openDatabase({ url });
      await db('knex_migrations_lock').update({ isLocked: 1 });
      await db.destroy();
      expect(await migrate(url)).toEqual([]);

      expect((await rollback(url)).length).toBeGreaterThan(0);
      expect((await migrate(url)).length).toBeGreaterThan(0);
      expect(await schemaOf(url)).toEqual(migrated);
    } finally {
      await dropDatabase(test.url, new URL(url).pathname.slice(1));
      await test.drop();
    }
  });
});
