import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, profileInputs } from '#fixtures/body/profiles.ts';
import { asianActionPoints } from '../categories.ts';
import { computeIndicators } from '../compute.ts';
import type { ProfileInputs } from '../fields.ts';
import { indicatorKeys } from '../indicators.ts';
import { personOf } from '../scales.ts';
import { referencesOn, tapeError, type Reference } from './references.ts';

const on = (key: 'bmi' | 'bodyFatPercent', inputs: ProfileInputs, standard: 'WHO' | 'ASIA_PACIFIC' = 'WHO') =>
  referencesOn(key, computeIndicators(inputs, { standard }), personOf(inputs, standard));

const bodyFatOf = (percent: number, sex: 'MALE' | 'FEMALE'): Reference | undefined => {
  const computed = computeIndicators(profileInputs(), { standard: 'WHO' });
  return referencesOn(
    'bodyFatPercent',
    { ...computed, bodyFatPercent: { value: percent } },
    { sex, age: 35 },
  )[0];
};

describe('references beside the bands', () => {
  it('are the same under either standard: the class of WHO, the Asian action points, the Vietnamese study', () => {
    const inputs = profileInputs({ weight: 73, height: 175 });
    const shown = on('bmi', inputs);
    expect(shown).toEqual(on('bmi', inputs, 'ASIA_PACIFIC'));
    expect(shown.map(({ key, standing }) => [key, standing?.en])).toEqual([
      ['WHO_CLASSES', 'Normal'],
      ['ASIAN_ACTION_POINTS', 'At or past the point 23'],
      ['VIETNAMESE_STUDY', undefined],
    ]);
  });

  it('begin to speak of a point exactly on it', () => {
    const standingAt = (bmi: number) =>
      referencesOn(
        'bmi',
        { ...computeIndicators(profileInputs(), { standard: 'WHO' }), bmi: { value: bmi } },
        { sex: null, age: null },
      )[1]?.standing?.vi;
    expect(standingAt(22.999)).toBe('Dưới mốc hành động đầu tiên');
    expect(asianActionPoints.map(standingAt)).toEqual([
      'Từ mốc 23 trở lên',
      'Từ mốc 27,5 trở lên',
      'Từ mốc 32,5 trở lên',
      'Từ mốc 37,5 trở lên',
    ]);
  });

  it('put a body fat on a side of the proposed limit only where a tape can tell', () => {
    const steps = ['Below', 'Close', 'Above'];
    const stepOf = (percent: number, sex: 'MALE' | 'FEMALE') =>
      steps.indexOf(bodyFatOf(percent, sex)?.standing?.en.split(' ')[0] ?? '');
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 70, noNaN: true }),
        fc.double({ min: 2, max: 70, noNaN: true }),
        fc.constantFrom('MALE' as const, 'FEMALE' as const),
        (one, other, sex) => {
          const limit = sex === 'MALE' ? 30 : 40;
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(stepOf(low, sex)).toBeGreaterThanOrEqual(0);
          expect(stepOf(low, sex)).toBeLessThanOrEqual(stepOf(high, sex));
          if (Math.abs(one - limit) < tapeError) expect(stepOf(one, sex)).toBe(1);
        },
      ),
    );
    expect(stepOf(30 + tapeError + 0.1, 'MALE')).toBe(2);
    expect(stepOf(30 + tapeError + 0.1, 'FEMALE')).toBe(0);
  });

  it('are for adults, the study for those who are as old as its youngest', () => {
    expect(on('bmi', profileInputs({ age: 17 }))).toEqual([]);
    expect(on('bmi', profileInputs({ age: 19 })).map(({ key }) => key)).toEqual([
      'WHO_CLASSES',
      'ASIAN_ACTION_POINTS',
    ]);
    expect(on('bodyFatPercent', profileInputs({ age: 19 }))).toEqual([]);
    expect(on('bodyFatPercent', profileInputs({ age: 20 }))).toHaveLength(1);
  });

  it('name no side for who gave no sex, and a source to open for each, whatever the profile', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const computed = computeIndicators(inputs, { standard: 'WHO' });
        const person = personOf(inputs, 'WHO');
        for (const key of indicatorKeys)
          for (const { source, cuts, standing } of referencesOn(key, computed, person)) {
            expect(source.url).toMatch(/^https:\/\/doi\.org\/10\./);
            expect([...cuts].toSorted((a, b) => a - b)).toEqual(cuts);
            if (cuts.length === 0) expect(standing).toBeNull();
          }
        if (person.sex === null && (person.age ?? 20) >= 20)
          expect(referencesOn('bodyFatPercent', computed, person)[0]?.cuts).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
