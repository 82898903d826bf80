import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowToReach } from './rows.ts';

describe('rows reached by keys', () => {
  it('are passed one after the other, from either end, and not round', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(1 as const, -1 as const),
        (count, step) => {
          const passed: number[] = [];
          for (let at = rowToReach(count, -1, step); at !== null; at = rowToReach(count, at, step))
            passed.push(at);
          const all = Array.from({ length: count }, (_, index) => index);
          expect(passed).toEqual(step === 1 ? all : all.toReversed());
        },
      ),
    );
  });

  it('are none where there is no list', () => {
    expect(rowToReach(0, -1, 1)).toBeNull();
  });
});
