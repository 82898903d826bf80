import { describe, expect, it } from 'vitest';
import { askedQuantity, mostOf, quantityProblem } from './quantity.ts';

describe('how many are ordered', () => {
  it('is bound by the stock and by the platform’s limit', () => {
    expect([mostOf(null), mostOf(500), mostOf(3), mostOf(0)]).toEqual([20, 20, 3, 0]);
  });

  it.each([
    ['3', 3, undefined],
    ['', 3, 'error.input.required'],
    ['1,5', 3, 'error.input.whole_number'],
    ['-1', 3, 'error.input.whole_number'],
    ['0', 3, 'error.input.min_value?{"value":1}'],
    ['4', 3, 'error.input.max_value?{"value":3}'],
  ])('%j of at most %i: %s', (text, max, problem) => {
    expect(quantityProblem(text, max)).toBe(problem);
  });

  it.each([
    [null, '1'],
    ['2', '2'],
    ['20', '20'],
    ['21', '1'],
    ['0', '1'],
    ['two', '1'],
    ['1e3', '1'],
  ])('asked for %j in the address is %s', (asked, quantity) => {
    expect(askedQuantity(asked)).toBe(quantity);
  });
});
