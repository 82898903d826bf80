import { localTimeOf } from './week.ts';

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

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `2026-11-22 18:07:28` on the wall of the zone: what Excel, LibreOffice and Google Sheets take for a date and a time. */
export const csvTime = (at: Date, timeZone: string): string => {
  const { date, hour, minute, second } = localTimeOf(at, timeZone);
  return `${date} ${[hour, minute, second].map(twoDigits).join(':')}`;
};
