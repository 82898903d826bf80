import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadMarks } from './read-marks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells one mark for a whole scroll, and never an older one', async () => {
  const send = vi.fn(async () => true);
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

it.each([
  ['refused', () => Promise.reject(new Error('offline'))],
  ['said on a line that was dead', () => Promise.resolve(false)],
])('tells again what nobody answered: %s', async (_, lost) => {
  const send = vi.fn(async () => true).mockImplementationOnce(lost);
  const marks = createReadMarks(send);
  marks.mark('a', 5);
  marks.mark('b', 3);
  await vi.runAllTimersAsync();
  marks.reportAgain();
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([
    ['a', 5],
    ['b', 3],
    ['a', 5],
  ]);
  marks.reportAgain();
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(3);
});

it('is content when the answer comes by the line, also for more than was told', async () => {
  const send = vi.fn(async () => false);
  const marks = createReadMarks(send);
  for (const [roomId, seq] of [
    ['a', 5],
    ['b', 5],
  ] as const)
    marks.mark(roomId, seq);
  await vi.runAllTimersAsync();
  marks.heard('a', 7);
  marks.heard('b', 4);
  marks.reportAgain();
  await vi.runAllTimersAsync();
  expect(send.mock.calls.slice(2)).toEqual([['b', 5]]);
});

it('tells the first mark at once, and those of a scroll every 0.6 seconds at most', async () => {
  const send = vi.fn(async () => true);
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
