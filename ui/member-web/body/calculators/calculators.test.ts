import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityLevels } from '#core/body/indicator/body.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { fields } from '#core/body/indicator/fields.ts';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import {
  calculatorKinds,
  calculators,
  exampleValues,
  inputsOf,
  nothingTyped,
  problemOf,
  readValues,
  tdeeByMethod,
  writeValues,
  type CalculatorValues,
} from './calculators.ts';

const within = (name: 'age' | 'height' | 'weight' | 'waist' | 'neck' | 'hip' | 'restingHeartRate') =>
  fc.option(
    fc
      .integer({ min: fields[name].min * 10, max: fields[name].max * 10 })
      .map((tenths) => (fields[name].decimals === 0 ? Math.floor(tenths / 10) : tenths / 10)),
  );
const anyValues: fc.Arbitrary<CalculatorValues> = fc.record({
  gender: fc.constantFrom('MALE', 'FEMALE', null),
  activityLevel: fc.option(fc.constantFrom(...activityLevels)),
  age: within('age'),
  height: within('height'),
  weight: within('weight'),
  waist: within('waist'),
  neck: within('neck'),
  hip: within('hip'),
  restingHeartRate: within('restingHeartRate'),
});

describe('calculators', () => {
  it('give what a saved profile of the same answers gives, digit for digit', () => {
    fc.assert(
      fc.property(anyValues, fc.constantFrom('WHO', 'ASIA_PACIFIC'), (values, standard) => {
        const { restingHeartRate, ...body } = values;
        const saved = {
          ...nothingMeasured,
          body: { ...nothingMeasured.body, ...body },
          strength: { ...nothingMeasured.strength, restingHeartRate },
        };
        const computed = computeIndicators(inputsOf(values), { standard });
        const kept = computeIndicators(saved, { standard });
        for (const kind of calculatorKinds)
          for (const key of calculators[kind].shows) expect(computed[key]).toEqual(kept[key]);
        const [mifflin] = tdeeByMethod(values, computed);
        if (computed.tdee.value !== undefined) expect(mifflin?.value).toBe(computed.tdee.value);
      }),
    );
  });

  it('read back from the address what was typed, and nothing that nobody could have typed', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(readValues(`#${writeValues(values)}`)).toEqual(values);
      }),
    );
    for (const odd of [
      '#height=1e9',
      '#weight=-5',
      '#gender=OTHER',
      '#age=abc',
      '#<script>',
      '#activityLevel=constructor',
    ])
      expect([odd, readValues(odd)]).toEqual([odd, nothingTyped]);
  });

  it('say why a typed text is no answer, and drop none of it silently', () => {
    for (const [typed, problem] of [
      ['', null],
      ['  ', null],
      ['58,5', null],
      ['58.5', null],
      ['abc', 'no-number'],
      ['58kg', 'no-number'],
      ['1,234.5', 'no-number'],
      ['1e2', 'no-number'],
      ['9999', 'out-of-range'],
      ['-5', 'out-of-range'],
    ] as const)
      expect([typed, problemOf(typed, fields.weight)]).toEqual([typed, problem]);
    expect(problemOf('30.5', fields.age)).toBe('not-whole');
  });

  it('have an example that each of them can work out', () => {
    const computed = computeIndicators(inputsOf(exampleValues), { standard: 'WHO' });
    for (const kind of calculatorKinds)
      for (const key of calculators[kind].shows) expect(computed[key].value).toBeDefined();
    expect(tdeeByMethod(exampleValues, computed).every(({ value }) => value !== null)).toBe(true);
  });
});
