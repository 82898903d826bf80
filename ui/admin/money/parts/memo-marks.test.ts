import { describe, expect, it } from 'vitest';
import { markMemos } from './memo-marks.ts';

const marked = (text: string) =>
  markMemos(text)
    .filter(({ isMemo }) => isMemo)
    .map((part) => part.text);

describe('codes in what a bank wrote', () => {
  it.each([
    ['MBVCB.123.PAYFB2345CFHJ.CT tu 001 toi 002', ['PAYFB2345CFHJ']],
    ['chuyen tien payfb 2345 cfhj', ['payfb 2345 cfhj']],
    ['PAYF8 2345-CFHJ nap coin', ['PAYF8 2345-CFHJ']],
    ['tien an trua', []],
    ['PAYFB2345CFHJ PAYFB9876XVTR', ['PAYFB2345CFHJ', 'PAYFB9876XVTR']],
  ])('%s', (description, found) => {
    expect(marked(description)).toEqual(found);
  });

  it('changes no letter of it', () => {
    const text = 'ND: PAYFB 2345CFHJ; cảm ơn';
    expect(
      markMemos(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(markMemos('')).toEqual([]);
  });
});
