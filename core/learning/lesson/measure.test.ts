import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDocumentRead,
  isVideoWatched,
  neededSeconds,
  readingSecondsLeft,
  readingTimeMs,
  videoSecondsLeft,
  visibleTimeMs,
} from './measure.ts';

describe('A video', () => {
  it('counts at 90 percent of its distinct seconds, and not at 89', () => {
    expect(neededSeconds(60)).toBe(54);
    expect(neededSeconds(100)).toBe(90);
    expect(isVideoWatched([[0, 89]], 100)).toBe(false);
    expect(isVideoWatched([[99, 100]], 100)).toBe(false);
    expect(isVideoWatched([[0, 45], [50, 95]], 100)).toBe(true); // prettier-ignore
    expect(videoSecondsLeft([[0, 15]], 60)).toBe(39);
  });
});

describe('A document', () => {
  it.each([
    [0, 5_000],
    [50, 5_000],
    [1_000, 60_000],
    [2_000, 120_000],
    [50_000, 120_000],
  ])('of %i words is open %i ms at least', (words, needed) => {
    expect(readingTimeMs(words)).toBe(needed);
  });

  it('counts after its end and its time, and after neither alone', () => {
    expect(isDocumentRead({ dwellMs: 60_000, reachedEnd: false }, 1_000)).toBe(false);
    expect(isDocumentRead({ dwellMs: 59_999, reachedEnd: true }, 1_000)).toBe(false);
    expect(isDocumentRead({ dwellMs: 60_000, reachedEnd: true }, 1_000)).toBe(true);
    expect(readingSecondsLeft({ dwellMs: 52_300 }, 1_000)).toBe(8);
  });

  it('is credited no more than passed, than was claimed, and than 20 seconds a beat', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat(100_000), (claimed, elapsed) => {
        const credited = visibleTimeMs(claimed, elapsed);
        expect(credited).toBeGreaterThanOrEqual(0);
        expect(credited).toBeLessThanOrEqual(Math.min(elapsed, 20_000));
        if (Number.isFinite(claimed)) expect(credited).toBeLessThanOrEqual(Math.max(0, claimed));
      }),
    );
  });
});
