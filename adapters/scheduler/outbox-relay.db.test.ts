import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { handleEvents } from '#core/platform/notification/use-cases/handle-events.ts';
import type { Reaction } from '#core/kernel/reaction.ts';
import { reactions } from '#core/reactions.ts';
import { aUser } from '#fixtures/people/users.ts';
import { databaseWorld } from '#fixtures/engine/database-world.ts';
import type { StoredEvent } from '#core/kernel/events.ts';
import { knexJobLock } from '#adapters/persistence/coordination/job-lock.ts';
import { localJobLock } from '#adapters/ports/job-lock.ts';
import { startOutboxRelay } from './outbox-relay.ts';

type World = Awaited<ReturnType<typeof databaseWorld>>;
let world: World;
beforeAll(async () => {
  world = await databaseWorld();
});
afterAll(() => world.close());

const member = async () => {
  const user = aUser();
  await world.ports.reads.users.insert(user);
  return user;
};
const noticesOf = async (userId: string) =>
  (await world.ports.reads.notifications.pageOf(userId, new Date(0), { limit: 100 })).items;

describe('what happened', () => {
  it('is answered once by each reaction, however many instances look at the same time', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, member));
    for (const { id } of users) {
      await world.ports.transaction(({ events }) =>
        events.append({ type: 'coins.granted', userId: id, amount: 5, coin: 'BASE_COIN', note: 'x' }),
      );
    }
    const run = handleEvents(world.ports, reactions);
    await Promise.all(Array.from({ length: 6 }, () => run(system, { limit: 50 })));

    for (const { id } of users) expect(await noticesOf(id), id).toHaveLength(1);
    // What the reactions said in their turn is answered too.
    while ((await run(system)).handled.length > 0);
    expect(await world.ports.transaction(({ events }) => events.take(10))).toEqual([]);
  });

  it('is answered after a failure, without repeating what had succeeded', async () => {
    const user = await member();
    let isBroken = true;
    const answers: string[] = [];
    const reaction = (name: string, react: Reaction['react']): Reaction => ({
      name,
      on: 'report.refunded',
      react,
    });
    const listening = [
      reaction('steady', async ({ notifications }, event, { ids, at }) => {
        answers.push('steady');
        const { userId } = event as { userId: string }; // a report.refunded
        await notifications.insert({
          id: ids.next(),
          userId,
          type: 'SYSTEM',
          topic: 'report_refunded',
          category: 'system',
          params: {},
          link: null,
          groupKey: null,
          count: 1,
          readAt: null,
          createdAt: at,
        });
      }),
      reaction('shaky', async ({ users }) => {
        await users.get(user.id);
        if (isBroken) throw new Error('not today');
        answers.push('shaky');
      }),
    ];
    const run = handleEvents(world.ports, listening);
    await world.ports.transaction(({ events }) =>
      events.append({ type: 'report.refunded', userId: user.id, amount: 1000 }),
    );

    const first = await run(system);
    expect(first.failed).toEqual([expect.objectContaining({ reaction: 'shaky' })]);
    isBroken = false;
    expect((await run(system)).failed).toEqual([]);
    expect(answers).toEqual(['steady', 'shaky']);
    expect(await noticesOf(user.id)).toHaveLength(1);
  });

  it('leaves no trace when the work around it fails', async () => {
    const user = await member();
    const failing = world.ports.transaction(async ({ events }) => {
      await events.append({ type: 'report.refunded', userId: user.id, amount: 1000 });
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow();
    expect((await handleEvents(world.ports, reactions)(system)).handled).toEqual([]);
  });

  it('is announced by the relay soon after it is woken, past events that nobody can answer', async () => {
    const user = await member();
    const announced: StoredEvent[] = [];
    const failures: unknown[] = [];
    const stuck = { ...world.ports.reads.users, find: async () => Promise.reject(new Error('broken')) };
    let breaks = true;
    const ports = {
      ...world.ports,
      transaction: ((work) =>
        world.ports.transaction((repositories) =>
          work(breaks ? { ...repositories, users: stuck, people: stuck } : repositories),
        )) as World['ports']['transaction'],
    };
    const relay = startOutboxRelay({
      app: { events: { handleEvents: handleEvents(ports, reactions) } } as unknown as Parameters<
        typeof startOutboxRelay
      >[0]['app'], // all the relay uses
      announce: async (events) => void announced.push(...events),
      failed: (error) => failures.push(error),
      intervalMs: 60_000,
    });
    const say = (type: 'report.refunded' | 'user.registered') =>
      world.ports.transaction(({ events }) =>
        events.append(
          type === 'user.registered' ? { type, userId: user.id } : { type, userId: user.id, amount: 1 },
        ),
      );
    for (let index = 0; index < 150; index++) await say('report.refunded');
    await say('user.registered');

    relay.wake();
    await vi.waitUntil(() => failures.length === 100);
    relay.wake();
    await vi.waitUntil(() => announced.length === 1);
    breaks = false;
    relay.wake();
    await vi.waitUntil(
      () => announced.filter(({ event }) => event.type === 'report.refunded').length === 150,
      { timeout: 10_000 },
    );
    await relay.stop();
  });
});

describe('a job', () => {
  it('runs on one instance at a time', async () => {
    const instances = [knexJobLock(world.db), knexJobLock(world.db), localJobLock()];
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
    };
    const [first, second] = instances;
    const ran = await Promise.all([first?.('a job', work), second?.('a job', work), first?.('a job', work)]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(most).toBe(1);
    expect(await second?.('a job', work)).toBe(true);
    await expect(first?.('a job', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await second?.('a job', work)).toBe(true);
  });
});
