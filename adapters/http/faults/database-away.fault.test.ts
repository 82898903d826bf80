import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { placeHold } from '#core/money/coin/holds.ts';
import { superUserId } from '#core/kernel/id.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { wireTo } from '#fixtures/engine/wire.ts';
import { tokens } from '#adapters/composition/container.ts';
import { createTestDatabase, type TestDatabase } from '#adapters/persistence/testing/cluster.ts';
import { openFaultServer, type FaultServer } from '../testing/fault-server.ts';

const awayMs = 30_000;
const clients = 6;
const coins = 1_000_000;

let database: TestDatabase;
let wire: Awaited<ReturnType<typeof wireTo>>;
let server: FaultServer;
beforeAll(async () => {
  database = await createTestDatabase();
  wire = await wireTo(database.url);
  server = await openFaultServer({ databaseUrl: wire.url });
});
afterAll(async () => {
  wire.mend();
  await server.close();
  wire.close();
  await database.drop();
});

type Load = Readonly<{ begun: Set<string>; confirmed: Set<string>; faults: string[]; slowest: () => number }>;

/** People who convert coins, and do not give up: what is not answered is asked for again under its key. */
const startLoad = (token: string) => {
  const load = { begun: new Set<string>(), confirmed: new Set<string>(), faults: [] as string[] };
  let slowest = 0;
  let refused = 0;
  let isOver = false;
  const insist = async (key: string): Promise<void> => {
    for (;;) {
      const answer = await server
        .ask('POST', '/me/convert', { token, body: { fitCoin: 1 }, key })
        .catch(() => null);
      slowest = Math.max(slowest, answer?.ms ?? 0);
      if (answer?.status === 200) return void load.confirmed.add(key);
      if (answer !== null && (answer.status !== 503 || answer.body['code'] !== 'service.unavailable'))
        return void load.faults.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      refused += 1;
      await pause(250);
    }
  };
  const lanes = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!isOver) {
        const key = nextId();
        load.begun.add(key);
        await insist(key);
      }
    }),
  );
  return {
    ...load,
    slowest: () => slowest,
    refused: () => refused,
    async end() {
      isOver = true;
      await lanes;
    },
  } satisfies Load & Readonly<{ refused(): number; end(): Promise<void> }>;
};

/** Coins set aside for work whose process is gone: the clock gives them back a few seconds from now. */
const leaveHold = async (userId: string): Promise<void> => {
  const { transaction } = server.container.get(tokens.ports);
  await transaction((all) =>
    placeHold(all, {
      id: nextId(),
      transferId: nextId(),
      userId,
      coin: 'FIT_COIN',
      amount: 500,
      reason: 'FEE_EXPORT_PHYSICAL_PROFILE',
      reference: nextId(),
      expiresAt: new Date(Date.now() + 5_000),
      actor: userId,
      at: new Date(),
    }),
  );
};

describe.each(['cut', 'freeze'] as const)('half a minute without a database (%s), under load', (failure) => {
  it('loses and doubles no coin; sockets come back, and what waited is done', async () => {
    const [spender, other] = [await server.member(coins), await server.member(1_000)];
    const staff = await server.tokenOf({ id: superUserId });
    const socket = server.keepSocket(() => other.token);
    await vi.waitUntil(() => socket.isOpen(), { timeout: 10_000 });
    const load = startLoad(spender.token);
    await vi.waitUntil(() => load.confirmed.size >= 20, { timeout: 60_000 });
    await leaveHold(other.id);

    wire[failure]();
    await pause(awayMs);
    expect((await server.ask('GET', '/health/ready')).status).toBe(503);
    expect((await server.ask('GET', '/health/live')).status).toBe(200);
    const confirmedBefore = load.confirmed.size;
    wire.mend();

    await vi.waitUntil(() => load.confirmed.size >= confirmedBefore + 20, { timeout: 60_000, interval: 100 });
    await load.end();
    expect(load.faults).toEqual([]);
    expect(load.refused()).toBeGreaterThan(clients);
    expect(load.slowest()).toBeLessThan(8_000);
    expect(load.confirmed.size).toBe(load.begun.size);
    expect((await server.ask('GET', '/me/wallet', { token: spender.token })).body).toMatchObject({
      fitCoin: coins - load.begun.size,
    });

    // The socket stands, and hears of what happens now.
    await vi.waitUntil(() => socket.isOpen(), { timeout: 30_000 });
    const heard = socket.frames.length;
    const body = { userId: other.id, coin: 'BASE_COIN', amount: 5, reason: 'for the test' };
    expect((await server.ask('POST', '/admin/coins/grant', { token: staff, body })).status).toBe(201);
    await vi.waitUntil(() => socket.frames.length > heard, { timeout: 30_000 });
    socket.close();

    // What was set aside came back by itself, once, and no event is left unhandled.
    await vi.waitUntil(
      async () => {
        const { body: wallet } = await server.ask('GET', '/me/wallet', { token: other.token });
        return wallet['fitCoin'] === 1_000 && wallet['heldFitCoin'] === 0;
      },
      { timeout: 120_000, interval: 1_000 },
    );
    expect(await server.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });
});
