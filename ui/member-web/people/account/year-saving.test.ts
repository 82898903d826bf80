import { describe, expect, it } from 'vitest';
import { yearSaving } from './year-saving.ts';

describe('what a year saves', () => {
  it.each([
    [1000, 10_000, 17],
    [2000, 20_000, 17],
    [1000, 12_166, 0],
    [1000, 20_000, 0],
    [0, 0, 0],
  ])('%i a month against %i a year: %i %%', (month, year, saving) => {
    expect(yearSaving(month, year)).toBe(saving);
  });
});
