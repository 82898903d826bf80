import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '#core/people/account/user.ts';
import { superUserId } from '#core/kernel/id.ts';
import { startRedisServer } from '#fixtures/engine/redis-server.ts';
import { aSession, aUser } from '#fixtures/people/users.ts';
import { readConfig } from '../composition/config.ts';
import { createContainer, tokens } from '../composition/container.ts';
import { listen } from '#http/engine/listen.ts';
import { createHttpServer } from '../http/server.ts';
import { signInBudgets } from '#http/engine/protection/sign-in-guard.ts';
import { createTestDatabase, type TestDatabase } from '../persistence/testing/cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitboard-instances-'));
let database: TestDatabase;
let instances: Awaited<ReturnType<typeof startInstance>>[] = [];

/** A server of its own on the common database, as on a second machine. */
const startInstance = async (redisUrl: string | null) => {
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'none' }),
    databaseUrl: database.url,
    redisUrl,
  };
  const container = createContainer(config);
  const http = createHttpServer(container);
  const port = await listen(http.server, { host: '127.0.0.1', port: 0 });
  return {
    container,
    port,
    async close() {
      await http.close();
      await container.unbindAllAsync();
    },
  };
};
type Instance = (typeof instances)[number];

beforeAll(async () => {
  database = await createTestDatabase();
  instances = await Promise.all([startInstance(null), startInstance(null)]);
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const [near, far] = [() => instances[0] as Instance, () => instances[1] as Instance]; // started before all

const tokenOf = async (user: Pick<User, 'id'>) => {
  const { container } = near();
  const at = new Date();
  const session = aSession({ userId: user.id, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) });
  await container.get(tokens.reads).sessions.insert(session);
  return container.get(tokens.tokens).access({ userId: user.id, sessionId: session.id, at });
};
const ask = async ({ port }: Instance, token: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parsed = (await answer.json()) as Record<string, unknown>; // every answer of these is an object
  return { status: answer.status, body: parsed };
};

/** A ticket of one instance opens a socket of the other. */
const connect = async (token: string) => {
  const { body } = await ask(far(), token, 'POST', '/ws-ticket');
  const socket = new WebSocket(`ws://127.0.0.1:${near().port}/ws?ticket=${String(body['ticket'])}`);
  const frames: string[] = [];
  let closed = 0;
  socket.on('message', (data: Buffer) => frames.push(data.toString()));
  socket.on('close', (code) => {
    closed = code;
  });
  await vi.waitUntil(() => socket.readyState === WebSocket.OPEN, { timeout: 5_000 });
  return { frames, closed: () => closed };
};

const member = async () => {
  const user = aUser();
  await near().container.get(tokens.reads).users.insert(user);
  return user;
};

describe('two instances on one database', () => {
  it('tell a person’s sockets wherever they are, once', async () => {
    const user = await member();
    const socket = await connect(await tokenOf(user));
    const staff = await tokenOf({ id: superUserId });
    const granted = await ask(far(), staff, 'POST', '/admin/coins/grant', {
      userId: user.id,
      coin: 'BASE_COIN',
      amount: 5,
      reason: 'for the test',
    });
    expect(granted.status).toBe(201);

    await vi.waitUntil(() => socket.frames.length > 0, { timeout: 5_000 });
    const { body } = await ask(far(), await tokenOf(user), 'GET', '/notifications');
    expect(body['items']).toEqual([expect.objectContaining({ topic: 'coins_granted', count: 1 })]);
  });

  it('end the sockets of a sign-in that ended on the other, within 5 seconds', async () => {
    const [leaving, banned, staying] = [await member(), await member(), await member()];
    const token = await tokenOf(leaving);
    const sockets = await Promise.all([
      connect(await tokenOf(leaving)),
      connect(await tokenOf(banned)),
      connect(await tokenOf(staying)),
    ]);
    const staff = await tokenOf({ id: superUserId });
    const began = performance.now();
    await Promise.all([
      ask(far(), token, 'DELETE', '/auth/sessions'),
      ask(far(), staff, 'POST', `/admin/users/${banned.id}/set-status`, {
        status: 'BAN',
        reason: 'for the test',
      }),
    ]);
    await vi.waitUntil(() => sockets[0]?.closed() === 4401 && sockets[1]?.closed() === 4401, {
      timeout: 5_000,
    });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(sockets[2]?.closed()).toBe(0);
  });

  it('answer nobody whose account the other one held, signed out or gave another role, not even for a moment', async () => {
    const staff = await tokenOf({ id: superUserId });
    const [held, leaving, promoted] = [await member(), await member(), await member()];
    const [heldToken, leavingToken, promotedToken] = [
      await tokenOf(held),
      await tokenOf(leaving),
      await tokenOf(promoted),
    ];
    const seen = async () =>
      Promise.all([
        ask(near(), heldToken, 'GET', '/me/wallet').then(({ status }) => status),
        ask(near(), leavingToken, 'GET', '/me/wallet').then(({ status }) => status),
        ask(near(), promotedToken, 'GET', '/admin/roles?range=[0,0]').then(({ status }) => status),
      ]);
    // Time stands still on the near one: nothing it remembers grows old.
    const clock = vi.spyOn(near().container.get(tokens.clock), 'now').mockReturnValue(new Date());
    try {
      expect(await seen()).toEqual([200, 200, 403]);
      expect(await seen()).toEqual([200, 200, 403]);
      const reason = 'for the test';
      const changed = await Promise.all([
        ask(far(), staff, 'POST', `/admin/users/${held.id}/set-status`, { status: 'HOLD', reason }),
        ask(far(), await tokenOf(leaving), 'DELETE', '/auth/sessions'),
        ask(far(), staff, 'POST', `/admin/users/${promoted.id}/set-role`, { roleId: 'staff', reason }),
      ]);
      expect(changed.map(({ status }) => status)).toEqual([200, 200, 200]);
      await vi.waitFor(async () => expect(await seen()).toEqual([401, 401, 200]), { timeout: 5_000 });
    } finally {
      clock.mockRestore();
    }
  });

  it('close the sockets of a member with 300 sign-ins when the password changes, and those of a member banned then', async () => {
    const [crowded, banned, staying] = [await member(), await member(), await member()];
    const { container } = near();
    const password = 'đúng mật khẩu';
    const { sessions, credentials } = container.get(tokens.reads);
    await credentials.set(crowded.id, await container.get(tokens.ports).passwords.hash(password), new Date());
    const at = new Date();
    for (let index = 0; index < 300; index += 1)
      await sessions.insert(
        aSession({ userId: crowded.id, createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000) }),
      );
    const sockets = await Promise.all([
      connect(await tokenOf(crowded)),
      connect(await tokenOf(banned)),
      connect(await tokenOf(staying)),
    ]);
    const staff = await tokenOf({ id: superUserId });
    const newPassword = 'mật khẩu mới tinh';
    const change = { oldPassword: password, newPassword, confirmPassword: newPassword };
    const [changed, ban] = await Promise.all([
      ask(far(), await tokenOf(crowded), 'PUT', '/auth/password', change),
      ask(far(), staff, 'POST', `/admin/users/${banned.id}/set-status`, {
        status: 'BAN',
        reason: 'for the test',
      }),
    ]);
    expect([changed.status, ban.status]).toEqual([200, 200]);
    await vi.waitUntil(() => sockets[0]?.closed() === 4401 && sockets[1]?.closed() === 4401, {
      timeout: 5_000,
    });
    expect(sockets[2]?.closed()).toBe(0);
    expect(await sessions.listOf(crowded.id, new Date())).toHaveLength(1);
  });

  it('let a client that was away catch up on the other, without a gap and without a repetition', async () => {
    const user = await member();
    const token = await tokenOf(user);
    const staff = await tokenOf({ id: superUserId });
    const grant = (instance: Instance) =>
      ask(instance, staff, 'POST', '/admin/coins/grant', {
        userId: user.id,
        coin: 'BASE_COIN',
        amount: 5,
        reason: 'for the test',
      });
    const list = async (query = ''): Promise<string[]> => {
      const { body } = await ask(far(), token, 'GET', `/notifications${query}`);
      return (body['items'] as { id: string }[]).map(({ id }) => id); // the contract says so
    };
    await grant(near());
    await vi.waitUntil(async () => (await list()).length === 1, { timeout: 5_000 });
    const [seen = ''] = await list();
    await Promise.all(Array.from({ length: 6 }, (_, index) => grant(index % 2 ? near() : far())));
    await vi.waitUntil(async () => (await list()).length === 7, { timeout: 5_000 });

    // Line by line, as a client that keeps losing the connection: each once.
    const whole = await list('?limit=100');
    const missed: string[] = [];
    for (
      let news = await list(`?after=${seen}`);
      news.length > 0;
      news = await list(`?after=${missed.at(-1)}`)
    )
      missed.push(news.at(-1) ?? '');
    expect(missed.toReversed()).toEqual(whole.filter((id) => id !== seen));
    expect(new Set(missed).size).toBe(6);
  });

  it('know together who is there', async () => {
    const user = { ...aUser(), isPublic: true, activityStatus: 'ONLINE' as const };
    await near().container.get(tokens.reads).users.insert(user);
    const token = await tokenOf(user);
    const seenFrom = async (instance: Instance) =>
      (await ask(instance, token, 'GET', `/users/${user.id}`)).body['activityStatus'];
    expect(await seenFrom(far())).toBe('OFFLINE');
    await connect(token);
    await vi.waitUntil(async () => (await seenFrom(far())) === 'ONLINE', { timeout: 5_000 });
  });

  it('count guesses together', async () => {
    const user = await member();
    const guess = async (instance: Instance) => {
      const answer = await fetch(`http://127.0.0.1:${instance.port}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: user.email, password: 'not this' }),
      });
      return answer.status;
    };
    const statuses: number[] = [];
    const { perClient } = signInBudgets;
    for (let index = 0; index < perClient + 2; index++)
      statuses.push(await guess(index % 2 === 0 ? near() : far()));
    expect(statuses.filter((status) => status === 401)).toHaveLength(perClient);
    expect(statuses.slice(perClient)).toEqual([429, 429]);
  });

  it('do a repeated request once, whichever of them hears it', async () => {
    const user = await member();
    const token = await tokenOf(user);
    const staff = await tokenOf({ id: superUserId });
    await ask(near(), staff, 'POST', '/admin/coins/grant', {
      userId: user.id,
      coin: 'FIT_COIN',
      amount: 100,
      reason: 'for the test',
    });
    const convert = (instance: Instance) =>
      fetch(`http://127.0.0.1:${instance.port}/api/me/convert`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'one-and-the-same',
        },
        body: JSON.stringify({ fitCoin: 10 }),
      });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => convert(index % 2 ? near() : far())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect((await ask(far(), token, 'GET', '/me/wallet')).body).toMatchObject({ fitCoin: 90, baseCoin: 100 });
  });
});

describe('two instances with a Redis between them', () => {
  it('tell a person’s sockets of what happened on the other', async () => {
    const redis = await startRedisServer();
    const joined = await Promise.all([startInstance(redis.url), startInstance(redis.url)]);
    await Promise.all(instances.map((instance) => instance.close()));
    instances = joined;
    await vi.waitUntil(() => redis.listeners() === 2, { timeout: 5_000 });

    const user = await member();
    const socket = await connect(await tokenOf(user));
    const began = performance.now();
    await ask(far(), await tokenOf({ id: superUserId }), 'POST', '/admin/coins/grant', {
      userId: user.id,
      coin: 'BASE_COIN',
      amount: 5,
      reason: 'for the test',
    });
    await vi.waitUntil(() => socket.frames.some((frame) => frame.includes('"created"')), { timeout: 5_000 });
    expect(performance.now() - began).toBeLessThan(2_000);
    await Promise.all(instances.splice(0).map((instance) => instance.close()));
    await redis.stop();
  });
});
