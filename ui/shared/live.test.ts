import { describe, expect, test } from 'vitest';
import { backoff } from './live.ts';

describe('Waiting before the line is mended', () => {
  test('doubles up to a minute, and is never the same for everybody', () => {
    const waits = Array.from({ length: 10 }, (_, attempt) => backoff(attempt, () => 1));
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(60_000);
    expect(backoff(3, () => 0)).toBe(4000);
    expect(backoff(200, () => 0.5)).toBe(45_000);
  });
});
