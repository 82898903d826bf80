import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knexRateLimits } from './rate-limits.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexTransaction } from '../engine/transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

describe('rate limits', () => {
  let test: TestDatabase;
  let limits: ReturnType<typeof knexRateLimits>;
  beforeAll(async () => {
    test = await createTestDatabase();
    limits = knexRateLimits(test.db);
  });
  afterAll(() => test.drop());

  it('count each hit of a window, however many come at once', async () => {
    const counted = await Promise.all(Array.from({ length: 50 }, () => limits.hit('sign-in:a', 60_000)));

    expect(counted.map(({ hits }) => hits).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(new Set(counted.map(({ resetsAt }) => resetsAt.getTime())).size).toBe(1);
    expect(Math.abs((counted[0]?.resetsAt.getTime() ?? 0) - Date.now() - 60_000)).toBeLessThan(10_000);
    expect((await limits.hit('sign-in:b', 60_000)).hits).toBe(1);
  });

  it('start anew when the window is over', async () => {
    await limits.hit('short', 40);
    await limits.hit('short', 40);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await limits.hit('short', 40)).hits).toBe(1);
  });

  it('begin anew when the clock of the database went back: a window never lasts longer than it may', async () => {
    await limits.hit('jumped', 60_000);
    await limits.hit('jumped', 60_000);
    // As if these had been counted a day ahead.
    await test
      .db('rateLimits')
      .where({ key: 'jumped' })
      .update({ resetsAt: test.db.raw(`resets_at + interval '1 day'`) });
    const counted = await limits.hit('jumped', 60_000);
    expect(counted.hits).toBe(1);
    expect(counted.resetsAt.getTime() - Date.now()).toBeLessThan(120_000);
    expect((await limits.hit('jumped', 60_000)).hits).toBe(2);
  });

  it('take back a hit that was no guess, and none that was never made', async () => {
    await limits.hit('key', 60_000);
    await limits.forgive('key');
    await limits.forgive('key');
    await limits.forgive('nobody');
    expect((await limits.hit('key', 60_000)).hits).toBe(1);
  });

  it('count hits of a request that fails', async () => {
    const transaction = knexTransaction(test.db, { secretBox });
    await transaction(async () => {
      await limits.hit('failing', 60_000);
      throw new Error('no');
    }).catch(() => undefined);
    expect((await limits.hit('failing', 60_000)).hits).toBe(2);
  });

  it('forget windows that are over', async () => {
    await limits.hit('over', 1);
    await limits.hit('running', 60_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await limits.forget()).toBeGreaterThanOrEqual(1);
    expect((await limits.hit('running', 60_000)).hits).toBe(2);
  });
});
