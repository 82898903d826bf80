import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs, profileInputs, someInputs } from '#fixtures/body/profiles.ts';
import type { Standard } from '../categories.ts';
import { computeIndicators } from '../compute.ts';
import { fieldsBehind } from './dependencies.ts';
import { explainIndicator, explainIndicators } from './explain.ts';
import type { ProfileInputs } from '../fields.ts';
import { indicatorKeys, type IndicatorKey } from '../indicators.ts';
import { norm6 } from '../outcome.ts';
import { categoryOf } from '../scales.ts';

const explain = (key: IndicatorKey, inputs: ProfileInputs, standard: Standard = 'WHO') =>
  explainIndicator(key, inputs, computeIndicators(inputs, { standard }), standard);

describe('explanations', () => {
  it('exist for every indicator, with a formula, inputs, a meaning and a source', () => {
    const inputs = profileInputs();
    const all = explainIndicators(inputs, computeIndicators(inputs, { standard: 'WHO' }), 'WHO');
    expect(all.map(({ key }) => key)).toEqual(indicatorKeys);
    for (const { formula, meaning, inputs: read, sources } of all) {
      for (const text of [formula, meaning]) expect([text.en, text.vi]).not.toContain('');
      expect(read.length).toBeGreaterThan(0);
      expect(sources.length).toBeGreaterThan(0);
    }
  });

  it('put the value into the very band that names its category', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom<Standard>('WHO', 'ASIA_PACIFIC'), (inputs, standard) => {
        for (const { scale } of explainIndicators(
          inputs,
          computeIndicators(inputs, { standard }),
          standard,
        )) {
          if (!scale || scale.current === null || scale.value === null) continue;
          const value = norm6(scale.value);
          const band = scale.bands.find(
            ({ from, to }) => (from === null || value >= from) && (to === null || value < to),
          );
          expect(band?.category).toBe(scale.current);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('leave an indicator to be computed from exactly the fields they name', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...indicatorKeys), (inputs, key) => {
        const computed = computeIndicators(inputs, { standard: 'WHO' });
        if (computed[key].value === undefined || key === 'targetHeartRate') return;
        const behind = fieldsBehind(key, inputs, computed);
        const keep = { ...inputs.body, ...inputs.strength };
        const named = Object.fromEntries(
          Object.entries(keep).filter(([field]) =>
            [...behind, 'sexForFormulas', 'gender', 'age'].includes(field),
          ),
        );
        expect(computeIndicators(someInputs(named), { standard: 'WHO' })[key]).toEqual(computed[key]);
      }),
      { numRuns: 500 },
    );
  });

  it('show the formula of the reader’s own sex, and both when there is none', () => {
    const inputsOf = (inputs: ProfileInputs) =>
      explain('bodyFatPercent', inputs).inputs.map(({ key }) => key);
    expect(explain('bodyFatPercent', profileInputs()).formula.vi).toContain('1,0324');
    expect(inputsOf(profileInputs())).toEqual(['gender', 'height', 'waist', 'neck', 'age']);
    const chosen = profileInputs({ gender: 'OTHER', sexForFormulas: 'FEMALE' });
    expect(explain('bodyFatPercent', chosen).formula.en).toContain('1.29579');
    expect(inputsOf(chosen)).toEqual(['sexForFormulas', 'height', 'waist', 'neck', 'hip', 'age']);
    expect(explain('bmr', profileInputs({ gender: 'OTHER' })).formula.en).toBe(
      'Men: 10 × weight (kg) + 6.25 × height (cm) − 5 × age + 5. Women: 10 × weight (kg) + 6.25 × height (cm) − 5 × age − 161',
    );
  });

  it('draw no adult bands for the young, and no table for an age without a norm', () => {
    expect(explain('bmi', profileInputs({ age: 16 })).scale).toBeNull();
    expect(explain('squatLevel', profileInputs({ age: 17 })).scale).toBeNull();
    expect(explain('runLevel', profileInputs({ age: 16 })).scale?.bands.map(({ from }) => from)).toEqual([
      null,
      2092,
      2221,
      2527,
      2784,
      3009,
    ]);
    expect(explain('restingHeartRateLevel', profileInputs()).scale?.bands[0]).toMatchObject({
      category: 'OUTSTANDING',
      from: null,
      to: 55,
      label: { vi: 'Vượt trội' },
    });
  });

  it('follow the standard in their bands; the action points are marked beside either', () => {
    const inputs = profileInputs({ weight: 73 });
    expect(explain('bmi', inputs)).toMatchObject({
      scale: { current: 'NORMAL', markers: [23, 27.5, 32.5, 37.5] },
      notes: [{ en: 'Above the Asian action point (BMI 23).' }],
    });
    expect(explain('bmi', inputs, 'ASIA_PACIFIC')).toMatchObject({
      scale: { current: 'OVERWEIGHT', markers: [23, 27.5, 32.5, 37.5] },
      notes: [],
    });
    expect(explain('vfiCategory', inputs, 'ASIA_PACIFIC').formula.en).toBe('High from 100 cm²');
  });

  it('say which way VO2max was found, and that the estimate is rough', () => {
    expect(explain('vo2max', profileInputs())).toMatchObject({
      inputs: [{ key: 'runDistance', value: 2400 }],
      notes: [],
    });
    const estimated = explain('vo2max', profileInputs({ runDistance: null }));
    expect(estimated.formula.en).toContain('15.3');
    expect(estimated.notes[0]?.en).toContain('rough');
  });

  it('know which category goes with which number', () => {
    expect(categoryOf('bmi')).toBe('bmiCategory');
    expect(categoryOf('pushUps')).toBe('pushUpLevel');
    expect(categoryOf('fatMass')).toBeNull();
  });
});
