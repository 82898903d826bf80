import { spawn } from 'node:child_process';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase, rows } from '../engine/database.ts';
import {
  knownMigrations,
  migrate,
  migrateTo,
  planRollback,
  requireCurrentSchema,
  rollback,
  schemaState,
} from './migrate.ts';
import { createTestDatabase } from '../testing/cluster.ts';

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

const migrating = (url: string): string =>
  `const { migrate } = await import(${JSON.stringify(new URL('migrate.ts', import.meta.url).href)}); await migrate(${JSON.stringify(url)});`;

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

      const all = await planRollback(url, { steps: 1_000 });
      expect(await rollback(url, all)).toEqual(all);
      expect((await migrate(url)).length).toBe(all.length);
      expect(await schemaOf(url)).toEqual(migrated);
    } finally {
      await dropDatabase(test.url, new URL(url).pathname.slice(1));
      await test.drop();
    }
  });

  it('that are killed on their way leave none half done, and the next start goes on', async () => {
    const test = await createTestDatabase();
    const url = await emptyDatabase(test.url);
    try {
      const known = await knownMigrations();
      for (const least of [1, Math.floor(known.length / 2)]) {
        const child = spawn(process.execPath, ['--input-type=module', '-e', migrating(url)], {
          stdio: 'ignore',
        });
        const ended = new Promise((resolve) => void child.on('close', resolve));
        await vi.waitUntil(async () => (await schemaState(url)).ran.length >= least, {
          timeout: 60_000,
          interval: 5,
        });
        child.kill('SIGKILL');
        await ended;
        const { ran } = await schemaState(url);
        expect(ran).toEqual(known.slice(0, ran.length));
      }
      // Whether the last kill came before the end is the machine's business; the schema is whole either way.
      await migrate(url);
      expect(await schemaState(url)).toMatchObject({ missing: [], unknown: [] });
      expect(await schemaOf(url)).toEqual(await schemaOf(test.url));
    } finally {
      await dropDatabase(test.url, new URL(url).pathname.slice(1));
      await test.drop();
    }
  }, 180_000);

  it('that are killed in the middle of a statement leave it to the starter that waits, which finishes them', async () => {
    const test = await createTestDatabase();
    const url = await emptyDatabase(test.url);
    const start = () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', migrating(url)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
      const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
      return { child, ended, said: () => said };
    };
    const holder = new pg.Client({ connectionString: url });
    /** As anybody sees them, read without waiting for who changes them. */
    const columns = async (): Promise<readonly unknown[]> =>
      (
        await holder.query({
          text: `select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
            where c.relnamespace = 'public'::regnamespace order by 1, 2`,
          rowMode: 'array',
        })
      ).rows;
    try {
      const known = await knownMigrations();
      const half = known.slice(0, Math.floor(known.length / 2));
      await migrateTo(url, half);
      await holder.connect();
      const before = await columns();
      const waiting = async (kind: 'relation' | 'advisory'): Promise<number> => {
        const { rows: found } = await holder.query<{ count: number }>(
          'select count(*)::int as count from pg_locks where locktype = $1 and not granted',
          [kind],
        );
        return found[0]?.count ?? 0;
      };
      // A session holds the members, and the first migration that refers to them stands still in its middle.
      await holder.query('begin');
      await holder.query('lock table users in share row exclusive mode');
      const first = start();
      await vi.waitUntil(async () => (await waiting('relation')) > 0, { timeout: 30_000, interval: 20 });
      const second = start();
      await vi.waitUntil(async () => (await waiting('advisory')) > 0, { timeout: 30_000, interval: 20 });
      const { ran } = await schemaState(url);
      first.child.kill('SIGKILL');
      await first.ended;
      // What it had done of this one is gone with it, or was never to be seen.
      expect((await schemaState(url)).ran).toEqual(ran);
      if (ran.length === half.length) expect(await columns()).toEqual(before);
      await holder.query('commit');
      expect([await second.ended, second.said()]).toEqual([0, '']);
      expect(await schemaState(url)).toMatchObject({ missing: [], unknown: [] });
      expect(await schemaOf(url)).toEqual(await schemaOf(test.url));
    } finally {
      await holder.end();
      await dropDatabase(test.url, new URL(url).pathname.slice(1));
      await test.drop();
    }
  }, 120_000);

  it('are taken back by step, by name, and not when others came meanwhile', async () => {
    const test = await createTestDatabase();
    try {
      const { url } = test;
      const newestFirst = (await knownMigrations()).toReversed();
      const before = await schemaOf(url);
      expect(await planRollback(url, {})).toEqual(newestFirst.slice(0, 1));
      expect(await planRollback(url, { steps: 3 })).toEqual(newestFirst.slice(0, 3));
      const kept = newestFirst[2]!;
      expect(await planRollback(url, { to: kept.replace('.ts', '') })).toEqual(newestFirst.slice(0, 2));
      await expect(planRollback(url, { to: '19990101_none' })).rejects.toMatchObject({ kind: 'not_found' });
      await expect(rollback(url, newestFirst.slice(1, 2))).rejects.toMatchObject({ kind: 'conflict' });
      expect(await schemaOf(url)).toEqual(before);

      await rollback(url, newestFirst.slice(0, 2));
      const state = await schemaState(url);
      expect(state).toMatchObject({ missing: newestFirst.slice(0, 2).toReversed(), unknown: [] });
      expect(() => requireCurrentSchema(state)).toThrow(/older Fitboard/);
      await migrate(url);
      expect(() => requireCurrentSchema({ ran: ['x'], missing: [], unknown: ['29990101_x.ts'] })).toThrow(
        /newer Fitboard/,
      );

      await test.db.raw(
        `insert into knex_migrations (name, batch, migration_time) values ('29990101_x.ts', 99, now())`,
      );
      await expect(migrate(url)).rejects.toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining('newer Fitboard') as unknown,
      });
    } finally {
      await test.drop();
    }
  });
});
