import { describe, expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { comingScreens, levelGains, yearSaving } from './level-gains.ts';

describe('what a level opens', () => {
  it.each(Object.values(levelGains).flat())('$screen is there, or said to be coming', ({ screen }) => {
    expect(screens.some(({ path }) => path === screen)).toBe(!comingScreens.has(screen));
  });
});

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
