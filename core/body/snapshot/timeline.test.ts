import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftWeek } from '#core/kernel/week.ts';
import { changesOf, measuredPoints, paceOf, projectGoal, trendOf, type WeeklyPoint } from './timeline.ts';

const start = '2026-W40';
/** One point a week from the start on; null is a week without a value, a pair is one carried over. */
const weeks = (
  ...values: readonly (number | null | readonly ['carried', number])[]
): readonly WeeklyPoint[] =>
  values.map((value, index) => ({
    week: shiftWeek(start, index),
    value: Array.isArray(value) ? value[1] : (value as number | null), // isArray cannot narrow a readonly pair away
    carried: Array.isArray(value),
  }));
const at = (index: number) => shiftWeek(start, index);
const target = (goal: number, startValue: number | null = null) => ({ target: goal, startValue });

describe('trend', () => {
  it('starts at the first measurement and follows the rest with half-lives of two weeks', () => {
    const trend = trendOf(weeks(80, 78));
    expect(trend[0]).toEqual({ week: at(0), value: 80, trend: 80 });
    expect(trend[1]?.trend).toBeCloseTo(78 + 2 * Math.SQRT1_2, 9);
    expect(trendOf(weeks(80, null, 78))[1]?.trend).toBeCloseTo(79, 9);
  });

  it('leaves out what was carried over, and stays inside what was measured', () => {
    expect(trendOf(weeks(80, ['carried', 80], 78))).toEqual(trendOf(weeks(80, null, 78)));
    const value = fc.option(fc.double({ min: 30, max: 200, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), (values) => {
        const points = weeks(...values);
        const measured = measuredPoints(points).map((point) => point.value);
        for (const { trend } of trendOf(points)) {
          expect(trend).toBeGreaterThanOrEqual(Math.min(...measured) - 1e-9);
          expect(trend).toBeLessThanOrEqual(Math.max(...measured) + 1e-9);
        }
      }),
    );
  });

  it('does not mind the order in which the weeks come', () => {
    const points = weeks(80, 79, null, 77);
    expect(trendOf(points.toReversed())).toEqual(trendOf(points));
  });
});

describe('changes', () => {
  it('are counted between measurements, not between weeks', () => {
    expect(changesOf(weeks(80, 79.4, ['carried', 79.4], 79, ['carried', 79]))).toMatchObject({
      latest: { week: at(3), value: 79 },
      sinceLast: { weeks: 2 },
      sinceStart: { delta: -1, weeks: 3 },
    });
    expect(changesOf(weeks(80, 79.4, null, 79)).sinceLast?.delta).toBeCloseTo(-0.4, 9);
  });

  it('need two measurements', () => {
    expect(changesOf(weeks())).toEqual({ latest: null, sinceLast: null, sinceStart: null });
    expect(changesOf(weeks(80, ['carried', 80]))).toEqual({
      latest: { week: at(0), value: 80 },
      sinceLast: null,
      sinceStart: null,
    });
  });
});

describe('pace', () => {
  it('calls less than 0.2 per cent a week a plateau', () => {
    expect(paceOf(weeks(70, 70.1, 70, 69.9), at(3))).toMatchObject({ isPlateau: true });
    const losing = paceOf(weeks(80, 79.2, 78.4, 77.6), at(3));
    expect(losing?.isPlateau).toBe(false);
    expect(losing?.percentPerWeek).toBeCloseTo((-0.8 / 78.8) * 100, 9);
  });

  it('is not called from too little, or from long ago', () => {
    expect(paceOf(weeks(80, 79), at(1))).toBeNull();
    expect(paceOf(weeks(80, 79, ['carried', 79], ['carried', 79]), at(3))).toBeNull();
    expect(paceOf(weeks(80, 79, 78), at(20))).toBeNull();
    expect(paceOf(weeks(0, 0, 0), at(2))).toBeNull();
  });
});

describe('goal', () => {
  it('is projected on the line of the last weeks', () => {
    // Half a kilogram a week from 80 kg: 75 kg ten weeks after the start, Monday 2026-12-07.
    expect(projectGoal(weeks(80, 79.5, 79, 78.5), target(75), at(3))).toMatchObject({
      date: '2026-12-07',
      weeks: 7,
    });
    expect(projectGoal(weeks(60, 60.5, 61, 61.5), target(65), at(3))).toMatchObject({ date: '2026-12-07' });
  });

  it('counts a reached goal from the side it was set on', () => {
    expect(projectGoal(weeks(80, 77, 75), target(75), at(2))).toEqual({ reason: 'REACHED' });
    expect(projectGoal(weeks(80, 77, 74), target(75), at(2))).toEqual({ reason: 'REACHED' });
    expect(projectGoal(weeks(80, 77, 74), target(85, 70), at(2))).toEqual({ reason: 'MOVING_AWAY' });
    expect(projectGoal(weeks(80), target(75), at(0))).toEqual({ reason: 'NOT_ENOUGH_POINTS' });
    expect(projectGoal(weeks(), target(75), at(0))).toEqual({ reason: 'NOT_ENOUGH_POINTS' });
  });

  it('says why there is no date', () => {
    expect(projectGoal(weeks(80, 81, 82), target(75), at(2))).toEqual({ reason: 'MOVING_AWAY' });
    expect(projectGoal(weeks(80, 80, 80), target(75), at(2))).toEqual({ reason: 'NOT_MOVING' });
    expect(projectGoal(weeks(80, 79.8, 79.6), target(40), at(2))).toEqual({ reason: 'TOO_FAR' });
  });

  it('is exact on a straight line, never in the past, and total', () => {
    const line = fc.record({
      from: fc.double({ min: 50, max: 150, noNaN: true }),
      slope: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      count: fc.integer({ min: 3, max: 30 }),
      goal: fc.double({ min: 40, max: 160, noNaN: true }),
    });
    fc.assert(
      fc.property(line, ({ from, slope, count, goal }) => {
        const points = weeks(...Array.from({ length: count }, (_, week) => from + slope * week));
        const projection = projectGoal(points, target(goal), at(count - 1));
        if (projection.date === undefined) return;
        const expected = (goal - (from + slope * (count - 1))) / slope;
        expect(projection.weeks).toBeCloseTo(expected, 4);
        expect(projection.weeks).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is not promised for a day that has passed', () => {
    const projection = projectGoal(weeks(80, 79, 78), target(77.5), at(5));
    expect(projection).toMatchObject({ date: '2026-11-08', weeks: 0 });
  });
});
