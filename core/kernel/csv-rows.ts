import { byteOrderMark } from './csv.ts';

export type CsvRow = Readonly<{
  /** Where it starts in the file, counted from 1. */
  line: number;
  /** Null when its quotes cannot be read. */
  cells: readonly string[] | null;
  /** As it stands in the file. */
  text: string;
}>;

export const csvDelimiters = [';', ',', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** A quote nobody closed must not swallow the rest of the file. */
const longestQuote = 5000;

const endOfLine = (text: string, from: number): number => {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed;
};

/** Where the quoted cell that opens at `from` closes; null when it does not, or goes on after its closing quote. */
const endOfQuote = (text: string, from: number, delimiter: CsvDelimiter): number | null => {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > longestQuote) return null;
    const next = text[quote + 1];
    if (next === '"') at = quote + 2;
    else return next === undefined || next === delimiter || next === '\n' || next === '\r' ? quote : null;
  }
};

type Read = Readonly<{ cells: readonly string[] | null; end: number }>;

const readRow = (text: string, start: number, delimiter: CsvDelimiter): Read => {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    let after: number;
    if (text[at] === '"') {
      const close = endOfQuote(text, at, delimiter);
      if (close === null) return { cells: null, end: endOfLine(text, start) };
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
      after = text[close + 1] === '\r' ? close + 2 : close + 1;
    } else {
      const line = endOfLine(text, at);
      // Within the line only: a file without this delimiter would be searched to its end for each of its rows.
      const cut = text.slice(at, line).indexOf(delimiter);
      after = cut >= 0 ? at + cut : line;
      cells.push(text.slice(at, after).replace(/\r$/, ''));
    }
    if (text[after] !== delimiter) return { cells, end: after };
    at = after + 1;
  }
};

/** The rows of a file of separated values, one at a time; a row that cannot be read is given as it stands. */
export function* csvRows(text: string, delimiter: CsvDelimiter): Generator<CsvRow> {
  let start = text.startsWith(byteOrderMark) ? 1 : 0;
  let line = 1;
  while (start < text.length) {
    const { cells, end } = readRow(text, start, delimiter);
    const row = text.slice(start, end);
    yield { line, cells, text: row.replace(/\r$/, '') };
    line += row.split('\n').length;
    start = end + 1;
  }
}
