import { describe, expect, it } from 'vitest';
import { picker } from './pick.ts';

const sequence = (...numbers: readonly string[]) => {
  const left = [...numbers];
  return { digits: () => left.shift() ?? '000000' };
};

describe('a draw', () => {
  it('draws again what would favour the first choices', () => {
    expect(picker(sequence('999999', '000005'))(21)).toBe(5);
    expect(picker(sequence('999998'))(21)).toBe(999_998 % 21);
  });

  it('gives every choice the same share', () => {
    const counts = new Map<number, number>();
    let last = -1;
    const pick = picker({ digits: () => String((last += 1)) });
    for (let index = 0; index < 7 * 1000; index++) {
      const drawn = pick(7);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 7 }, () => 1000));
  });

  it('is of one choice at least', () => {
    for (const choices of [0, -1, 1.5, Number.NaN, 1_000_001]) {
      expect(() => picker(sequence())(choices)).toThrow(RangeError);
    }
  });
});
