import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { findRedis, openRealRedis } from '#fixtures/engine/real-redis.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { openFaultServer, type FaultServer } from '../testing/fault-server.ts';

const program = findRedis();
if (program === undefined) console.log('Not tried with a real Redis: install the package redis-server.');

describe.skipIf(program === undefined)('two instances with a real Redis between them', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof openRealRedis>>;
  let near: FaultServer;
  let far: FaultServer;
  const signingKey = 'm4Tz8Kc1Vy6Qn3Hd9Ws5Jp2Rb7Xg0LfEm4Tz8Kc1';

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await openRealRedis(program ?? '');
    const open = () =>
      openFaultServer({
        databaseUrl: database.url,
        variables: { REDIS_URL: redis.url, JWT_SIGNING_KEY: signingKey },
      });
    [near, far] = [await open(), await open()];
  });
  afterAll(async () => {
    await near.close();
    await far.close();
    await redis.close();
    await database.drop();
  });

  const grant = async (staff: string, userId: string) => {
    const body = { userId, coin: 'BASE_COIN', amount: 5, reason: 'for the test' };
    const { status, ms } = await far.ask('POST', '/admin/coins/grant', { token: staff, body });
    expect(status).toBe(201);
    return ms;
  };
  const listed = async (token: string): Promise<number> => {
    const { body } = await near.ask('GET', '/notifications', { token });
    return (body['items'] as readonly Readonly<{ count: number }>[]).reduce(
      (sum, { count }) => sum + count,
      0,
    ); // by its contract
  };

  it('tell a person’s sockets of what happened on the other', async () => {
    const member = await near.member();
    const staff = await far.tokenOf({ id: superUserId });
    const socket = near.keepSocket(() => member.token);
    await vi.waitUntil(() => socket.isOpen(), { timeout: 10_000 });
    await grant(staff, member.id);
    await vi.waitUntil(() => socket.frames.length > 0, { timeout: 10_000 });
    socket.close();
  });

  it.each(['killed', 'frozen'] as const)(
    'lose a hint and nothing else while it is %s, and tell again when it is back',
    async (how) => {
      const member = await near.member();
      const staff = await far.tokenOf({ id: superUserId });
      const socket = near.keepSocket(() => member.token);
      await vi.waitUntil(() => socket.isOpen(), { timeout: 10_000 });

      if (how === 'killed') await redis.kill();
      else redis.freeze();
      // Who acts waits for no hint, and what happened is there for who asks.
      expect(await grant(staff, member.id)).toBeLessThan(5_000);
      await vi.waitUntil(async () => (await listed(member.token)) === 1, { timeout: 15_000 });
      expect((await near.ask('GET', '/health/ready')).status).toBe(200);
      await pause(3_000);

      if (how === 'killed') await redis.start();
      else redis.thaw();
      const before = socket.frames.length;
      // The first that both instances say and hear again; a page whose line broke meanwhile asks by itself.
      await vi.waitUntil(
        async () => {
          await grant(staff, member.id);
          await pause(500);
          return socket.isOpen() && socket.frames.length > before;
        },
        { timeout: 60_000, interval: 500 },
      );
      socket.close();
      await vi.waitUntil(() => far.lines.some(({ msg }) => msg === 'The way between the instances is back'), {
        timeout: 20_000,
      });
      expect(far.lines.some(({ msg }) => msg === 'The way between the instances is away')).toBe(true);
    },
  );
});
