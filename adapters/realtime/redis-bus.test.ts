import { afterEach, describe, expect, it, vi } from 'vitest';
import { startRedisServer } from '#fixtures/engine/redis-server.ts';
import { redisBus } from './redis-bus.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

const serving = async (port?: number) => {
  const server = await startRedisServer(port);
  opened.push(() => server.stop().catch(() => undefined));
  return server;
};

/** One instance's end of it. */
const instance = (url: string, patienceMs?: number) => {
  const heard: LiveSignal[] = [];
  const failures: unknown[] = [];
  let missed = 0;
  const bus = redisBus(url, (error) => failures.push(error), patienceMs === undefined ? {} : { patienceMs });
  bus.subscribe({
    heard: (signal) => heard.push(signal),
    missed: () => {
      missed += 1;
    },
  });
  opened.push(() => bus.close());
  return { bus, heard, failures, missed: () => missed };
};

const signal: LiveSignal = { kind: 'refresh', userId: 'an', what: 'review', id: 'a-review' };
const patient = { timeout: 8_000 };

describe('signals over Redis', () => {
  it('reach every instance, the one that speaks too', async () => {
    const server = await serving();
    const [near, far] = [instance(server.url), instance(server.url)];
    await vi.waitUntil(() => server.listeners() === 2, patient);
    const many = Array.from({ length: 2_000 }, (_, index): LiveSignal => ({
      kind: 'notification',
      action: 'created',
      userId: `member-${index}`,
      notificationId: `notice-of-member-${index}`,
    }));
    await near.bus.publish([signal]);
    await near.bus.publish(many);
    await near.bus.publish([]);
    await vi.waitUntil(() => near.heard.length === 2_001 && far.heard.length === 2_001, patient);
    expect(far.heard).toEqual([signal, ...many]);
    expect(near.failures).toEqual([]);
  });

  it('are heard again when Redis is back, and what was missed is said', async () => {
    const server = await serving();
    const { bus, heard, missed, failures } = instance(server.url);
    await vi.waitUntil(() => server.listeners() === 1, patient);
    await server.stop();
    await vi.waitUntil(() => failures.length > 0, patient);
    await expect(bus.publish([signal])).rejects.toThrow();

    const again = await serving(server.port);
    await vi.waitUntil(() => again.listeners() === 1 && missed() === 1, patient);
    await vi.waitUntil(
      () =>
        bus.publish([signal]).then(
          () => true,
          () => false,
        ),
      patient,
    );
    await vi.waitUntil(() => heard.length > 0, patient);
    expect(heard[0]).toEqual(signal);
    expect(missed()).toBe(1);
  }, 20_000);

  it('are given up when Redis takes them and never answers', async () => {
    const server = await serving();
    const { bus } = instance(server.url, 200);
    await vi.waitUntil(() => server.listeners() === 1, patient);
    server.freeze();
    const many = Array.from({ length: 500 }, (): LiveSignal => signal);
    await expect(bus.publish(many)).rejects.toThrow('did not answer');
  });

  it('wait for nobody when Redis was never there, and end with the server', async () => {
    const server = await serving();
    await server.stop();
    const { bus, failures } = instance(server.url);
    await vi.waitUntil(() => failures.length > 0, patient);
    await expect(bus.publish([signal])).rejects.toThrow();
    await bus.close();
    await bus.close();
  }, 20_000);
});
