import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { variableNames } from '#adapters/composition/config/variables.ts';
import { knownMigrations, schemaState } from '#adapters/persistence/operations/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'fitboard-schema-'));
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const cli = (...words: string[]): Promise<{ code: number | null; out: string; errors: string }> =>
  new Promise((resolve) => {
    const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
    const child = spawn(process.execPath, [main, ...words], {
      env: { ...Object.fromEntries(inherited), DATA_DIR: dataDir, DATABASE_URL: test.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.on('close', (code) => resolve({ code, out, errors }));
  });

it('commands that read leave an older schema as it is; a rollback names what it takes back and asks', async () => {
  const newestFirst = (await knownMigrations()).toReversed();
  const asked = await cli('database', 'rollback', '--steps', '2');
  expect(asked).toMatchObject({ code: 2, out: '' });
  for (const name of newestFirst.slice(0, 2)) expect(asked.errors).toContain(name);
  expect((await schemaState(test.url)).missing).toEqual([]);

  expect(await cli('--no-json', 'database', 'rollback', '--yes')).toMatchObject({
    code: 0,
    out: `Took back ${newestFirst[0]}.\n`,
  });
  const older = await cli('database', 'status');
  expect(older.code).toBe(1);
  expect(JSON.parse(older.out)).toMatchObject({ schema: { missing: [newestFirst[0]], unknown: [] } });
  for (const words of [['users', 'list'], ['reconcile'], ['mail', 'outbox'], ['seed']]) {
    const refused = await cli(...words);
    expect(refused, words.join(' ')).toMatchObject({ code: 5, out: '' });
    expect(refused.errors).toContain('schema of an older Fitboard');
  }
  expect((await schemaState(test.url)).missing).toEqual([newestFirst[0]]);
  expect((await cli('database', 'migrate')).code).toBe(0);
  expect(await cli('users', 'list')).toMatchObject({ code: 0 });

  const status = await cli('--no-json', 'database', 'status');
  expect(status.code).toBe(0);
  expect(status.out).toMatch(/^Schema +of this version \(\d+ migrations\)$/m);
  expect(status.out).toMatch(/^Connections +\d+ of \d+$/m);
  expect(status.out).toMatch(/^ {2}\w+ +\d+\.\d MB +about \d+ rows$/m);
  expect(status.out + status.errors).not.toContain(new URL(test.url).password || 'no password');
}, 180_000);
