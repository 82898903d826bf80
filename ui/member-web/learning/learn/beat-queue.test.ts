import { expect, it } from 'vitest';
import { beatQueue, keptMs } from './beat-queue.ts';

it('beats are sent in their order, and one without an answer again under its number', () => {
  const queue = beatQueue();
  queue.add({ spans: [[0, 15]], positionMs: 15_000 }, 0);
  queue.add({ spans: [[15, 30]], positionMs: 30_000 }, 15_000);
  expect(queue.next(15_000)?.seq).toBe(1);
  expect(queue.next(16_000)?.seq).toBe(1);
  queue.answered(1);
  expect(queue.next(16_000)).toEqual({ seq: 2, spans: [[15, 30]], positionMs: 30_000 });
  queue.answered(2);
  expect(queue.next(17_000)).toBeNull();
});

it('four minutes without a line are kept, and no more', () => {
  const queue = beatQueue();
  queue.add({ visibleMs: 10_000 }, 0);
  queue.add({ visibleMs: 10_000 }, 10_000);
  expect(queue.next(keptMs)?.seq).toBe(1);
  expect(queue.next(keptMs + 1)?.seq).toBe(2);
  expect(queue.next(keptMs + 10_001)).toBeNull();
});

it('no beat carries more spans than the server takes', () => {
  const queue = beatQueue();
  const spans = Array.from({ length: 45 }, (_, at): [number, number] => [2 * at, 2 * at + 1]);
  queue.add({ spans, positionMs: 0 }, 0);
  const sent: number[] = [];
  for (let body = queue.next(0); body !== null; body = queue.next(0)) {
    sent.push(body.spans?.length ?? 0);
    queue.answered(body.seq);
  }
  expect(sent).toEqual([20, 20, 5]);
});
