import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf, plainPasswords } from '#fixtures/engine/ports.ts';
import { wireTo } from '#fixtures/engine/wire.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { readConfig } from '#adapters/composition/config.ts';
import { createContainer, tokens } from '#adapters/composition/container.ts';
import { createLog } from '#adapters/composition/log.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { listen } from './listen.ts';
import { createHttpServer } from '../server.ts';

type LogLine = Readonly<{ level: number; msg: string; failures?: number }>;

let database: TestDatabase;
let testServer: Awaited<ReturnType<typeof openServerBehindWire>>;
const folder = mkdtempSync(join(tmpdir(), 'fitboard-outage-'));

const openServerBehindWire = async () => {
  const wire = await wireTo(database.url);
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' }),
    databaseUrl: wire.url,
  };
  const container = createContainer(config);
  container.rebind(tokens.passwords).toConstantValue(plainPasswords);
  const lines: LogLine[] = [];
  container
    .rebind(tokens.log)
    .toConstantValue(
      createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as LogLine) }),
    );
  const http = createHttpServer(container);
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  const reads = container.get(tokens.reads);
  const user = aUser({ email: 'hoa@example.com' });
  await reads.users.insert(user);
  await reads.credentials.set(user.id, hashOf('mật khẩu'), noon);
  const at = new Date();
  const session = aSession({ userId: user.id, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) });
  await reads.sessions.insert(session);
  const token = container.get(tokens.tokens).access({ userId: user.id, sessionId: session.id, at });

  const ask = async (method: string, path: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `k${began}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      path,
      status: answer.status,
      text,
      retry: answer.headers.get('retry-after'),
      ms: performance.now() - began,
    };
  };
  return {
    wire,
    ask,
    lines,
    async close() {
      wire.mend();
      await http.close();
      await container.unbindAllAsync();
      wire.close();
    },
  };
};

beforeAll(async () => {
  database = await createTestDatabase();
  testServer = await openServerBehindWire();
});
afterAll(async () => {
  await testServer.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What people do: reading, writing, signing in, lists of staff, live tickets. */
const everything = () => {
  const { ask } = testServer;
  return Promise.all([
    ask('GET', '/api/me'),
    ask('GET', '/api/me/wallet'),
    ask('GET', '/api/users/someone'),
    ask('GET', '/api/notifications'),
    ask('GET', '/api/admin/users'),
    ask('POST', '/api/auth/login', { email: 'hoa@example.com', password: 'mật khẩu' }),
    ask('POST', '/api/auth/forgot-password', { email: 'hoa@example.com' }),
    ask('POST', '/api/me/convert', { fitCoin: 1 }),
    ask('POST', '/api/ws-ticket'),
    ask('GET', '/api/me/transactions.csv'),
    ask('GET', '/api/health/ready'),
  ]);
};

describe.each(['cut', 'freeze'] as const)('while the database is away (%s)', (failure) => {
  it('every request hears so within 5 seconds, liveness holds, and all is well when it is back', async () => {
    expect((await testServer.ask('GET', '/api/me')).status).toBe(200);
    // Readiness shares an answer for a second: that one must be over.
    await pause(1_100);
    testServer.lines.length = 0;
    testServer.wire[failure]();

    for (let round = 0; round < 2; round++) {
      const answers = await everything();
      for (const { path, status, text, retry, ms } of answers) {
        expect([path, status], text).toEqual([path, 503]);
        expect(JSON.parse(text)).toMatchObject({ code: 'service.unavailable' });
        expect(Number(retry), path).toBeGreaterThan(0);
        expect(ms, path).toBeLessThan(5_000);
      }
      const alive = await testServer.ask('GET', '/api/health/live');
      expect([alive.status, alive.ms < 500]).toEqual([200, true]);
    }

    testServer.wire.mend();
    await vi.waitUntil(async () => (await testServer.ask('GET', '/api/health/ready')).status === 200, {
      timeout: 10_000,
      interval: 200,
    });
    expect((await testServer.ask('GET', '/api/me')).status).toBe(200);
    expect(
      (await testServer.ask('POST', '/api/auth/login', { email: 'hoa@example.com', password: 'mật khẩu' }))
        .status,
    ).toBe(200);

    // Twenty failed requests and more, one line when it began and one when it ended.
    await vi.waitUntil(() => testServer.lines.some(({ msg }) => msg === 'The database is back'), {
      timeout: 10_000,
    });
    const spoken = testServer.lines.filter(({ level, msg }) => level >= 40 || msg.startsWith('The database'));
    expect(spoken.map(({ msg }) => msg)).toEqual(['The database is away', 'The database is back']);
    expect(spoken[1]?.failures).toBeGreaterThan(20);
  }, 60_000);
});
