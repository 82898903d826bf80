import { fold } from '#core/kernel/text/text.ts';

/** What a bank's statement tells in its columns. `amount` is one column for both ways, `way` says which one it was. */
export const statementColumns = [
  'date',
  'time',
  'credit',
  'debit',
  'amount',
  'way',
  'description',
  'reference',
  'account',
] as const;
export type StatementColumn = (typeof statementColumns)[number];
export type StatementHeader = Readonly<Partial<Record<StatementColumn, number>>>;

/** `Số tiền ghi có/\nCredit (VND)` → `so tien ghi co credit vnd`. */
const wordsOf = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

const ofOthers =
  /doi ung|doi tac|thu huong|nguoi (gui|nhan|chuyen|huong|tra)|ben (gui|nhan|chuyen)|counter|beneficiary|correspond|remitter|sender|partner|payer|payee/;
const ofNoInterest =
  /so du|balance|(^| )(phi|fee|thue|tax|vat|ten|name|stt|so thu tu)( |$)|loai tien|tien te|currency|ty gia/;
const credit =
  /ghi co|phat sinh co|ps co|credit|tien vao|^(so tien )?thu( vao)?( vnd)?$|money in|paid in|deposit/;
const debit =
  /ghi no|phat sinh no|ps no|debit|tien ra|^(so tien )?chi( ra)?( vnd)?$|money out|paid out|withdraw/;
/** `Nợ` and `Có` alone; without their marks they are `No` and nearly every other word. */
const isMarked = (heading: string, word: 'nợ' | 'có'): boolean =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(word);

/** In this order, and the first that fits: `Ngày giao dịch` is a date, though `giao dịch` is in `Mã giao dịch` too. */
const headings: readonly (readonly [StatementColumn, RegExp])[] = [
  ['date', /ngay|date|thoi (gian|diem)/],
  [
    'way',
    /loai (giao dich|gd|but toan)|chieu (giao dich|gd|tien)|(^| )(dr cr|cr dr|d c|type|direction)( |$)/,
  ],
  [
    'reference',
    /^(so|ma) (tham chieu|giao dich|gd|but toan|ct|chung tu|ft|trace)|tham chieu|\bref(erence)?\b|doc(ument)? no|transaction (id|no|number|code)|\btrace\b/,
  ],
  ['account', /^(so )?(tai khoan|tk)( |$)|^stk|^account|account (no|number)$/],
  ['time', /^gio|\btime$/],
  [
    'description',
    /noi dung|dien giai|mo ta|chi tiet|ghi chu|description|detail|remark|narrati|particular|content|memo/,
  ],
  ['amount', /so tien|gia tri|phat sinh|amount|^vnd$/],
];

const columnOf = (heading: string): StatementColumn | null => {
  const words = wordsOf(heading);
  if (words === '' || ofOthers.test(words) || ofNoInterest.test(words)) return null;
  const isCredit = credit.test(words) || isMarked(heading, 'có');
  const isDebit = debit.test(words) || isMarked(heading, 'nợ');
  const found = headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (found !== 'amount' && found !== null) return found;
  if (isCredit && isDebit) return found ?? 'way';
  return isCredit ? 'credit' : isDebit ? 'debit' : found;
};

/** The day money moved, before the day the bank booked it. */
const isBookingDate = (heading: string): boolean =>
  /hach toan|hieu luc|posting|booking|value|effective/.test(wordsOf(heading));

/** Null for a row that is no heading: it takes a date, words and an amount of some kind. */
export const statementHeader = (cells: readonly string[]): StatementHeader | null => {
  const header: Partial<Record<StatementColumn, number>> = {};
  for (const [at, heading] of cells.entries()) {
    if (heading.length > 100) return null;
    const column = columnOf(heading);
    if (column === null) continue;
    const earlier = header[column];
    const isBetter = column === 'date' && earlier !== undefined && isBookingDate(cells[earlier] ?? '');
    if (earlier === undefined || isBetter) header[column] = at;
  }
  // A lone `Transaction time` holds the date too.
  const { date = header.time, description, credit: into, amount } = header;
  const isTable = date !== undefined && description !== undefined && (into ?? amount) !== undefined;
  return isTable ? { ...header, date } : null;
};

/** `Số tài khoản/Account number: 0011001932418` in the lines above the heading, in one cell or in two. */
export const accountAbove = (cells: readonly string[]): string | null => {
  for (const [at, cell] of cells.entries()) {
    const words = wordsOf(cell);
    if (!/so tai khoan|so tk|^stk|account (no|number)|^tai khoan/.test(words) || ofOthers.test(words))
      continue;
    for (const place of [cell, ...cells.slice(at + 1)]) {
      const found = /(?<![\d.])\d[\d .]{4,24}\d(?![\d.])/.exec(place)?.[0].replace(/\D/g, '');
      if (found && found.length >= 6 && found.length <= 19) return found;
    }
  }
  return null;
};

const digits = /^(?:0|[1-9]\d*)$/;
const grouped = /^[1-9]\d{0,2}(?:([.,\s'])\d{3})(?:\1\d{3})*$/;

/** `1.999.000`, `1,999,000`, `1 999 000`, `499000`, `+499,000.00 VND`, `(499.000)`; null for all else, half a dong too. */
export const readAmountVnd = (text: string): number | null => {
  const bare = text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/^(vnd|vnđ|₫)|(vnd|vnđ|đồng|₫|đ)\s*$/iu, '')
    .trim();
  const bracketed = /^\((.*)\)$/.exec(bare);
  const [, sign = '', written = ''] = /^([+\-−]?)\s*(.*)$/s.exec(bracketed?.[1] ?? bare) ?? [];
  if (bracketed && sign) return null;
  // A fraction has one or two places, and they are noughts: three are thousands.
  const whole = written.replace(/[.,]0{1,2}$/, '');
  if (!digits.test(whole) && !grouped.test(whole)) return null;
  const amount = Number(whole.replace(/\D/g, ''));
  if (!Number.isSafeInteger(amount)) return null;
  return amount === 0 ? 0 : bracketed || sign === '-' || sign === '−' ? -amount : amount;
};

export type Way = 'IN' | 'OUT';

/** `C`, `Ghi có`, `CR`, `+`, `Tiền vào`, or their opposites. */
export const readWay = (text: string): Way | null => {
  const words = fold(text).trim();
  if (/^(c|cr|co|\+|in|ghi co|credit|tien vao|thu|nhan tien|bao co)$/.test(words)) return 'IN';
  if (/^(d|dr|no|-|−|out|ghi no|debit|tien ra|chi|chuyen tien di|bao no)$/.test(words)) return 'OUT';
  return null;
};
