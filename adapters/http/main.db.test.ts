import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { variableNames } from '../composition/config/variables.ts';
import { startEmbeddedPostgres } from '#adapters/persistence/embedded/embedded-postgres.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

type Ended = { code: number | null; complaint: string };

const patienceMs = 25_000;

/**
 * Starts the server with these variables and no others of its own, and waits until it has given up. One that doesn't
 * end is killed: its code is null, and its complaint shows how far it had come.
 */
const startAndFail = (variables: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
    const child = spawn(process.execPath, [main], {
      env: { ...Object.fromEntries(inherited), ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const impatient = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.on('close', (code) => {
      clearTimeout(impatient);
      resolve({ code, complaint: complaint.trim() });
    });
  });

// Once in hundreds of starts, on a machine with two busy processors, a process did not end; a fault of ours is not so rare.
describe('a start that can’t succeed', { retry: 1 }, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fitboard-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('names every wrong variable, a line each', async () => {
    const { code, complaint } = await startAndFail({
      DATA_DIR: dataDir,
      PORT: 'http',
      SEED: 'some',
      NODE_ENV: 'production',
      CLOCK_OFFSET_MS: '1',
    });
    expect(code).toBe(1);
    // Production speaks JSON.
    expect((JSON.parse(complaint) as { msg: string }).msg).toBe(
      [
        'PORT must be a port from 0 to 65535.',
        'SEED must be demo or none.',
        'ADMIN_EMAIL is missing: production needs it for user 1.',
        'ADMIN_PASSWORD is missing: production needs it for user 1.',
        'CLOCK_OFFSET_MS is refused in production: clocks are moved for tests only.',
      ].join('\n'),
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('says that its port is taken, and has created no database', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => occupant.once('listening', resolve));
    try {
      const { port } = occupant.address() as AddressInfo; // it listens on a port
      expect(await startAndFail({ DATA_DIR: dataDir, PORT: String(port) })).toEqual({
        code: 1,
        complaint: `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one.`,
      });
      expect(await readdir(dataDir)).toEqual(['secrets.json']);
    } finally {
      occupant.close();
    }
  });

  it('says that a database of the operator’s own does not answer', async () => {
    expect(
      await startAndFail({
        DATA_DIR: dataDir,
        PORT: '0',
        DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/fitboard',
      }),
    ).toEqual({
      code: 1,
      complaint:
        'DATABASE_URL names 127.0.0.1:1, where no PostgreSQL answers: start it, or correct the address.',
    });
  });

  it('leaves the data folder to the copy that has it', async () => {
    const running = await startEmbeddedPostgres({ dataDir, temporary: true });
    try {
      const { code, complaint } = await startAndFail({ DATA_DIR: dataDir, PORT: '0' });
      expect(code).toBe(1);
      expect(complaint).toBe(
        `Another Fitboard (process ${process.pid}, since ${/since (\S+)\)/.exec(complaint)?.[1]}) is using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
      );
    } finally {
      await running.stop();
    }
  });
});
