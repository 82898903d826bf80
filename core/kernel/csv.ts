/** Comma-separated values as spreadsheets read them: with a byte-order mark, or Vietnamese letters break. */
export const byteOrderMark = '\uFEFF';

export type Cell = string | number | boolean | null;

/** A text that starts like a formula would be run as one; a number never is. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: Cell): string => {
  if (value === null) return '';
  return typeof value === 'string' ? quoted(guarded(value)) : String(value);
};

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;
