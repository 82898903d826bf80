import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const working = (answers: (boolean | Error)[] = []) => {
  const runs: number[] = [];
  const failures: unknown[] = [];
  const worker = startWorker({
    intervalMs: 1_000,
    gatherMs: 10,
    longestWaitMs: 8_000,
    failed: (error) => failures.push(error),
    async run() {
      runs.push(Date.now());
      const answer = answers.shift() ?? false;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { worker, runs, failures, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

describe('a worker', () => {
  it('looks by itself, and at once for all who wake it together', async () => {
    const { worker, runs, pass } = working();
    await pass(999);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
    for (let index = 0; index < 50; index++) worker.wake();
    await pass(10);
    expect(runs).toHaveLength(2);
    await pass(990);
    expect(runs).toHaveLength(2);
  });

  it('goes on at once while there is more', async () => {
    const { runs, pass, worker } = working([true, true, true]);
    worker.wake();
    await pass(20);
    expect(runs).toHaveLength(4);
  });

  it('waits longer after each failure, whatever wakes it, and begins anew when it succeeds', async () => {
    const down = new Error('down');
    const { worker, runs, failures, pass } = working([down, down, down, down, down]);
    await pass(1_000);
    for (const wait of [2_000, 4_000, 8_000, 8_000]) {
      const before = runs.length;
      worker.wake();
      await pass(wait - 1);
      expect(runs).toHaveLength(before);
      await pass(1);
      expect(runs).toHaveLength(before + 1);
    }
    expect(failures).toEqual([down, down, down, down, down]);
    await pass(8_000);
    const before = runs.length;
    await pass(1_000);
    expect(runs).toHaveLength(before + 1);
  });

  it('stops, and waits for what it is doing', async () => {
    let finish = (): void => undefined;
    let isDone = false;
    const worker = startWorker({
      intervalMs: 1_000,
      failed: () => undefined,
      run: () =>
        new Promise((resolve) => {
          finish = () => {
            isDone = true;
            resolve(true);
          };
        }),
    });
    await vi.advanceTimersByTimeAsync(1_000);
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(isDone).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    worker.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
