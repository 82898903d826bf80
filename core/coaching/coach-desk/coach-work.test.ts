import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { coachWeekOf, onTimeShareOf } from './coach-work.ts';

describe('the share that was answered in time', () => {
  it('is between none and all, and nothing while nothing was due', () => {
    expect(onTimeShareOf({ answered: 0, unanswered: 0 })).toBeNull();
    expect(onTimeShareOf({ answered: 3, unanswered: 1 })).toBe(0.75);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 1000 }), (answered, unanswered) => {
        const share = onTimeShareOf({ answered, unanswered });
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThan(1);
        expect(onTimeShareOf({ answered: answered + 1, unanswered: 0 })).toBe(1);
      }),
    );
  });
});

describe('a coach’s week', () => {
  it('begins on Monday at midnight in the platform’s time zone', () => {
    expect(coachWeekOf(new Date('2026-11-22T16:59:59Z'))).toEqual({
      week: '2026-W47',
      since: new Date('2026-11-15T17:00:00Z'),
    });
    expect(coachWeekOf(new Date('2026-11-22T17:00:00Z')).week).toBe('2026-W48');
  });

  it('has begun, and not longer ago than a week', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (at) => {
          const ago = at.getTime() - coachWeekOf(at).since.getTime();
          expect(ago).toBeGreaterThanOrEqual(0);
          expect(ago).toBeLessThan(7 * day);
        },
      ),
    );
  });
});
