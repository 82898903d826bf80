import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, minute } from '#core/kernel/time.ts';
import { coinUnits, isDue, nextClaimAt } from './claim-window.ts';

const instant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const unit = fc.constantFrom(...coinUnits);
const windows = { DAILY: 1, WEEKLY: 7, MONTHLY: 30, YEARLY: 365 } as const;

describe('the next claim', () => {
  it('is possible at once when there was none, whatever the unit', () => {
    fc.assert(
      fc.property(unit, instant, (each, now) => {
        expect(nextClaimAt(each, null, now)).toEqual(new Date(now.getTime() - minute));
        expect(isDue(each, null, now)).toBe(true);
      }),
    );
  });

  it('never comes again for ONE_TIME', () => {
    fc.assert(
      fc.property(instant, instant, (last, now) => {
        expect(nextClaimAt('ONE_TIME', last, now)).toBeNull();
        expect(isDue('ONE_TIME', last, now)).toBe(false);
      }),
    );
  });

  it('is always possible for TIME and UNLIMITED', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TIME' as const, 'UNLIMITED' as const),
        instant,
        instant,
        (each, last, now) => {
          expect(isDue(each, last, now)).toBe(true);
        },
      ),
    );
  });

  it('comes exactly one window after the last one, not a millisecond sooner', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(windows) as (keyof typeof windows)[])),
        instant,
        (each, last) => {
          const next = new Date(last.getTime() + windows[each] * day);
          expect(nextClaimAt(each, last, last)).toEqual(next);
          expect(isDue(each, last, next)).toBe(true);
          expect(isDue(each, last, new Date(next.getTime() - 1))).toBe(false);
        },
      ),
    );
  });

  it('stays possible once it is, as long as nothing is claimed', () => {
    fc.assert(
      fc.property(unit, fc.option(instant), instant, fc.nat(), (each, last, now, wait) => {
        if (isDue(each, last, now)) expect(isDue(each, last, new Date(now.getTime() + wait))).toBe(true);
      }),
    );
  });
});
