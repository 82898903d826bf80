import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLevels } from './categories.ts';
import {
  cyclingLevel,
  heartRateZone,
  heartRateZoneBands,
  maxHeartRate,
  pushUpLevel,
  restingHeartRateLevel,
  runLevel,
  squatLevel,
  targetHeartRate,
  vo2maxFromHeartRate,
  vo2maxFromRun,
  vo2maxLevel,
} from './strength.ts';

const gender = fc.constantFrom('MALE' as const, 'FEMALE' as const);
const age = fc.integer({ min: 13, max: 100 });
const positionOf = (level: string | undefined) => scoreLevels.findIndex((each) => each === level);

const reached = (rate: (value: number) => string | undefined) =>
  new Set(Array.from({ length: 5001 }, (_, value) => rate(value)));

describe('heart rate and oxygen uptake', () => {
  it('narrow the target zone when care is needed', () => {
    expect(targetHeartRate({ maxHr: 187, restHr: 60 })).toEqual({ value: { low: 123.5, high: 167.95 } });
    const careful = targetHeartRate({ maxHr: 187, restHr: 60, cautious: true }).value;
    expect(careful?.low).toBeCloseTo(110.8, 9);
    expect(careful?.high).toBeCloseTo(136.2, 9);
  });

  it('draw zones that agree with the zone of any heart rate', () => {
    const bands = heartRateZoneBands({ maxHr: 190, restHr: 60 }).value ?? [];
    expect(bands).toHaveLength(5);
    for (const { zone, from, to } of bands) {
      if (from !== null)
        expect(heartRateZone({ maxHr: 190, restHr: 60, bpm: from })).toEqual({ value: zone });
      if (to !== null)
        expect(heartRateZone({ maxHr: 190, restHr: 60, bpm: to - 0.5 })).toEqual({ value: zone });
    }
    expect(heartRateZoneBands({ maxHr: 60, restHr: 60 })).toEqual({ reason: 'REST_NOT_BELOW_MAX' });
  });

  it('VO2max rises with the distance, from a kilometre on', () => {
    const distance = fc.integer({ min: 1000, max: 5000 });
    fc.assert(
      fc.property(distance, fc.integer({ min: 1, max: 500 }), (distanceM, more) => {
        expect(vo2maxFromRun({ distanceM: distanceM + more }).value).toBeGreaterThan(
          vo2maxFromRun({ distanceM }).value ?? Number.NaN,
        );
      }),
    );
    expect(vo2maxFromRun({ distanceM: 999 })).toEqual({ reason: 'BELOW_VALID_RANGE' });
    expect(vo2maxFromHeartRate({ maxHr: 90, restHr: 90 })).toEqual({ reason: 'REST_NOT_BELOW_MAX' });
  });

  it('estimate the maximum by each published formula', () => {
    expect(maxHeartRate({ age: 40 })).toBe(180);
    expect(maxHeartRate({ age: 40, method: 'FOX' })).toBe(180);
    expect(maxHeartRate({ age: 50, method: 'GULATI' })).toBe(162);
  });
});

describe('score levels', () => {
  const tests = {
    run: (person: Person, value: number) => runLevel({ ...person, distanceM: value }),
    cycling: (person: Person, value: number) => cyclingLevel({ ...person, distanceM: value * 2 }),
    vo2max: (person: Person, value: number) => vo2maxLevel({ ...person, vo2max: value / 50 }),
    pushUps: (person: Person, value: number) => pushUpLevel({ ...person, reps: value / 50 }),
    squats: (person: Person, value: number) => squatLevel({ ...person, reps: value / 50 }),
  };
  type Person = { gender: 'MALE' | 'FEMALE'; age: number };

  it.each(Object.entries(tests))('%s: more is never a lower level', (_, rate) => {
    const value = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(gender, age, value, value, (sex, years, one, other) => {
        const person = { gender: sex, age: years };
        const low = rate(person, Math.min(one, other));
        const high = rate(person, Math.max(one, other));
        expect(positionOf(low.value)).toBeLessThanOrEqual(positionOf(high.value));
        expect(low.reason).toBe(high.reason);
      }),
    );
  });

  it('a faster heart at rest is never a higher level', () => {
    const bpm = fc.integer({ min: 25, max: 150 });
    fc.assert(
      fc.property(gender, fc.integer({ min: 18, max: 100 }), bpm, bpm, (sex, years, one, other) => {
        const rate = (beats: number) =>
          positionOf(restingHeartRateLevel({ gender: sex, age: years, bpm: beats }).value);
        expect(rate(Math.max(one, other))).toBeLessThanOrEqual(rate(Math.min(one, other)));
      }),
    );
  });

  it('every level is reachable in every test, but OUTSTANDING in cycling', () => {
    for (const [name, rate] of Object.entries(tests)) {
      const levels = reached((value) => rate({ gender: 'FEMALE', age: 30 }, value).value);
      expect([...levels].toSorted()).toEqual(
        scoreLevels.filter((level) => name !== 'cycling' || level !== 'OUTSTANDING').toSorted(),
      );
    }
    expect(
      reached((value) => restingHeartRateLevel({ gender: 'MALE', age: 40, bpm: value }).value).size,
    ).toBe(6);
  });
});
