import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { sleepValues } from '#core/body/indicator/lifestyle.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { inputsWith } from '../draft-values.ts';
import { chanceOf, fewestPairs, lookBackWeeks, mostChance, movedTogether } from './moved-together.ts';

const now = '2026-W47';
type Row = Readonly<{ sleep: number; weight: number }>;

/** The last of them is this week. */
const weeksOf = (rows: readonly Row[], carriedOver: readonly string[] = []) =>
  rows.map(({ sleep, weight }, index) => ({
    week: shiftWeek(now, index - rows.length + 1),
    inputs: inputsWith(nothingMeasured, { sleep: sleepValues[sleep] ?? null, weight }),
    carriedOver,
  }));

/** One week little sleep and more weight, the next the other way round. */
const opposite = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ sleep: 1 + (index % 2), weight: 64 - (index % 2) }));

const line = { habit: 'sleep', outcome: 'weight' };

describe('what moved together', () => {
  it('is named with how often, and out of how many', () => {
    expect(movedTogether(weeksOf(opposite(10)), now)).toEqual([
      { ...line, way: 'OPPOSITE', times: 9, pairs: 9 },
    ]);
    const same = opposite(10).map(({ sleep, weight }) => ({ sleep, weight: 128 - weight }));
    expect(movedTogether(weeksOf(same), now)).toMatchObject([{ ...line, way: 'SAME', times: 9, pairs: 9 }]);
  });

  it('is nothing with too few changes of both', () => {
    expect(movedTogether(weeksOf(opposite(fewestPairs)), now)).toEqual([]);
    expect(movedTogether(weeksOf(opposite(fewestPairs + 1)), now)).toHaveLength(1);
    const steady = opposite(20).map(({ weight }) => ({ sleep: 2, weight }));
    expect(movedTogether(weeksOf(steady), now)).toEqual([]);
    expect(movedTogether([], now)).toEqual([]);
  });

  it('is nothing that was taken over, lies too far back, or has weeks between', () => {
    const rows = opposite(12);
    expect(movedTogether(weeksOf(rows, ['lifestyle.sleep']), now)).toEqual([]);
    expect(movedTogether(weeksOf(rows), shiftWeek(now, lookBackWeeks))).toEqual([]);
    const apart = weeksOf(rows).map((one, index) => ({ ...one, week: shiftWeek(now, (index - 11) * 3 + 8) }));
    expect(movedTogether(apart, shiftWeek(now, 8))).toEqual([]);
  });

  it('is rarely found where there is nothing: numbers at random name none, or a few of them', () => {
    const row = fc.record({ sleep: fc.nat(4), weight: fc.integer({ min: 60, max: 70 }) });
    let named = 0;
    let runs = 0;
    fc.assert(
      fc.property(fc.array(row, { minLength: 20, maxLength: 26 }), (rows) => {
        named += movedTogether(weeksOf(rows), now).length;
        runs += 1;
      }),
      { numRuns: 500, seed: 7, endOnFailure: true },
    );
    expect(named / runs).toBeLessThan(0.05);
  });

  it('says no more than it saw, and nothing that chance brings easily', () => {
    const row = fc.record({ sleep: fc.nat(4), weight: fc.integer({ min: 60, max: 63 }) });
    const any = fc.array(row, { maxLength: 40 });
    const woven = fc
      .tuple(fc.integer({ min: 0, max: 30 }), any)
      .map(([count, rest]) => [...rest, ...opposite(count)]);
    fc.assert(
      fc.property(fc.oneof(any, woven), (rows) => {
        for (const { times, pairs } of movedTogether(weeksOf(rows), now)) {
          expect(pairs).toBeGreaterThanOrEqual(fewestPairs);
          expect(pairs).toBeLessThan(lookBackWeeks);
          expect(times * 2).toBeGreaterThan(pairs);
          expect(times).toBeLessThanOrEqual(pairs);
          expect(chanceOf(times, pairs)).toBeLessThanOrEqual(mostChance);
        }
      }),
    );
  });
});

it('chance is that of a fair coin, on either side', () => {
  expect(chanceOf(8, 8)).toBeCloseTo(2 / 256, 12);
  expect(chanceOf(7, 8)).toBeCloseTo(18 / 256, 12);
  expect(chanceOf(4, 8)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 26 }), fc.nat(26), (pairs, times) => {
      const chance = chanceOf(Math.min(times, pairs), pairs);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceOf(Math.min(times, pairs) + 1, pairs)).toBeLessThan(chance + Number.EPSILON);
    }),
  );
});
