import { describe, expect, it } from 'vitest';
import { lastAnnounced, timeLeft } from './time-left.ts';

describe('the time left', () => {
  it.each([
    [86_400, { hours: 24, minutes: 0, seconds: 0 }],
    [86_399, { hours: 23, minutes: 59, seconds: 59 }],
    [3600, { hours: 1, minutes: 0, seconds: 0 }],
    [3599, { hours: 0, minutes: 59, seconds: 59 }],
    [61.9, { hours: 0, minutes: 1, seconds: 1 }],
    [0, { hours: 0, minutes: 0, seconds: 0 }],
    [-5, { hours: 0, minutes: 0, seconds: 0 }],
  ])('of %d seconds in hours, minutes and seconds', (seconds, expected) => {
    expect(timeLeft(seconds)).toEqual(expected);
  });

  it.each([
    [7200, undefined],
    [3601, undefined],
    [3600, 60],
    [1801, 60],
    [1800, 30],
    [599, 10],
    [300, 5],
    [61, 5],
    [60, 1],
    [1, 1],
    [0, undefined],
  ])('is told to a reader at few moments only: at %d seconds the last one is %s', (seconds, expected) => {
    expect(lastAnnounced(seconds)).toBe(expected);
  });
});
