import { describe, expect, it } from 'vitest';
import { amountProblem } from './gift-amount.ts';

const allowance = { min: 10, max: 3000, left: 500 };

describe('an amount that is typed for a gift', () => {
  it.each([
    ['', 'error.input.required'],
    ['12,5', 'error.input.whole_number'],
    ['-20', 'error.input.whole_number'],
    ['9', 'gifts.tooSmall'],
    ['3001', 'gifts.tooLarge'],
    ['501', 'gifts.dayFull'],
    ['450', 'gifts.short'],
  ])('%j is refused with %s', (text, code) => {
    expect(amountProblem(text, allowance, 400)).toContain(code);
  });

  it('is fine within all limits', () => {
    expect(amountProblem(' 400 ', allowance, 400)).toBeUndefined();
  });
});
