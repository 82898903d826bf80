import { describe, expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('work in turn', () => {
  it('runs so many at a time and all in the end, also behind one that fails', async () => {
    const run = concurrencyLimit(2);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        run(async () => {
          started.push(index);
          running += 1;
          most = Math.max(most, running);
          await pause();
          running -= 1;
          if (index % 3 === 0) throw new Error('broken');
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  });
});
