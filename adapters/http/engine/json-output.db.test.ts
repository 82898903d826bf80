import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { startRedisServer } from '#fixtures/engine/redis-server.ts';
import { variableNames } from '#adapters/composition/config/variables.ts';
import { createTestDatabase } from '#adapters/persistence/testing/cluster.ts';

const program = fileURLToPath(new URL('../testing/logging-server.ts', import.meta.url));
const patient = { timeout: 30_000, interval: 100 };

type Line = Readonly<{ msg?: string; level?: number; service?: string; failures?: number }>;

it('every line of production is JSON, whatever writes it; an outage has one line when it begins and one when it ends', async () => {
  const test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'fitboard-json-'));
  const redis = await startRedisServer();
  const store = createServer((_, response) => void response.writeHead(503).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => store.once('listening', resolve));
  const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  const child = spawn(process.execPath, [program], {
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: test.url,
      ADMIN_EMAIL: 'hoa@fitness.vn',
      ADMIN_PASSWORD: 'một mật khẩu rất dài',
      REDIS_URL: redis.url,
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`, // it listens on a port
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', errors: '' };
  child.stdout.on('data', (text: Buffer) => (written.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (written.errors += text.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const lines = (): Line[] =>
    [written.out, written.errors].flatMap((text) =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Line),
    ); // the claim: each is JSON
  const of = (text: string) => lines().filter(({ msg }) => msg?.includes(text));
  let again: Awaited<ReturnType<typeof startRedisServer>> | undefined;
  try {
    await vi.waitUntil(() => of('listens on').length > 0 && redis.listeners() === 1, patient);
    expect(of('go over Redis')).toHaveLength(1);
    expect(written.out).not.toContain('not needed');

    await redis.stop();
    await vi.waitUntil(() => of('The way between the instances is away').length > 0, patient);
    // Each connection tries again every two seconds at most: several failures fall into this outage.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    again = await startRedisServer(redis.port);
    await vi.waitUntil(() => of('The way between the instances is back').length > 0, patient);
    expect(of('The way between the instances is away')).toHaveLength(1);
    expect(of('The way between the instances is back')).toHaveLength(1);
    expect(of('The way between the instances is back')[0]!.failures).toBeGreaterThan(1);

    expect(of('The file store is away')).toHaveLength(1);
    for (const text of [
      'something in two lines',
      'a library complains',
      'warns: true',
      'this will go away',
      'written past the console',
      'nobody expected this',
    ])
      expect(of(text), text).toHaveLength(1);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await again?.stop();
    store.close();
    await test.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const line of lines())
    expect(line).toMatchObject({ level: expect.any(Number) as number, msg: expect.any(String) as string });
}, 120_000);
