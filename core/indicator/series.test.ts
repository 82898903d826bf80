import { describe, expect, it } from 'vitest';
import { profileInputs } from '#fixtures/profiles.ts';
import { computeIndicators } from './compute.ts';
import type { ProfileInputs } from './fields.ts';
import { fieldSeries, indicatorSeries, type ComputedWeek } from './series.ts';

const week = (inputs: ProfileInputs, carriedOver: readonly string[] = []): ComputedWeek => ({
  week: '2026-W47',
  inputs,
  carriedOver,
  computed: computeIndicators(inputs, { standard: 'WHO' }),
});

const carried = (...args: Parameters<typeof week>) => ({
  weight: fieldSeries([week(...args)], 'weight')[0]?.carried,
  bmi: indicatorSeries([week(...args)], 'bmi')[0]?.carried,
  bodyFat: indicatorSeries([week(...args)], 'bodyFatPercent')[0]?.carried,
  fatMass: indicatorSeries([week(...args)], 'fatMass')[0]?.carried,
});

describe('series', () => {
  it('take values as they are, and null where there is none', () => {
    expect(fieldSeries([week(profileInputs())], 'weight')).toEqual([
      { week: '2026-W47', value: 70, carried: false },
    ]);
    expect(indicatorSeries([week(profileInputs({ height: null }))], 'bmi')).toEqual([
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
