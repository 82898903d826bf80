import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingMeasured, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { shiftWeek, weeksBetween } from '#core/kernel/week.ts';
import { inputsWith } from '../draft-values.ts';
import type { WeeklyPoint } from '../timeline.ts';
import {
  isLowRecord,
  milestoneOf,
  recordMetrics,
  recordOf,
  recordPoints,
  recordWeeks,
  type MilestoneSeries,
} from './milestone.ts';

const at = (offset: number) => shiftWeek('2026-W01', offset);
const weeks = (...values: readonly (number | null)[]): readonly WeeklyPoint[] =>
  values.map((value, index) => ({ week: at(index), value, carried: false }));
const adult: ProfileInputs = inputsWith(nothingMeasured, { age: 30, height: 170 });
const last = (points: readonly WeeklyPoint[]) => at(points.length - 1);

const milestone = (series: readonly MilestoneSeries[], streak = 0) =>
  milestoneOf({ series, inputs: adult, week: last(series[0]?.points ?? []), streak });

describe('a record', () => {
  it('is the smallest waist since the last one that was as small', () => {
    const points = weeks(80, 84, 90, 89, 88, 87, 86, 85, 84, 83);
    expect(recordOf('waist', points, adult, last(points))).toEqual({
      kind: 'RECORD',
      metric: 'waist',
      value: 83,
      weeks: 9,
      isEver: false,
    });
    const best = weeks(90, 89, 88, 87, 86, 85, 84, 83, 82);
    expect(recordOf('waist', best, adult, last(best))).toMatchObject({ weeks: 8, isEver: true });
  });

  it('is nothing unhealthy, nothing of a child, nothing that was taken over', () => {
    const thin = weeks(76, 75, 74, 73, 72, 71, 70, 69, 67);
    expect(recordOf('waist', thin, adult, last(thin))).toBeNull();
    const pulse = weeks(60, 58, 56, 54, 52, 50, 48, 44, 39);
    expect(recordOf('restingHeartRate', pulse, adult, last(pulse))).toBeNull();
    const fine = weeks(90, 89, 88, 87, 86, 85, 84, 83, 82);
    expect(recordOf('waist', fine, inputsWith(adult, { age: 15 }), last(fine))).toBeNull();
    const carried = fine.map((point, index) => ({ ...point, carried: index === fine.length - 1 }));
    expect(recordOf('waist', carried, adult, last(fine))).toBeNull();
  });

  it('beats every measurement of the weeks it speaks of, and speaks of as many as it can', () => {
    const values = fc.array(fc.option(fc.integer({ min: 75, max: 95 })), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...recordMetrics), values, (metric, given) => {
        const points = weeks(...given);
        const now = last(points);
        const record = recordOf(metric, points, adult, now);
        const measured = points.filter(({ value }) => value !== null) as { week: string; value: number }[]; // just filtered
        const best = given.at(-1);
        const isBeaten = ({ value }: { value: number }) =>
          isLowRecord(metric) ? value <= (best ?? 0) : value >= (best ?? 0);
        if (record === null) {
          if (best === null || best === undefined || measured.length <= recordPoints) return;
          const rival = measured.slice(0, -1).findLast(isBeaten) ?? measured[0]!; // there are some
          expect(weeksBetween(rival.week, now)).toBeLessThan(recordWeeks);
          return;
        }
        expect(record.weeks).toBeGreaterThanOrEqual(recordWeeks);
        const inside = measured.slice(0, -1).filter(({ week }) => weeksBetween(week, now) < record.weeks);
        expect(inside.some(isBeaten)).toBe(false);
        expect(measured.slice(0, -1).some(isBeaten)).toBe(!record.isEver);
      }),
    );
  });
});

describe('the milestone of a week', () => {
  const waist = weeks(90, 89, 88, 87, 86, 85, 84, 83, 82);
  const record: MilestoneSeries = { key: 'waist', points: waist, goal: null };

  it('is a goal before a record, a record before a streak, and only a round streak', () => {
    const goal = { ...record, goal: { target: 82.5, reached: true } };
    expect(milestone([goal], 8)).toEqual({ kind: 'GOAL', metric: 'waist' });
    expect(milestone([record], 8)).toMatchObject({ kind: 'RECORD', metric: 'waist' });
    const flat: MilestoneSeries = { key: 'waist', points: weeks(85, 85, 85, 85, 85), goal: null };
    expect(milestone([flat], 8)).toEqual({ kind: 'STREAK', weeks: 8 });
    expect(milestone([flat], 9)).toBeNull();
  });

  it('is a goal once: the week after is an ordinary week', () => {
    const goal = { target: 83, reached: true };
    const after = weeks(86, 85, 84, 83, 82.5);
    expect(milestone([{ key: 'waist', points: after, goal }])).toBeNull();
    const met = weeks(86, 85, 84, 83);
    expect(milestone([{ key: 'waist', points: met, goal }])).toEqual({ kind: 'GOAL', metric: 'waist' });
  });

  it('of weight is a goal alone, never a record', () => {
    const points = weeks(90, 89, 88, 87, 86, 85, 84, 83, 82);
    expect(milestone([{ key: 'weight', points, goal: null }])).toBeNull();
  });
});
