import { describe, expect, test } from 'vitest';
import { kindOf } from './week-numbers.ts';

describe('where a note about a number belongs', () => {
  test('to the section it is measured in, or computed from', () => {
    expect(kindOf('waist', 'ALL')).toBe('BODY');
    expect(kindOf('bmi', 'ALL')).toBe('BODY');
    expect(kindOf('vo2max', 'ALL')).toBe('STRENGTH');
    expect(kindOf('sleep', 'ALL')).toBe('LIFESTYLE');
    expect(kindOf('protein', 'ALL')).toBe('NUTRITION');
  });

  test('to the general words where that section was not asked about, or nobody knows it', () => {
    expect(kindOf('waist', 'NUTRITION')).toBe('GENERAL');
    expect(kindOf('protein', 'NUTRITION')).toBe('NUTRITION');
    expect(kindOf('something new', 'ALL')).toBe('GENERAL');
  });
});
