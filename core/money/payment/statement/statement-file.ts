import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { csvDelimiters, csvRows, type CsvDelimiter, type CsvRow } from '#core/kernel/csv-rows.ts';
import { fold } from '#core/kernel/text/text.ts';
import { readBankTime } from '../bank-notices/bank-time.ts';
import { largestTransferVnd, plainLine } from '../bank-notices/notice-fields.ts';
import type { ReceivedTransfer } from '../bank-notices/received-transfer.ts';
import {
  accountAbove,
  readAmountVnd,
  readWay,
  statementHeader,
  type StatementColumn,
  type StatementHeader,
  type Way,
} from './statement-columns.ts';

export type RefusedLine = Readonly<{ line: number; reason: ErrorCode; text: string }>;
export type StatementFile = Readonly<{
  transfers: readonly ReceivedTransfer[];
  refused: readonly RefusedLine[];
}>;

/** Banks print their name, the owner and the period above the table. */
const deepestHeader = 60;
const longestShown = 300;

type Table = Readonly<{
  delimiter: CsvDelimiter;
  header: StatementHeader;
  line: number;
  width: number;
  account: string | null;
}>;

const tableIn = (text: string, delimiter: CsvDelimiter): Table | null => {
  let account: string | null = null;
  let depth = 0;
  for (const { line, cells } of csvRows(text, delimiter)) {
    if (depth++ >= deepestHeader) return null;
    if (!cells) continue;
    const header = cells.length > 1 ? statementHeader(cells) : null;
    if (header) return { delimiter, header, line, width: cells.length, account };
    account ??= accountAbove(cells);
  }
  return null;
};

const mostColumns = (tables: readonly (Table | null)[]): Table | null =>
  tables
    .filter((table) => table !== null)
    .toSorted((a, b) => Object.keys(b.header).length - Object.keys(a.header).length)[0] ?? null;

type Cell = (column: StatementColumn) => string;
type Moved = Readonly<{
  amountVnd: number;
  direction: Way;
  /** How the direction is known. ASSUMED: a bare number beside a kind of transaction that names no direction. */
  by: 'COLUMN' | 'SIGN' | 'ASSUMED';
}>;

/** An empty cell and a dash are nothing. */
const sideOf = (text: string): number | null => (/^[-–—]?$/.test(text) ? 0 : readAmountVnd(text));

/** Debit and credit columns, or one column with a sign or with another that says which way; bare numbers came in. */
const movedIn = (cell: Cell): Moved | ErrorCode => {
  const into = sideOf(cell('credit'));
  const out = sideOf(cell('debit'));
  if (into === null || out === null) return 'input.whole_number';
  // A negative credit takes back an earlier one: a person has to see it.
  if (into < 0 || (into !== 0 && out !== 0)) return 'input.invalid';
  if (into !== 0) return { amountVnd: into, direction: 'IN', by: 'COLUMN' };
  if (out !== 0) return { amountVnd: Math.abs(out), direction: 'OUT', by: 'COLUMN' };

  const amount = sideOf(cell('amount'));
  if (amount === null) return 'input.whole_number';
  if (amount === 0) return 'input.required';
  const amountVnd = Math.abs(amount);
  if (amount < 0) return { amountVnd, direction: 'OUT', by: 'SIGN' };
  const way = readWay(cell('way'));
  if (way) return { amountVnd, direction: way, by: 'COLUMN' };
  if (cell('amount').startsWith('+')) return { amountVnd, direction: 'IN', by: 'SIGN' };
  return { amountVnd, direction: 'IN', by: cell('way') === '' ? 'COLUMN' : 'ASSUMED' };
};

type Entry = Moved &
  Readonly<{ row: CsvRow; receivedAt: Date; words: string; reference: string; account: string }>;

const entryOf = (row: CsvRow, cell: Cell): Entry | ErrorCode => {
  const written = cell('date');
  if (written === '') return 'input.required';
  const [firstLine = ''] = written.split('\n');
  const receivedAt =
    readBankTime(`${written} ${cell('time')}`) ?? readBankTime(written) ?? readBankTime(firstLine);
  if (!receivedAt) return 'input.date';
  const moved = movedIn(cell);
  if (typeof moved === 'string') return moved;
  if (moved.amountVnd > largestTransferVnd) return 'input.max_value';
  const reference = plainLine(cell('reference')).slice(0, 100);
  const account = cell('account').replace(/[^0-9A-Za-z]/g, '');
  return { ...moved, row, receivedAt, words: cell('description'), reference, account };
};

