import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import type { LiveSignal } from '#adapters/ports/live-signals.ts';
import { postgresLiveBus } from './live-bus.ts';

/** The driver says once in a process that a statement waited on its connection behind another. */
const warnings: string[] = [];
process.on('warning', ({ message }) => warnings.push(message));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const instance = () => {
  const heard: LiveSignal[] = [];
  let missed = 0;
  const bus = postgresLiveBus(database.url);
  bus.subscribe({
    heard: (signal) => heard.push(signal),
    missed: () => {
      missed += 1;
    },
  });
  return { bus, heard, missed: () => missed };
};

const notice = (number: number): LiveSignal => ({
  kind: 'notification',
  action: 'created',
  userId: 'a-user',
  notificationId: `notice-${number}`,
});

const has = ({ heard }: { heard: readonly LiveSignal[] }, signal: LiveSignal) =>
  heard.some((one) => isDeepStrictEqual(one, signal));

describe('the bus between instances', () => {
  it('carries what one instance says to all, in order, however much it is', async () => {
    const [one, two] = [instance(), instance()];
    // An instance that has sent something listens, too.
    await one.bus.publish([notice(-1)]);
    await two.bus.publish([notice(0)]);
    await vi.waitUntil(() => [one, two].every((all) => has(all, notice(0))));

    const many = Array.from({ length: 500 }, (_, index) => notice(index + 1));
    await one.bus.publish(many);
    await vi.waitUntil(() => [one, two].every((all) => has(all, notice(500))), { timeout: 5_000 });
    for (const { heard } of [one, two]) expect(heard.slice(-500)).toEqual(many);
    const ended: LiveSignal = { kind: 'ended', userId: 'a-user', sessionIds: null };
    await two.bus.publish([ended]);
    await vi.waitUntil(() => has(one, ended));
    await Promise.all([one.bus.close(), two.bus.close()]);
  });

  it('carries what is said at the same moment, each in its own turn', async () => {
    const [one, two] = [instance(), instance()];
    await two.bus.publish([notice(0)]);
    const many = Array.from({ length: 50 }, (_, index) => notice(index + 1));
    await Promise.all(many.map((signal) => one.bus.publish([signal])));
    await vi.waitUntil(() => has(two, notice(50)), { timeout: 5_000 });
    expect(two.heard).toEqual([notice(0), ...many]);
    expect(warnings).toEqual([]);
    await Promise.all([one.bus.close(), two.bus.close()]);
  });

  it('closes every sign-in of a member who has hundreds, and carries the signals of others in the batch', async () => {
    const [one, two] = [instance(), instance()];
    await two.bus.publish([notice(-1)]);
    await vi.waitUntil(() => has(two, notice(-1)));
    const sessionIds = Array.from(
      { length: 300 },
      (_, index) => `0199a7c2-7d1e-7000-8000-${10_000 + index}abcdefg`,
    );
    const other: LiveSignal = { kind: 'ended', userId: 'another-user', sessionIds: null };
    await one.bus.publish([notice(1), { kind: 'ended', userId: 'a-user', sessionIds }, other, notice(2)]);
    await vi.waitUntil(() => has(two, notice(2)), { timeout: 5_000 });
    expect(has(two, other)).toBe(true);
    const closed = two.heard.flatMap((signal) =>
      signal.kind === 'ended' && signal.userId === 'a-user' ? (signal.sessionIds ?? []) : [],
    );
    expect(closed).toEqual(sessionIds);

    // No more than this can be said at once: it is refused by the database, alone.
    const tooLong: LiveSignal = { ...notice(3), userId: 'x'.repeat(9_000) } as LiveSignal;
    await expect(one.bus.publish([notice(4), tooLong, notice(5)])).rejects.toThrow('1 live signals');
    await vi.waitUntil(() => has(two, notice(5)), { timeout: 5_000 });
    expect(has(two, notice(4))).toBe(true);
    expect(two.missed()).toBe(0);
    await Promise.all([one.bus.close(), two.bus.close()]);
  });

  it('comes back by itself after a cut, and says that something may be missing', async () => {
    const [one, two] = [instance(), instance()];
    await one.bus.publish([notice(1)]);
    await two.bus.publish([notice(2)]);
    await vi.waitUntil(() => has(one, notice(2)));

    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fitboard live' and datname = current_database()`,
    );
    await admin.end();
    await vi.waitUntil(() => one.missed() === 1 && two.missed() === 1, { timeout: 10_000 });
    await one.bus.publish([notice(3)]);
    await vi.waitUntil(() => has(two, notice(3)), { timeout: 5_000 });
    await Promise.all([one.bus.close(), two.bus.close()]);
  });

  it('hears nothing of what strangers put into its channel', async () => {
    const one = instance();
    await one.bus.publish([notice(1)]);
    await vi.waitUntil(() => one.heard.length === 1);
    for (const payload of ['', 'nonsense', '[{"kind":"shutdown"}]', '{"kind":"ended"}']) {
      await database.db.raw('select pg_notify(?, ?)', ['fitboard_live', payload]);
    }
    await one.bus.publish([notice(2)]);
    await vi.waitUntil(() => one.heard.length === 2);
    expect(one.heard).toEqual([notice(1), notice(2)]);
    await one.bus.close();
  });
});
