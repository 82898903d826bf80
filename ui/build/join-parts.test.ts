import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

const part = (
  name: string,
  bytes: number,
  neededBy: readonly number[],
  imports: readonly string[] = [],
): Part => ({
  modules: [name],
  bytes,
  neededBy: new Set(neededBy),
  imports: new Set(imports),
});
const limits = { answerBytes: 400, mostForOthers: () => 1_000 };
const groupsOf = (parts: readonly Part[]) =>
  parts.map(({ modules }) => [...modules].toSorted().join('+')).toSorted();

describe('parts that are joined', () => {
  it('are those of the same places, and those that cost little where they are not needed', () => {
    const joined = joinParts(
      [
        part('a', 300, [1, 2]),
        part('b', 300, [1, 2]),
        part('small', 50, [1, 2, 3]),
        part('large', 9_000, [1, 3]),
      ],
      limits,
    );
    expect(groupsOf(joined)).toEqual(['a+b+small', 'large']);
  });

  it('are none that a place would have to fetch more for than it may', () => {
    const parts = [part('a', 300, [1, 2, 3]), part('b', 100, [1, 2, 3, 4])];
    expect(groupsOf(joinParts(parts, limits))).toEqual(['a+b']);
    const spared = { ...limits, mostForOthers: (place: number) => (place === 4 ? 0 : 1_000) };
    expect(groupsOf(joinParts(parts, spared))).toEqual(['a', 'b']);
  });

  it('bring no place what they stand on themselves', () => {
    const below = part('below', 5_000, [1, 2, 3]);
    const parts = [part('a', 50, [1, 2, 3], ['below']), part('b', 50, [1, 2, 3, 4]), below];
    expect(groupsOf(joinParts(parts, limits))).not.toContain('a+b');
  });

  it('never wait for each other', () => {
    const parts = [
      part('a', 50, [1, 2], ['b']),
      { ...part('b', 50, [1, 2], ['c']), isFixed: true },
      part('c', 50, [1, 2]),
    ];
    expect(groupsOf(joinParts(parts, limits))).toEqual(['a', 'b', 'c']);
  });

  it('hold together exactly what stood apart, and nobody brings more for others than allowed', () => {
    const some = fc.array(
      fc.record({
        bytes: fc.integer({ min: 20, max: 3_000 }),
        places: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (all) => {
        const parts = all.map(({ bytes, places }, number) => part(`part${number}`, bytes, places));
        const joined = joinParts(parts, limits);
        expect(joined.flatMap(({ modules }) => modules).toSorted()).toEqual(
          parts.flatMap(({ modules }) => modules).toSorted(),
        );
        for (const place of [0, 1, 2, 3, 4, 5]) {
          const sum = (some: readonly Part[]) =>
            some.filter(({ neededBy }) => neededBy.has(place)).reduce((total, { bytes }) => total + bytes, 0);
          expect(sum(joined) - sum(parts)).toBeLessThanOrEqual(1_000);
        }
      }),
    );
  });
});