/** FNV-1a, twice 32 bits. It tells apart lines that are alike in all but their words; it guards no secret. */
const fingerprint = (text: string): string => {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (low >>> 16), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

const contentOf = ({ receivedAt, direction, amountVnd, words, account }: Entry): string =>
  [receivedAt.toISOString(), direction, amountVnd, account, fold(plainLine(words)).replace(/\s+/g, ' ')].join(
    '|',
  );

const made = (entry: Entry): string => {
  const day = entry.receivedAt.toISOString().replace(/\D/g, '').slice(0, 14);
  return `CSV${day}${entry.direction}${entry.amountVnd}X${fingerprint(contentOf(entry))}`;
};

/**
 * A name for each line that is the same whenever the file is read again. A bank may print one reference on several
 * movements (a transfer and its fee): money coming in has it first, what differs gets its own; and two lines without
 * reference that are alike in everything are two movements, and are numbered.
 */
const namesOf = (entries: readonly Entry[]): ReadonlyMap<Entry, string> => {
  const names = new Map<Entry, string>();
  const owners = new Map<string, string>();
  const seen = new Map<string, number>();
  const incomingFirst = [
    ...entries.filter(({ direction }) => direction === 'IN'),
    ...entries.filter(({ direction }) => direction === 'OUT'),
  ];
  for (const entry of incomingFirst) {
    if (entry.reference) {
      const key = `${entry.account}|${entry.reference}`;
      const content = contentOf(entry);
      const owner = owners.get(key) ?? content;
      owners.set(key, owner);
      names.set(entry, owner === content ? entry.reference : `${entry.reference}#${fingerprint(content)}`);
    } else {
      const name = made(entry);
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      names.set(entry, times === 1 ? name : `${name}N${times}`);
    }
  }
  return names;
};

/** Sums and balances that close a table, and headings repeated on a new page: no movement has no digit in its date. */
const isFurniture = (cells: readonly string[], date: string): boolean =>
  !/\d/.test(date) &&
  (statementHeader(cells) !== null ||
    cells.some((cell) =>
      /^\W*(tong|cong|total|so du|balance|opening|closing|so phat sinh)\b/.test(fold(cell)),
    ));

/** Spreadsheets keep a number as text by an apostrophe before it, or as the formula `="…"`. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'/, '')
    .trim();

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * The movements of a bank's CSV statement, Vietnamese or English, and every line that could not be understood: none is
 * left out in silence. `account` is ours where the file does not say; reading a file twice gives the same ids.
 */
export const readStatementFile = (text: string, account = ''): StatementFile => {
  const table = mostColumns(csvDelimiters.map((delimiter) => tableIn(text, delimiter)));
  if (!table) {
    const [first] = csvRows(text, ',');
    return {
      transfers: [],
      refused: [{ line: 1, reason: 'input.invalid', text: (first?.text ?? '').slice(0, longestShown) }],
    };
  }
  const { header, delimiter, width } = table;
  const ours = table.account ?? account;
  const read: Entry[] = [];
  const refused: RefusedLine[] = [];
  const refuse = ({ line, text: shown }: CsvRow, reason: ErrorCode) => {
    refused.push({ line, reason, text: shown.slice(0, longestShown) });
  };

  let isLastRefused = false;
  for (const row of csvRows(text, delimiter)) {
    const { line, cells } = row;
    if (line <= table.line || cells?.every(isBlank)) continue;
    const cell: Cell = (column) => plainCell(cells?.[header[column] ?? -1] ?? '');

    // Some banks go on with the words of a movement in the next row.
    const last = read.at(-1);
    if (cells?.every((each, at) => isBlank(each) === (at !== header.description)) && last) {
      if (isLastRefused) refuse(row, 'input.invalid');
      else read[read.length - 1] = { ...last, words: `${last.words}\n${cell('description')}` };
      continue;
    }
    if (cells && isFurniture(cells, cell('date'))) continue;
    // More cells than headings: a comma inside an amount or the words has moved everything after it.
    const isReadable = cells?.slice(width).every(isBlank);
    const entry = isReadable ? entryOf(row, cell) : 'input.invalid';
    isLastRefused = typeof entry === 'string';
    if (typeof entry === 'string') refuse(row, entry);
    else read.push(entry);
  }

  // Where money going out has its minus, a bare number came in; where nothing has a sign, nobody can tell.
  const isSigned = read.some(({ by }) => by === 'SIGN');
  const entries = read.filter(({ by }) => by !== 'ASSUMED' || isSigned);
  for (const { row, by } of read) if (by === 'ASSUMED' && !isSigned) refuse(row, 'input.not_a_choice');
  refused.sort((a, b) => a.line - b.line);

  const names = namesOf(entries);
  const transfers = entries.map((entry): ReceivedTransfer => {
    const name = names.get(entry) ?? made(entry);
    return {
      provider: 'statement',
      providerId: name,
      bankReference: name,
      accountNumber: entry.account || ours,
      amountVnd: entry.amountVnd,
      description: plainLine(entry.words),
      receivedAt: entry.receivedAt,
      direction: entry.direction,
    };
  });
  return { transfers, refused };
};
