import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseAway, openDatabase, rows } from '../engine/database.ts';
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts';
import { processStart } from './process-identity.ts';

const holdDatabase = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));

type Held = { url: string; pid: number; kill(signal: NodeJS.Signals): Promise<number | null> };

/** Another process with the database of this folder; fails with what it printed when it refuses. */
const inAnotherProcess = (dataDir: string): Promise<Held> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [holdDatabase, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    child.stdout.once('data', (text: Buffer) => {
      const { url, pid } = JSON.parse(text.toString()) as { url: string; pid: number }; // printed by hold-database.ts
      resolve({
        url,
        pid,
        kill(signal) {
          child.kill(signal);
          return ended;
        },
      });
    });
    child.on('close', (code) => reject(new Error(`exit ${code}: ${complaint}`)));
  });

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const until = async (condition: () => Promise<boolean> | boolean, patienceMs: number): Promise<void> => {
  const end = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await pause(20);
  }
};

describe('the built-in PostgreSQL', () => {
  let parent: string;
  let dataDir: string;
  const started: EmbeddedPostgres[] = [];
  const start = async (onOutage?: (event: { state: 'down' | 'up'; reason: string }) => void) => {
    const database = await startEmbeddedPostgres({ dataDir, ...(onOutage && { onOutage }) });
    started.push(database);
    return database;
  };

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'fitboard-embedded-'));
    dataDir = join(parent, 'closed', '.data');
    // Like the home of root: nobody else may pass.
    await mkdir(join(parent, 'closed'), { mode: 0o700 });
    await chmod(parent, 0o700);
  });
  afterEach(async () => {
    for (const database of started.splice(0)) await database.stop();
    await rm(parent, { recursive: true, force: true });
  });

  it('starts under a closed folder, keeps its secrets closed, and finds its data again', async () => {
    const first = await start();
    await query(first.url, 'create table kept (word text)');
    await query(first.url, `insert into kept values ('còn đây')`);
    expect(
      await query(
        first.url,
        `select current_setting('listen_addresses') as host, current_setting('server_encoding') as encoding,
           current_setting('synchronous_commit') as sync, datlocale as locale, lower('ĐƯỜNG') as lower
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ host: '127.0.0.1', encoding: 'UTF8', sync: 'on', locale: 'C.UTF-8', lower: 'đường' }]);
    await first.stop();
    expect(processStart(first.pid())).toBeUndefined();

    const began = performance.now();
    const second = await start();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'còn đây' }]);

    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await expect(query(second.url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);
  });

  it('refuses a second copy on the same folder with one sentence, and the first goes on', async () => {
    const first = await start();

    await expect(inAnotherProcess(dataDir)).rejects.toThrow(
      /^exit 1: Another Fitboard \(process \d+, since .*\) is using the data folder .*\.data: stop it first, or set DATA_DIR to another folder\.\n$/,
    );
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await runningEmbeddedPostgres(dataDir)).toBe(first.url);
    await first.stop();
    expect(await runningEmbeddedPostgres(dataDir)).toBeUndefined();
  });

  it('takes over what a killed application left: the lock, and the database process', async () => {
    const killed = await inAnotherProcess(dataDir);
    await query(killed.url, 'create table acknowledged (id int)');
    await query(killed.url, 'insert into acknowledged values (1)');
    await killed.kill('SIGKILL');

    const next = await start();
    expect(await query(next.url, 'select id from acknowledged')).toEqual([{ id: 1 }]);
    await until(() => processStart(killed.pid) === undefined, 5_000);
  });

  it('leaves no database process behind when the application is killed', async () => {
    const killed = await inAnotherProcess(dataDir);
    await killed.kill('SIGKILL');
    await until(() => processStart(killed.pid) === undefined, 10_000);
  });

  it('is not stopped by a lock or a process number that now belongs to another process', async () => {
    await (await start()).stop();
    await writeFile(
      join(dataDir, 'postgres.lock'),
      JSON.stringify({ pid: process.pid, start: 'another life', since: '' }),
    );
    await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n`);

    const next = await start();
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('comes back at the same address, with every acknowledged change, when its process is killed', async () => {
    const outages: string[] = [];
    const database = await start(({ state }) => outages.push(state));
    const db = openDatabase({ url: database.url, poolMax: 2 });
    try {
      await db.schema.createTable('numbers', (table) => table.integer('id').primary());
      let acknowledged = 0;
      const errors: unknown[] = [];
      const writer = (async () => {
        // A backend may answer for a moment after its server was killed: the load goes on until the database is back.
        for (let id = 1; acknowledged < 60 || outages.at(-1) !== 'up'; id++) {
          try {
            await db('numbers').insert({ id });
            acknowledged += 1;
          } catch (error) {
            errors.push(error);
            await pause(20);
          }
        }
      })();
      await until(() => acknowledged >= 20, 5_000);
      const firstPid = database.pid();
      process.kill(firstPid, 'SIGKILL');
      await writer;

      expect(outages[0]).toBe('down');
      expect(outages.at(-1)).toBe('up');
      expect(database.pid()).not.toBe(firstPid);
      expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
      const [counted] = await rows<{ stored: number }>(db, 'select count(*) as stored from numbers');
      expect(counted?.stored).toBeGreaterThanOrEqual(acknowledged);
    } finally {
      await db.destroy();
    }
  });

  it('moves to another port when its own is taken', async () => {
    const first = await start();
    await first.stop();
    const { createServer } = await import('node:net');
    const occupant = createServer().listen(first.port, '127.0.0.1');
    try {
      const second = await start();
      expect(second.port).not.toBe(first.port);
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      occupant.close();
    }
  });

  it('says what is wrong when the password file is gone or damaged, and changes nothing', async () => {
    await (await start()).stop();
    const file = join(dataDir, 'postgres.json');
    const whole = await readFile(file, 'utf8');

    await writeFile(file, 'not json');
    await expect(start()).rejects.toThrow(/postgres\.json is damaged/);
    await rm(file);
    await expect(start()).rejects.toThrow(/postgres\.json is missing/);
    await writeFile(file, whole, { mode: 0o600 });
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
