import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvLine } from './csv.ts';
import { csvDelimiters, csvRows } from './csv-rows.ts';

const cellsOf = (text: string, delimiter: (typeof csvDelimiters)[number] = ',') =>
  Array.from(csvRows(text, delimiter), ({ cells }) => cells);

describe('rows of a spreadsheet', () => {
  it('are those that were written', () => {
    // Our own writer guards what looks like a formula with an apostrophe, which is no part of the format.
    const cell = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^[=+\-@\t\r]/.test(text) && !text.includes('\uFEFF'));
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (written) => {
        expect(cellsOf(byteOrderMark + written.map(csvLine).join(''))).toEqual(written);
      }),
    );
  });

  it('are separated as the file separates them', () => {
    for (const delimiter of csvDelimiters) {
      const text = `a${delimiter}"b ""1""\n${delimiter}"${delimiter}\r\n${delimiter}c`;
      expect(cellsOf(text, delimiter)).toEqual([
        ['a', `b "1"\n${delimiter}`, ''],
        ['', 'c'],
      ]);
    }
  });

  it('keep quotes that stand inside a cell', () => {
    expect(cellsOf('5" pipe,CT "FITBOARD"')).toEqual([['5" pipe', 'CT "FITBOARD"']]);
  });

  it('whose quotes are broken lose themselves, not those that follow', () => {
    const rows = [...csvRows('a,b\n1,"never closed\n2,"closed" late\n3,c\n', ',')];
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'], text: 'a,b' },
      { line: 2, cells: null, text: '1,"never closed' },
      { line: 3, cells: null, text: '2,"closed" late' },
      { line: 4, cells: ['3', 'c'], text: '3,c' },
    ]);
  });

  it('know their line, cells of several lines included', () => {
    const lines = Array.from(csvRows('a\r\n"b\nb"\r\n\r\nc', ','), ({ line, cells }) => [line, cells?.[0]]);
    expect(lines).toEqual([
      [1, 'a'],
      [2, 'b\nb'],
      [4, ''],
      [5, 'c'],
    ]);
  });

  it('of a file full of open quotes are read in time', () => {
    const start = performance.now();
    expect(cellsOf('x,"y\n'.repeat(20_000))).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
