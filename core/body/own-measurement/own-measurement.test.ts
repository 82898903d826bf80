import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#fixtures/engine/world.ts';
import {
  arranged,
  checkedMeasurement,
  checkedValue,
  isUnusual,
  largestOwnValue,
  ownDecimals,
  requireFreeName,
  requireOwnDay,
} from './own-measurement.ts';

const open = { low: null, high: null, secondLow: null, secondHigh: null };
const calf = { name: 'Bắp chân', unit: 'cm', ...open };
const refused = (work: () => unknown) => refusalOf(Promise.resolve().then(work));

describe('a measurement of one’s own', () => {
  it('is kept tidied, and without limits of a second number that it does not have', () => {
    expect(
      checkedMeasurement({ ...calf, name: '  Bắp chân ', unit: ' cm ', low: 30.004, secondLow: 5 }, 1),
    ).toEqual({ ...calf, low: 30 });
    expect(checkedMeasurement({ ...calf, secondLow: 60, secondHigh: 60 }, 2)).toMatchObject({
      secondLow: 60,
      secondHigh: 60,
    });
  });

  it('needs a name that is no other’s, and limits the right way round', async () => {
    expect(await refused(() => checkedMeasurement({ ...calf, name: '   ' }, 1))).toBe('input.required');
    expect(await refused(() => checkedMeasurement({ ...calf, name: 'x'.repeat(41) }, 1))).toBe(
      'input.max_length',
    );
    expect(await refused(() => checkedMeasurement({ ...calf, low: 3, high: 2 }, 1))).toBe(
      'own_measurement.range_reversed',
    );
    expect(await refused(() => checkedMeasurement({ ...calf, secondLow: 3, secondHigh: 2 }, 2))).toBe(
      'own_measurement.range_reversed',
    );
    expect(await refused(() => requireFreeName('BẮP CHÂN', [{ name: 'Bắp chân' }]))).toBe(
      'own_measurement.name_taken',
    );
    expect(() => requireFreeName('Bắp chân trái', [{ name: 'Bắp chân' }])).not.toThrow();
  });

  it('takes today and days before it, and none that is not yet or too old', async () => {
    expect(() => requireOwnDay('2026-11-27', '2026-11-27')).not.toThrow();
    expect(() => requireOwnDay('2010-01-01', '2026-11-27')).not.toThrow();
    for (const day of ['2026-11-28', '2006-01-01'])
      expect(await refused(() => requireOwnDay(day, '2026-11-27'))).toBe('own_measurement.day_outside');
  });

  it('asks for both numbers of a pair, and keeps one where one is measured', async () => {
    expect(await refused(() => checkedValue({ numbers: 2 }, { value: 120, second: null }))).toBe(
      'input.required',
    );
    expect(checkedValue({ numbers: 1 }, { value: 36.504, second: 12 })).toEqual({
      value: 36.5,
      second: null,
    });
  });

  it('keeps any plausible number to its digits and refuses every other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: -1e7, max: 1e7, noNaN: true }), async (value) => {
        const isPlausible = Math.abs(value) <= largestOwnValue;
        if (!isPlausible) {
          expect(await refused(() => checkedValue({ numbers: 1 }, { value, second: null }))).toBe(
            'own_measurement.implausible',
          );
          return;
        }
        const kept = checkedValue({ numbers: 1 }, { value, second: null }).value;
        expect(Math.abs(kept - value)).toBeLessThanOrEqual(0.5 / 10 ** ownDecimals + 1e-6);
        expect(checkedValue({ numbers: 1 }, { value: kept, second: null }).value).toBe(kept);
      }),
    );
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(await refused(() => checkedValue({ numbers: 1 }, { value, second: null }))).toBe(
        'own_measurement.implausible',
      );
  });

  const limit = fc.option(fc.integer({ min: -50, max: 50 }), { nil: null });

  it('calls a value unusual exactly when one of its numbers is beyond a limit of its own', () => {
    fc.assert(
      fc.property(
        fc.record({ low: limit, high: limit, secondLow: limit, secondHigh: limit }),
        fc.record({ value: fc.integer({ min: -60, max: 60 }), second: limit }),
        (limits, value) => {
          const beyond = (number: number | null, low: number | null, high: number | null) =>
            number !== null && ((low ?? -Infinity) > number || (high ?? Infinity) < number);
          expect(isUnusual(limits, value)).toBe(
            beyond(value.value, limits.low, limits.high) ||
              beyond(value.second, limits.secondLow, limits.secondHigh),
          );
        },
      ),
    );
    expect(isUnusual(open, { value: 250, second: 180 })).toBe(false);
  });

  it('stands where it was put, and no other is lost or doubled by it', async () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (ids) => {
        const result = arranged(items, ids).map(({ id }) => id);
        expect(result.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
        const named = [...new Set(ids)];
        expect(result.slice(0, named.length)).toEqual(named);
        const rest = result.slice(named.length);
        expect(rest).toEqual(rest.toSorted());
      }),
    );
    expect(await refused(() => arranged(items, ['a', 'z']))).toBe('own_measurement.not_found');
  });
});
