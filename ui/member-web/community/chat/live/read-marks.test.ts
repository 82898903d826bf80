import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadMarks } from './read-marks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells one mark for a whole scroll, and never an older one', async () => {
  const send = vi.fn(async () => undefined);
  const marks = createReadMarks(send);
  for (const seq of [3, 9, 7]) marks.mark('a', seq);
  marks.mark('b', 2);
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([
    ['a', 9],
    ['b', 2],
  ]);
  marks.mark('a', 9);
  marks.mark('a', 4);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells again what was not heard', async () => {
  const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
  const marks = createReadMarks(send);
  marks.mark('a', 5);
  await vi.runAllTimersAsync();
  marks.mark('a', 5);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells the first mark at once, and those of a scroll every 0.6 seconds at most', async () => {
  const send = vi.fn(async () => undefined);
  const marks = createReadMarks(send);
  marks.mark('a', 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(send.mock.calls).toEqual([['a', 1]]);
  for (let seq = 2; seq <= 62; seq += 1) {
    marks.mark('a', seq);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(send.mock.calls.length).toBeLessThanOrEqual(4);
  await vi.runAllTimersAsync();
  expect(send.mock.lastCall).toEqual(['a', 62]);
});
