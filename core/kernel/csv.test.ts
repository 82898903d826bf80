import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('lines of a spreadsheet', () => {
  it('keep numbers as numbers, negative ones too, and leave unknown cells empty', () => {
    expect(csvLine([1.5, -2, null, true])).toBe('1.5,-2,,true\r\n');
  });

  it('quote what would break the line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  });

  it('never let a text be run as a formula', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r');
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        expect(csvLine([first + rest]).replace(/^"/, '')).toMatch(/^'/);
      }),
    );
  });
});
