import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, partsOf } from './text-parts.ts';

const place = fc.record({
  start: fc.integer({ min: -5, max: 60 }),
  length: fc.integer({ min: -2, max: 20 }),
});

describe('the parts of a text', () => {
  it('joined again are the text, whatever the places say', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(place, { maxLength: 6 }), (text, places) => {
        const parts = partsOf(text, places);
        expect(parts.map(({ words }) => words).join('')).toBe(text);
        expect(parts.every(({ words }) => words !== '')).toBe(true);
      }),
    ));

  it('hold each link that fits', () => {
    const links = [
      { start: 4, length: 6 },
      { start: 0, length: 3 },
    ];
    expect(partsOf('xem @mai đi', links)).toEqual([
      { start: 0, words: 'xem', entity: links[1] },
      { start: 3, words: ' ' },
      { start: 4, words: '@mai đ', entity: links[0] },
      { start: 10, words: 'i' },
    ]);
  });

  it('are cut in lists from so many lines or letters on', () => {
    expect(isLong('một dòng')).toBe(false);
    expect(isLong('\n'.repeat(9))).toBe(true);
    expect(isLong('a'.repeat(521))).toBe(true);
  });
});
