import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteOrderMark } from '#core/kernel/csv.ts';
import { englishStatement, mangledStatement, vietnameseStatement } from '#fixtures/money/bank/statements.ts';
import { memosIn } from '../memo.ts';
import { readStatementFile } from './statement-file.ts';

const head = 'Ngày giao dịch;Mã giao dịch;Ghi nợ;Ghi có;Nội dung\n';

const withTypes = (first: string) =>
  readStatementFile(`Date,Type,Amount,Content\n20/11/2026,${first},a\n20/11/2026,Transfer,499000,b\n`);

describe('a statement file', () => {
  it('as a bank exports it is read past its preamble, to its last line', () => {
    const { transfers, refused } = readStatementFile(vietnameseStatement);
    expect(refused).toEqual([]);
    expect(transfers).toEqual([
      {
        provider: 'statement',
        providerId: '5216.20112',
        bankReference: '5216.20112',
        accountNumber: '0011001932418',
        amountVnd: 1_999_000,
        description: 'MBVCB.3278907687.PAYFB7K3M9QRT.CT tu 0071001104341 NGUYEN VAN AN',
        receivedAt: new Date('2026-11-20T02:30:05Z'),
        direction: 'IN',
      },
      {
        provider: 'statement',
        providerId: '5216.20113',
        bankReference: '5216.20113',
        accountNumber: '0011001932418',
        amountVnd: 55_000,
        description: 'THU PHI SMS; THANG 11',
        receivedAt: new Date('2026-11-20T03:00:00Z'),
        direction: 'OUT',
      },
      {
        provider: 'statement',
        providerId: '5217.00001',
        bankReference: '5217.00001',
        accountNumber: '0011001932418',
        amountVnd: 499_000,
        description: 'Nguyễn Thị Hoà chuyển PAYFB2X4C 6VHN goi Tieu chuan',
        receivedAt: new Date('2026-11-20T17:00:00Z'),
        direction: 'IN',
      },
    ]);
    expect(memosIn(transfers[2]?.description ?? '')).toEqual(['PAYFB2X4C6VHN']);
  });

  it('in English, with commas, quotes and signs, is read as well', () => {
    const { transfers, refused } = readStatementFile(englishStatement);
    expect(refused).toEqual([]);
    expect(transfers).toMatchObject([
      { providerId: 'FT26324030863634', accountNumber: '0011001932418', amountVnd: 499_000, direction: 'IN' },
      { providerId: 'FT26324030863635', amountVnd: 55_000, direction: 'OUT' },
      {
        providerId: 'FT26325000000001',
        amountVnd: 99_000,
        direction: 'IN',
        description: 'Says "PAYFB2X4C6VHN"',
      },
    ]);
  });

  it('is the same with any delimiter, line end and mark at its start', () => {
    const plain = readStatementFile(vietnameseStatement);
    const windows = vietnameseStatement.replaceAll('\n', '\r\n');
    expect(readStatementFile(windows).transfers).toEqual(plain.transfers);
    expect(readStatementFile(vietnameseStatement.replace(byteOrderMark, '')).transfers).toEqual(
      plain.transfers,
    );
    const tabs = vietnameseStatement.replace('SMS; T', 'SMS, T').replaceAll(';', '\t');
    expect(readStatementFile(tabs).transfers.map(({ providerId }) => providerId)).toEqual(
      plain.transfers.map(({ providerId }) => providerId),
    );
  });

  it('that was mangled gives its sound lines, and names the others with the reason', () => {
    const { transfers, refused } = readStatementFile(mangledStatement);
    expect(transfers.map(({ providerId }) => providerId)).toEqual(['A1', 'A13']);
    expect(refused.map(({ line, reason, text }) => [line, text.split(';')[1], reason])).toEqual([
      [3, 'A2', 'input.date'],
      [4, 'A3', 'input.date'],
      [5, 'A4', 'input.whole_number'],
      [6, 'A5', 'input.whole_number'],
      [7, 'A6', 'input.required'],
      [8, 'A7', 'input.invalid'],
      [9, 'A8', 'input.invalid'],
      [10, 'A9', 'input.invalid'],
      [11, 'A10', 'input.invalid'],
      [12, 'A11', 'input.required'],
      [13, 'A12', 'input.max_value'],
    ]);
  });

  it.each([
    ['empty', ''],
    ['of words', 'Xin chào\nTôi gửi sao kê'],
    ['without a heading', '20/11/2026;A1;;499.000;PAYFB7K3M9QRT'],
    ['of a spreadsheet’s own format', 'PK\u0003\u0004\u0014\u0000'],
  ])('%s says so, and nothing is taken from it', (_, text) => {
    expect(readStatementFile(text)).toMatchObject({
      transfers: [],
      refused: [{ line: 1, reason: 'input.invalid' }],
    });
  });

  it('without its account takes the one it was asked for', () => {
    const text = `${head}20/11/2026;A1;;499.000;PAYFB7K3M9QRT\n`;
    expect(readStatementFile(text).transfers[0]?.accountNumber).toBe('');
    expect(readStatementFile(text, '0011001932418').transfers[0]?.accountNumber).toBe('0011001932418');
  });

  it('of our own or a spreadsheet’s making may guard numbers as text', () => {
    const text = `${head}20/11/2026;="0012";;'+499.000;'PAYFB7K3M9QRT\n`;
    expect(readStatementFile(text).transfers).toMatchObject([
      { bankReference: '0012', amountVnd: 499_000, description: 'PAYFB7K3M9QRT' },
    ]);
  });

  it('adds what follows a refused line to nothing', () => {
    const text = `${head}20/11/2026;A1;;1.000;one\n30/02/2026;A2;;2.000;PAYFB7K\n;;;;3M9QRT\n`;
    const { transfers, refused } = readStatementFile(text);
    expect(transfers.map(({ description }) => description)).toEqual(['one']);
    expect(refused.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('takes no bare number beside an unknown kind of transaction for money that came in', () => {
    expect(withTypes('CR,99000')).toMatchObject({
      transfers: [{ amountVnd: 99_000 }],
      refused: [{ line: 3, reason: 'input.not_a_choice' }],
    });
    expect(withTypes('Transfer,-99000').transfers).toMatchObject([{ direction: 'OUT' }, { direction: 'IN' }]);
    expect(withTypes('D,99000').transfers).toMatchObject([{ direction: 'OUT' }]);
  });
});

describe('a line of a statement', () => {
  type Line = Readonly<{ date: string; reference: string; way: 'IN' | 'OUT'; amount: number; words: string }>;
  const line = fc.record<Line>({
    date: fc.constantFrom('20/11/2026', '20/11/2026 09:30', '21/11/2026'),
    reference: fc.constantFrom('', '', 'A1', 'A2'),
    way: fc.constantFrom('IN' as const, 'OUT' as const),
    amount: fc.constantFrom(99_000, 499_000),
    words: fc.constantFrom('PAYFB7K3M9QRT', 'Nộp tiền', ''),
  });
  const fileOf = (lines: readonly Line[]) =>
    head +
    lines
      .map(({ date, reference, way, amount, words }) =>
        [date, reference, way === 'OUT' ? amount : '', way === 'IN' ? amount : '', words].join(';'),
      )
      .join('\n');
  const ids = (lines: readonly Line[]) =>
    readStatementFile(fileOf(lines)).transfers.map(({ providerId }) => providerId);
  const lines = fc.array(line, { minLength: 1, maxLength: 20 });

  it('has the same id however often its file is read, and none is lost', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(ids(all)).toEqual(ids(all));
        expect(ids(all)).toHaveLength(all.length);
      }),
    );
  });

  it('has an id of its own, unless it is another with the same reference, word for word', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const found = ids(all);
        const kinds = new Set(
          all.map((each, at) => (each.reference === '' ? String(at) : Object.values(each).join('|'))),
        );
        expect(new Set(found).size).toBe(kinds.size);
      }),
    );
  });

  it('keeps its id when the next statement begins with it', () => {
    const ownReference = lines.map((all) => all.map((each, at) => ({ ...each, reference: `R${at}` })));
    fc.assert(
      fc.property(ownReference, fc.nat(), (all, cut) => {
        const from = cut % all.length;
        expect(ids(all.slice(from))).toEqual(ids(all).slice(from));
      }),
    );
  });

  it('that shares its reference with a fee is the one the reference names', () => {
    const text = `${head}20/11/2026;A1;1.100;;Phi\n20/11/2026;A1;;499.000;PAYFB7K3M9QRT\n`;
    const [fee, money] = readStatementFile(text).transfers;
    expect(money?.bankReference).toBe('A1');
    expect(fee?.bankReference).toMatch(/^A1#[0-9a-f]{16}$/);
  });
});

it('ten thousand lines are read in time', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) =>
      `20/11/2026 09:30:05;${at % 2 ? `FT${at}` : ''};;${(at + 1) * 1000};"MBVCB.${at}.PAYFB7K3M9QRT; ""CT"" tu"`,
  );
  const start = performance.now();
  const { transfers, refused } = readStatementFile(head + rows.join('\n'));
  expect(performance.now() - start).toBeLessThan(5000);
  expect(refused).toEqual([]);
  expect(transfers).toHaveLength(10_000);
  expect(new Set(transfers.map(({ providerId }) => providerId)).size).toBe(10_000);
  expect(transfers.reduce((sum, { amountVnd }) => sum + amountVnd, 0)).toBe(50_005_000_000);
});
