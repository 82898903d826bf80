import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservedNames } from './reserved-names.ts';
import { cutSuggestions, isReserved, nameProblem, nearbyNames, skeletonOf } from './site-name.ts';
import { requireZone } from './zone.ts';

const rules = { brand: 'Fitboard', reserved: 'hoidong, ban-bien-tap' };
const disguises: Readonly<Record<string, readonly string[]>> = {
  o: ['0'], l: ['1'], e: ['3'], a: ['4'], s: ['5'], t: ['7'], m: ['rn'], w: ['vv'],
}; // prettier-ignore

describe('names of sites', () => {
  it('are 3 to 20 letters, digits and single hyphens, and begin with a letter', () => {
    const problems = [
      '',
      'ab',
      '4gym',
      '-gym',
      'a'.repeat(21),
      'gym-',
      'xn--gym',
      'đỗ-anh',
      'gym anh',
      'gym_anh',
    ].map(nameProblem);
    expect(problems).toEqual([
      'domain.required', 'domain.length', 'domain.starts_with_letter', 'domain.starts_with_letter', 'domain.length',
      'domain.invalid', 'domain.invalid', 'domain.starts_with_letter', 'domain.invalid', 'domain.invalid',
    ]); // prettier-ignore
    expect(['minh-anh', 'abc', 'hlv365'].map(nameProblem)).toEqual([null, null, null]);
  });

  it('that are reserved are refused in every disguise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reservedNames, 'hoidong', 'ban-bien-tap', 'fitboard'),
        fc.infiniteStream(fc.boolean()),
        (name, chance) => {
          const disguised = [...name]
            .map((letter) => {
              const hidden = disguises[letter]?.[0] ?? letter;
              const shown = chance.next().value ? hidden : letter;
              return chance.next().value ? `${shown}-` : shown;
            })
            .join('');
          expect(isReserved(disguised, rules)).toBe(true);
          expect(skeletonOf(disguised)).toBe(skeletonOf(name));
        },
      ),
    );
  });

  it('that are reserved are refused one by one, as is each that looks like one of them', () => {
    const lookalikes = reservedNames.flatMap((name) => [
      name,
      name.toUpperCase().toLowerCase(),
      name.replaceAll('o', '0').replaceAll('l', '1').replaceAll('e', '3').replaceAll('a', '4'),
      name.replaceAll('i', '1').replaceAll('s', '5').replaceAll('t', '7'),
      name.replaceAll('m', 'rn').replaceAll('w', 'vv'),
      [...name].join('-'),
    ]);
    expect(lookalikes.filter((name) => !isReserved(name, rules))).toEqual([]);
    const letters: Readonly<Record<string, string>> = {
      a: 'а',
      e: 'е',
      o: 'о',
      p: 'р',
      i: 'і',
      c: 'с',
      x: 'х',
      s: 'ѕ',
    };
    const foreign = reservedNames.map((name) =>
      name.replace(/[aeopicxs]/, (letter) => letters[letter] ?? letter),
    );
    expect(foreign.filter((name, at) => name !== reservedNames[at] && nameProblem(name) === null)).toEqual(
      [],
    );
  });

  it('that contain the brand are for staff to give', () => {
    expect(['my-fitboard', 'f1tb0ard-vn', 'fitb-oard'].map((name) => isReserved(name, rules))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isReserved('minh-anh', rules)).toBe(false);
  });

  it('are suggested near what was typed, each of them one that could be had', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const names = nearbyNames(typed, rules);
        expect(names.filter((name) => nameProblem(name) !== null || isReserved(name, rules))).toEqual([]);
        expect(cutSuggestions(names).length).toBeLessThanOrEqual(5);
      }),
    );
    expect(nearbyNames('Minh Đạt', rules)).toContain('minhdat-fit');
  });
});

describe('the zone of sites', () => {
  it('is asked for before a name is, where the platform has none', () => {
    expect(() => requireZone({ siteZone: null })).toThrow(
      expect.objectContaining({ code: 'domain.cannot_connect' }),
    );
  });
});
