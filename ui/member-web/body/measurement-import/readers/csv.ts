import { csvDelimiters, csvRows, type CsvDelimiter } from '#core/kernel/csv-rows.ts';
import type { ImportSource } from '#core/body/measurement-import/imported-value.ts';
import type { Collector, ReadingOptions } from './collector.ts';
import { hasMetricsAlone, readColumns, type Columns } from './csv-columns.ts';
import { readDate, timeIn, type ReadDate } from './dates.ts';
import { FileProblem } from './file-problem.ts';
import { kindOf, quantityIn } from './units.ts';

/** Some apps write who and what above the table. */
const headingRows = 30;
const headBytes = 64 * 1024;
/** A quote that nobody closes must not collect the rest of the file. */
const longestRow = 256 * 1024;

/** Behind the last line that is whole: with an even number of quotes before it, no cell goes on in the next line. */
const wholeLinesOf = (text: string): number => {
  let end = text.lastIndexOf('\n');
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0 && at < end; at = text.indexOf('"', at + 1)) quotes += 1;
  while (end >= 0 && quotes % 2 === 1) {
    const before = text.lastIndexOf('\n', end - 1);
    for (let at = text.indexOf('"', before + 1); at >= 0 && at < end; at = text.indexOf('"', at + 1))
      quotes -= 1;
    end = before;
  }
  return end + 1;
};

async function* wholeLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    const end = rest.length > longestRow && !rest.includes('\n') ? rest.length : wholeLinesOf(rest);
    const cut = end === 0 && rest.length > longestRow ? rest.length : end;
    if (cut > 0) yield rest.slice(0, cut);
    rest = rest.slice(cut);
  }
  if (rest !== '') yield rest;
}

type Table = Readonly<{ columns: Columns; delimiter: CsvDelimiter; line: number }>;

const tableIn = (head: string): Table | null => {
  for (const delimiter of csvDelimiters) {
    let row = 0;
    for (const { cells, line } of csvRows(head, delimiter)) {
      const columns = cells === null ? null : readColumns(cells);
      if (columns !== null) return { columns, delimiter, line };
      row += 1;
      if (row >= headingRows) break;
    }
  }
  return null;
};

const dateIn = (cells: readonly string[], { date, time }: Columns, timeZone: string): ReadDate | null => {
  const found = readDate(cells[date] ?? '', timeZone);
  const clock = time === null ? '' : timeIn(cells[time] ?? '');
  if (found === null || clock === '') return found;
  return {
    DMY: found.DMY === null ? null : { ...found.DMY, time: clock },
    MDY: found.MDY === null ? null : { ...found.MDY, time: clock },
  };
};

const takeRow = (
  cells: readonly string[],
  columns: Columns,
  { collector, options }: Readonly<{ collector: Collector; options: ReadingOptions }>,
): void => {
  const { timeZone, units: assumed } = options;
  const found = columns.metrics.flatMap(({ index, metric, unit }) => {
    const quantity = quantityIn(cells[index] ?? '', metric, { columnUnit: unit, assumed });
    return quantity === null ? [] : [{ metric, ...quantity }];
  });
  if (found.length === 0) return;
  const date = dateIn(cells, columns, timeZone);
  if (date === null) {
    collector.addUndated();
    return;
  }
  for (const { metric, value, hasUnit } of found) {
    if (!hasUnit) collector.sawNoUnit(kindOf[metric] === 'MASS' ? 'mass' : 'length');
    collector.add(metric, date, value);
  }
  const weight = found.find(({ metric }) => metric === 'weight');
  if (columns.fatMass === null || weight === undefined) return;
  const { index, unit } = columns.fatMass;
  const fat = quantityIn(cells[index] ?? '', 'weight', { columnUnit: unit, assumed });
  if (fat !== null) collector.add('bodyFatPercent', date, (fat.value / weight.value) * 100);
};

const noTable = (head: string): FileProblem => {
  const rows = csvDelimiters.flatMap((delimiter) =>
    [...csvRows(head.slice(0, headBytes), delimiter)].slice(0, headingRows),
  );
  return new FileProblem(
    rows.some(({ cells }) => cells !== null && hasMetricsAlone(cells)) ? 'NO_DATES' : 'OTHER_TABLE',
  );
};

/** A table of separated values, line by line; answers which app has written it. */
export const readCsv = async (
  chunks: AsyncIterable<string>,
  into: Readonly<{ collector: Collector; options: ReadingOptions }>,
): Promise<ImportSource> => {
  let head = '';
  let table: Table | null = null;
  const take = (text: string, { columns, delimiter }: Table, from = 0): void => {
    for (const { cells, line } of csvRows(text, delimiter))
      if (cells !== null && line > from) takeRow(cells, columns, into);
  };
  for await (const text of wholeLines(chunks)) {
    if (table === null) {
      head += text;
      table = tableIn(head);
      if (table !== null) take(head, table, table.line);
      else if (head.length > headBytes) break;
    } else take(text, table);
  }
  if (table === null) throw noTable(head);
  return table.columns.source;
};
