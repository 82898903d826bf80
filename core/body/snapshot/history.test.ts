import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someInputs } from '#fixtures/body/profiles.ts';
import { historyOf } from './history.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';

const today = someInputs({
  age: 31,
  gender: 'FEMALE',
  height: 158,
  weight: 54.6,
  waist: 70.5,
  hip: 92.4,
  neck: 30.8,
  thigh: 52.6,
  runDistance: 1880,
  pushUps: 21,
  restingHeartRate: 66,
});

describe('a plausible past', () => {
  it('ends with the profile itself and never leaves the hard limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.string(), (weeks, seed) => {
        const past = historyOf(today, { weeks, seed });
        expect(past).toHaveLength(weeks);
        expect(past.at(-1)).toBe(today);
        for (const week of past) expect(validateInputs(week)).toEqual([]);
      }),
    );
  });

  it('is the same for the same seed, and another for another', () => {
    const plan = { weeks: 20, seed: 'minhanh' };
    expect(historyOf(today, plan)).toEqual(historyOf(today, plan));
    expect(historyOf(today, { ...plan, seed: 'giahuy' })).not.toEqual(historyOf(today, plan));
  });

  it('moves little from week to week and leaves what is no measurement alone', () => {
    const past = historyOf(today, { weeks: 53, seed: 'minhanh', firstWeightShare: 0.115 });
    for (const [index, week] of past.entries()) {
      const before = past[index - 1];
      if (before) expect(Math.abs(week.body.weight! - before.body.weight!)).toBeLessThan(1.6);
      expect(week.body).toMatchObject({ age: 31, height: 158, gender: 'FEMALE', chest: null });
    }
    expect(past[0]!.body.weight!).toBeGreaterThan(58);
  });
});
