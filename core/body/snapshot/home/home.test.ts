import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { indicatorKeys } from '#core/body/indicator/indicators.ts';
import { inputsWith } from '../draft-values.ts';
import { firstSaveIndicators } from './first-save.ts';
import { homeMetrics, shownHomeMetric } from './home-number.ts';
import { nextMilestone, nextStreak } from './next-milestone.ts';

describe('the number that is shown', () => {
  it('is the chosen one, also while it was never measured', () => {
    fc.assert(
      fc.property(fc.constantFrom(...homeMetrics), fc.subarray([...homeMetrics]), (chosen, measured) => {
        expect(shownHomeMetric(chosen, (one) => measured.includes(one))).toBe(chosen);
      }),
    );
  });

  it('is one that was measured, before any choice, and the weight before anything is', () => {
    fc.assert(
      fc.property(fc.subarray([...homeMetrics], { minLength: 1 }), (measured) => {
        expect(measured).toContain(shownHomeMetric(null, (one) => measured.includes(one)));
      }),
    );
    expect(shownHomeMetric(null, () => false)).toBe('weight');
    expect(shownHomeMetric(null, () => true)).toBe('weight');
  });
});

describe('the next milestone', () => {
  const goal = { target: 60, reached: false, projectedDate: '2026-12-20' };

  it('is one’s own goal with the way that is left, whichever side it lies on', () => {
    const ahead = { kind: 'GOAL', target: 60, left: 4, projectedDate: '2026-12-20' };
    expect(nextMilestone({ goal, latest: 64, streak: 3 })).toEqual(ahead);
    expect(nextMilestone({ goal, latest: 56, streak: 3 })).toEqual(ahead);
  });

  it('is the next round streak when the goal is reached, was never measured, or is none', () => {
    const streak = { kind: 'STREAK', weeks: 4, left: 1 };
    expect(nextMilestone({ goal: { ...goal, reached: true }, latest: 59, streak: 3 })).toEqual(streak);
    expect(nextMilestone({ goal, latest: null, streak: 3 })).toEqual(streak);
    expect(nextMilestone({ goal: null, latest: 64, streak: 3 })).toEqual(streak);
  });

  it('always lies ahead, and never farther away after another week', () => {
    fc.assert(
      fc.property(fc.nat(1000), (streak) => {
        expect(nextStreak(streak)).toBeGreaterThan(streak);
        expect(nextStreak(streak + 1)).toBeGreaterThanOrEqual(nextStreak(streak));
      }),
    );
    expect([0, 4, 51, 52, 103, 104, 156].map(nextStreak)).toEqual([4, 8, 52, 104, 104, 156, 208]);
  });
});

it('what is promised of a first save is what is computed from its required answers, no more and no less', () => {
  const inputs = inputsWith(nothingMeasured, { age: 31, height: 162, weight: 63, gender: 'FEMALE' });
  const computed = computeIndicators(inputs, { standard: 'WHO' });
  const found = indicatorKeys.filter((key) => isNumberIndicator(key) && computed[key].value !== undefined);
  expect(found.toSorted()).toEqual([...firstSaveIndicators].toSorted());
});
