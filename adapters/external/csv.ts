import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | Date | null | undefined;

const cast = {
  date: (value: Date) => value.toISOString(),
  boolean: (value: boolean) => String(value),
} as const;

/** Spreadsheets take a text for Unicode only when it says so. */
export const byteOrderMark = '\uFEFF';

/** Lines for spreadsheets: a cell that would be run as a formula is quoted, so that it is only ever shown. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: '\r\n', cast },
  );
