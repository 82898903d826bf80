import { describe, expect, test } from 'vitest';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { nextClock, stepOf } from './next-clock.ts';
import { progressOf } from './target-progress.ts';
import { timeLeft } from './time-left.ts';

const due = after(noon, 7 * day);
const open = { status: 'PENDING', answerDueAt: due, rateDueAt: null, rating: null } as const;
const rating = {
  id: 'rating',
  reviewId: 'review',
  stars: 4,
  content: '',
  source: 'MEMBER',
  status: 'PENDING',
  approvesAt: due,
  approvedAt: null,
  reply: null,
  repliedAt: null,
  hiddenAt: null,
  version: 1,
  createdAt: noon,
  updatedAt: noon,
} as const;

describe('what the clock does next', () => {
  test('follows a review through its life', () => {
    expect(nextClock(open)).toEqual({ what: 'ANSWER', at: due });
    const answered = { ...open, status: 'APPROVED', rateDueAt: due } as const;
    expect(nextClock(answered)).toEqual({ what: 'RATE', at: due });
    expect(nextClock({ ...answered, rateDueAt: null, rating })).toEqual({ what: 'CONFIRM', at: due });
    const standing = { ...rating, status: 'APPROVED', approvesAt: null, approvedAt: noon } as const;
    expect(nextClock({ ...answered, rateDueAt: null, rating: standing })).toBeNull();
  });

  test('a closed review has no clock', () => {
    expect(nextClock({ ...open, status: 'REJECTED' })).toBeNull();
    expect(nextClock({ ...open, status: 'CANCELED' })).toBeNull();
  });

  test('each state has its step', () => {
    expect(stepOf(open)).toBe('REQUESTED');
    expect(stepOf({ status: 'APPROVED', rating: null })).toBe('ANSWERED');
    expect(stepOf({ status: 'APPROVED', rating })).toBe('RATED');
    expect(stepOf({ status: 'CANCELED', rating: null })).toBe('CLOSED');
  });
});

describe('how long it still is', () => {
  test.each([
    [3 * day + hour, { unit: 'days', count: 3 }],
    [day, { unit: 'days', count: 1 }],
    [day - 1, { unit: 'hours', count: 23 }],
    [hour, { unit: 'hours', count: 1 }],
    [hour - 1, { unit: 'minutes', count: 59 }],
    [10_000, { unit: 'minutes', count: 1 }],
    [0, null],
    [-minute, null],
  ])('%i milliseconds', (milliseconds, expected) => {
    expect(timeLeft(after(noon, milliseconds), noon.getTime())).toEqual(expected);
  });
});

describe('how far a target has come', () => {
  const target = { direction: 'DECREASE', startValue: 80, value: 70, lastValue: 75 } as const;

  test('is the share of the way', () => {
    expect(progressOf(target)).toBe(50);
    expect(progressOf({ ...target, direction: 'INCREASE', startValue: 10, value: 20, lastValue: 12 })).toBe(
      20,
    );
  });

  test('never leaves the line', () => {
    expect(progressOf({ ...target, lastValue: 60 })).toBe(100);
    expect(progressOf({ ...target, lastValue: 84 })).toBe(0);
  });

  test('there is none without a way to go, or before anything was measured', () => {
    expect(progressOf({ ...target, value: null })).toBeNull();
    expect(progressOf({ ...target, lastValue: null })).toBeNull();
    expect(progressOf({ ...target, direction: 'KEEP', value: 80 })).toBeNull();
    expect(progressOf({ ...target, value: 80 })).toBeNull();
  });
});
