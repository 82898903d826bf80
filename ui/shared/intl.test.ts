import { describe, expect, it } from 'vitest';
import { parseDecimal } from './intl.ts';

describe('a typed number', () => {
  it.each([
    ['18,5', 18.5],
    ['18.5', 18.5],
    [' 70 ', 70],
    [',5', 0.5],
    ['1 200', 1200],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each(['', 'abc', '1,2,3', '1.234,5', '12kg'])('%s is not guessed', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});
