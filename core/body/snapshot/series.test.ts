import { describe, expect, it } from 'vitest';
import type { WeekKey } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from './series.ts';
import { changesOf } from './timeline.ts';

const week = (inputs: ProfileInputs, carriedOver: readonly string[] = []): ComputedWeek => ({
  week: '2026-W47',
  inputs,
  carriedOver,
  computed: computeIndicators(inputs, { standard: 'WHO' }),
});

const carried = (...args: Parameters<typeof week>) => ({
  weight: fieldSeries([week(...args)], 'weight')[0]?.carried,
  bmi: indicatorSeries([week(...args)], 'bmi')[0].points[0]?.carried,
  bodyFat: indicatorSeries([week(...args)], 'bodyFatPercent')[0].points[0]?.carried,
  fatMass: indicatorSeries([week(...args)], 'fatMass')[0].points[0]?.carried,
});

describe('series', () => {
  it('take values as they are, and null where there is none', () => {
    expect(fieldSeries([week(profileInputs())], 'weight')).toEqual([
      { week: '2026-W47', value: 70, carried: false },
    ]);
    expect(indicatorSeries([week(profileInputs({ height: null }))], 'bmi')[0].points).toEqual([
      { week: '2026-W47', value: null, carried: false },
    ]);
  });

  it('count an index as new when anything that varies in it was measured', () => {
    const inputs = profileInputs();
    expect(carried(inputs, ['body.height'])).toEqual({
      weight: false,
      bmi: false,
      bodyFat: false,
      fatMass: false,
    });
    expect(carried(inputs, ['body.height', 'body.weight'])).toEqual({
      weight: true,
      bmi: true,
      bodyFat: false,
      fatMass: false,
    });
    expect(carried(inputs, ['body.neck', 'body.waist'])).toEqual({
      weight: false,
      bmi: false,
      bodyFat: true,
      fatMass: false,
    });
    expect(carried(inputs, ['body.neck'])).toMatchObject({ bodyFat: false });
  });
});

const on = (key: WeekKey, runDistance: number | null, restingHeartRate: number | null): ComputedWeek => ({
  ...week(profileInputs({ runDistance, restingHeartRate })),
  week: key,
});

describe('a number that is found in two ways', () => {
  it('has a series for each, the one used last first', () => {
    const weeks = [on('2026-W45', 2400, 60), on('2026-W46', null, 60), on('2026-W47', 2500, null)];
    const [runs, rates, ...others] = indicatorSeries(weeks, 'vo2max');
    expect(others).toEqual([]);
    expect(runs.method).toBe('RUN');
    expect(runs.points.map(({ value }) => value)).toEqual([
      expect.closeTo(42.368, 3),
      null,
      expect.closeTo(44.603, 3),
    ]);
    expect(rates?.method).toBe('HEART_RATE');
    expect(rates?.points.map(({ value }) => value)).toEqual([null, expect.any(Number), null]);
    expect(indicatorSeries(weeks.slice(0, 2), 'vo2max').map(({ method }) => method)).toEqual([
      'HEART_RATE',
      'RUN',
    ]);
  });

  it('never counts a change of method as a change of the body', () => {
    const weeks = [on('2026-W45', 2400, 60), on('2026-W46', null, 60)];
    for (const { points } of indicatorSeries(weeks, 'vo2max'))
      expect(changesOf(points)).toMatchObject({ sinceLast: null, sinceStart: null });
  });

  it('has one series without a method where nothing was ever found, and so has every other number', () => {
    expect(indicatorSeries([on('2026-W45', null, null)], 'vo2max')).toMatchObject([{ method: null }]);
    expect(indicatorSeries([on('2026-W45', 2400, 60), on('2026-W46', null, 60)], 'bmi')).toMatchObject([
      { method: null },
    ]);
  });
});
