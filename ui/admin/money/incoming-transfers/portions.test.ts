import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPortion, outcomeOf, remainderOf } from './portions.ts';

const order = { amountVnd: 499_000, receivedVnd: 100_000 };

describe('parts of an incoming transfer', () => {
  it('say what stays open on both sides', () => {
    expect(outcomeOf(500_000, order, 399_000)).toEqual({ missing: 0, left: 101_000 });
    expect(outcomeOf(200_000, order, 200_000)).toEqual({ missing: 199_000, left: 0 });
    expect(outcomeOf(200_000, order, Number.NaN)).toBeNull();
    expect(outcomeOf(200_000, order, 0)).toBeNull();
    expect(outcomeOf(200_000, order, 200_001)).toBeNull();
    expect(outcomeOf(500_000, order, 399_001)).toBeNull();
  });

  it('leave what they do not take; a field that is being typed takes nothing', () => {
    expect(remainderOf(1_000_000, [{ amountVnd: 399_000 }, { amountVnd: null }])).toBe(601_000);
    expect(remainderOf(1_000_000, [{ amountVnd: Number.NaN }])).toBe(1_000_000);
    expect(remainderOf(100_000, [{ amountVnd: 60_000 }, { amountVnd: 60_000 }])).toBe(-20_000);
  });

  it('are offered so that neither the order nor the transfer is ever exceeded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 2_000_000 }),
        fc.nat(2_000_000),
        fc.nat(),
        (left, price, paid) => {
          const receivedVnd = price === 0 ? 0 : paid % price;
          const portion = nextPortion(left, { amountVnd: price, receivedVnd });
          expect(portion).toBeGreaterThanOrEqual(0);
          expect(portion).toBeLessThanOrEqual(Math.max(0, left));
          expect(portion).toBeLessThanOrEqual(price - receivedVnd);
        },
      ),
    );
  });
});
