import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, profileInputs } from '#fixtures/body/profiles.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import { compareSnapshots } from './compare.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { fieldKeys, type FieldKey, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';

type Parts = Parameters<typeof profileInputs>[0];

const compare = (from: ProfileInputs, to: ProfileInputs, standard: Standard = 'WHO') => {
  const computed = (inputs: ProfileInputs) => ({ inputs, computed: computeIndicators(inputs, { standard }) });
  return compareSnapshots(computed(from), computed(to), { standard });
};

const between = (from: Parts, to: Parts, standard: Standard = 'WHO') => {
  const result = compare(profileInputs(from), profileInputs(to), standard);
  return {
    field: (key: FieldKey) => result.fields.find((each) => each.key === key),
    indicator: (key: IndicatorKey) => result.indicators.find((each) => each.key === key),
  };
};

describe('two weeks side by side', () => {
  it('list every field and every indicator, unchanged ones too', () => {
    const { fields, indicators } = compare(profileInputs(), profileInputs());
    expect(fields.map(({ key }) => key)).toEqual(fieldKeys);
    expect(indicators.map(({ key }) => key)).toEqual(indicatorKeys);
    for (const { changed, direction } of [...fields, ...indicators]) {
      expect([changed, direction]).toEqual([false, 'NEUTRAL']);
    }
  });

  it('call the same change better one way and worse the other', () => {
    const opposite = { BETTER: 'WORSE', WORSE: 'BETTER', NEUTRAL: 'NEUTRAL' } as const;
    fc.assert(
      fc.property(anyInputs, anyInputs, (one, other) => {
        // Weight and waist are judged by the height of the later week, which is the same person's.
        const to = { ...other, body: { ...other.body, height: one.body.height } };
        const forth = compare(one, to);
        const back = compare(to, one);
        for (const [index, { direction }] of forth.fields.entries()) {
          expect(back.fields[index]?.direction).toBe(opposite[direction]);
        }
        for (const [index, { direction }] of forth.indicators.entries()) {
          expect(back.indicators[index]?.direction).toBe(opposite[direction]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('give the difference of numbers, and none where one is missing', () => {
    const moved = between({ weight: 80 }, { weight: 78.5, neck: null });
    expect(moved.field('weight')).toMatchObject({ from: 80, to: 78.5, delta: -1.5, changed: true });
    expect(moved.field('neck')).toMatchObject({
      from: 38,
      to: null,
      delta: null,
      changed: true,
      direction: 'NEUTRAL',
    });
    expect(moved.indicator('bodyFatPercent')).toMatchObject({
      to: { reason: 'MISSING_INPUT' },
      delta: null,
      direction: 'NEUTRAL',
    });
  });

  it('judge weight by where it leads: towards normal is better, inside normal is neither', () => {
    expect(between({ weight: 90 }, { weight: 85 }).field('weight')?.direction).toBe('BETTER');
    expect(between({ weight: 85 }, { weight: 90 }).indicator('bmi')?.direction).toBe('WORSE');
    expect(between({ weight: 50 }, { weight: 53 }).field('weight')?.direction).toBe('BETTER');
    expect(between({ weight: 70 }, { weight: 66 }).field('weight')?.direction).toBe('NEUTRAL');
    expect(between({ weight: 75 }, { weight: 73 }, 'ASIA_PACIFIC').field('weight')?.direction).toBe('BETTER');
    expect(between({ weight: 90, age: 16 }, { weight: 85, age: 16 }).field('weight')?.direction).toBe(
      'NEUTRAL',
    );
  });

  it('stay neutral where more is neither good nor bad', () => {
    const grown = between({ bicep: 33, chest: 96, weight: 70 }, { bicep: 35, chest: 99, weight: 71 });
    for (const key of ['bicep', 'chest'] as const) expect(grown.field(key)?.direction).toBe('NEUTRAL');
    for (const key of ['bmr', 'tdee', 'fatMass', 'leanMass'] as const) {
      expect(grown.indicator(key)?.direction).toBe('NEUTRAL');
    }
  });

  it('judge performance, and a resting heart rate only where slower is healthier', () => {
    const trained = between(
      { pushUps: 20, runDistance: 2000, restingHeartRate: 70 },
      { pushUps: 31, runDistance: 2500, restingHeartRate: 58 },
    );
    for (const key of ['pushUps', 'runDistance', 'restingHeartRate'] as const) {
      expect(trained.field(key)?.direction).toBe('BETTER');
    }
    for (const key of [
      'pushUpLevel',
      'runLevel',
      'restingHeartRateLevel',
      'vo2max',
      'vo2maxLevel',
      'strengthLevel',
    ] as const) {
      expect(trained.indicator(key)?.direction).toBe('BETTER');
    }
    expect(
      between({ restingHeartRate: 45 }, { restingHeartRate: 35 }).field('restingHeartRate')?.direction,
    ).toBe('NEUTRAL');
    expect(between({ runDistance: null }, { runDistance: 2400 }).indicator('vo2max')?.direction).toBe(
      'NEUTRAL',
    );
  });

  it('judge habits by their guideline', () => {
    const from = {
      sleep: 'H5_TO_6',
      smoking: 'DAILY_HEAVY',
      muscleTraining: 'FOUR_TO_FIVE',
      jobType: 'SEDENTARY',
      protein: 'UNKNOWN',
      fiber: 'UNDER_15',
    } as const;
    const to = {
      sleep: 'H7_TO_9',
      smoking: 'DAILY_LIGHT',
      muscleTraining: 'SIX_OR_MORE',
      jobType: 'STANDING',
      protein: 'UNDER_0_8',
      fiber: 'OVER_38',
    } as const;
    const changed = between(from, to);
    expect(changed.field('sleep')?.direction).toBe('BETTER');
    expect(changed.field('smoking')?.direction).toBe('BETTER');
    expect(changed.field('muscleTraining')?.direction).toBe('WORSE');
    expect(changed.field('jobType')?.direction).toBe('NEUTRAL');
    expect(changed.field('protein')?.direction).toBe('NEUTRAL');
    expect(changed.field('fiber')?.direction).toBe('BETTER');
    expect(between({ smoking: 'NEVER' }, { smoking: 'FORMER' }).field('smoking')?.direction).toBe('NEUTRAL');
    expect(
      between({ selfEvaluation: 'GOOD' }, { selfEvaluation: 'EXCELLENT' }).field('selfEvaluation')?.direction,
    ).toBe('BETTER');
  });

  it('see equal sets in any order', () => {
    expect(
      between({ dietStyle: ['DASH', 'VEGAN'] }, { dietStyle: ['VEGAN', 'DASH'] }).field('dietStyle')?.changed,
    ).toBe(false);
    expect(between({ allergies: ['MILK'] }, { allergies: ['MILK', 'EGG'] }).field('allergies')).toMatchObject(
      {
        changed: true,
        direction: 'NEUTRAL',
      },
    );
  });
});
