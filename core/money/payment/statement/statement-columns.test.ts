import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountAbove, readAmountVnd, readWay, statementHeader } from './statement-columns.ts';

describe('an amount as banks write it', () => {
  it.each([
    ['499000', 499_000],
    ['1.999.000', 1_999_000],
    ['1,999,000', 1_999_000],
    ['1 999 000', 1_999_000],
    ['1\u00A0999\u00A0000', 1_999_000],
    ["1'999'000", 1_999_000],
    ['499.000', 499_000],
    ['499,000.00', 499_000],
    ['499.000,00', 499_000],
    ['499000.0', 499_000],
    ['+499.000', 499_000],
    ['-499.000', -499_000],
    ['−499,000', -499_000],
    ['(499,000)', -499_000],
    ['499.000 VND', 499_000],
    ['499.000đ', 499_000],
    ['499.000 ₫', 499_000],
    ['VND 499,000', 499_000],
    ['0', 0],
    ['0,00', 0],
    ['-0', 0],
  ])('%j is %d', (text, amount) => {
    expect(readAmountVnd(text)).toBe(amount);
  });

  it.each([
    '',
    '-',
    'VND',
    '4.99E+05',
    '499.5',
    '499.000,50',
    '1.99.000',
    '1.999,000',
    '1,999.000',
    '1.9990.000',
    '0.500',
    '007',
    '--5',
    '(-5)',
    '12a',
    '0x10',
    '99999999999999999',
    'NaN',
  ])('%j is none', (text) => {
    expect(readAmountVnd(text)).toBeNull();
  });

  it('is the same in Vietnamese, English and plain writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        for (const text of [
          String(amount),
          amount.toLocaleString('vi-VN'),
          amount.toLocaleString('en-US'),
          `${amount.toLocaleString('en-US')}.00`,
          amount.toLocaleString('vi-VN', { style: 'currency', currency: 'VND' }),
        ]) {
          expect(readAmountVnd(text)).toBe(amount === 0 ? 0 : amount);
        }
      }),
    );
  });
});

describe('the heading of a statement', () => {
  it.each([
    [
      'Vietcombank',
      ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Số dư', 'Mô tả'],
      { date: 1, reference: 2, debit: 3, credit: 4, description: 6 },
    ],
    [
      'Techcombank',
      [
        'Ngày giao dịch/\nTransaction date',
        'Đối tác/ Remitter',
        'NH đối tác/ Remitter bank',
        'Diễn giải/ Details',
        'Số bút toán/ Transaction no',
        'Nợ/ Debit',
        'Có/ Credit',
        'Phí/ Fee',
        'Số dư/ Running balance',
      ],
      { date: 0, description: 3, reference: 4, debit: 5, credit: 6 },
    ],
    [
      'MB',
      [
        'Số thứ tự',
        'NGÀY HẠCH TOÁN\nPOSTING DATE',
        'NGÀY GIAO DỊCH\nTRANSACTION DATE',
        'PHÁT SINH NỢ\nDEBIT AMOUNT',
        'PHÁT SINH CÓ\nCREDIT AMOUNT',
        'SỐ DƯ\nBALANCE',
        'NỘI DUNG\nDESCRIPTION',
        'SỐ TÀI KHOẢN ĐỐI ỨNG',
        'SỐ BÚT TOÁN\nTRANSACTION NO',
      ],
      { date: 2, debit: 3, credit: 4, description: 6, reference: 8 },
    ],
    [
      'ACB',
      ['Ngày hiệu lực', 'Ngày giao dịch', 'Số GD', 'Nội dung giao dịch', 'Tiền ra', 'Tiền vào', 'Số dư'],
      { date: 1, reference: 2, description: 3, debit: 4, credit: 5 },
    ],
    [
      'of a hand-made file',
      ['ngay', 'gio', 'so tien', 'noi dung', 'ma giao dich', 'so tai khoan'],
      { date: 0, time: 1, amount: 2, description: 3, reference: 4, account: 5 },
    ],
    [
      'in English',
      ['Date', 'Ref No', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
      { date: 0, reference: 1, description: 2, debit: 3, credit: 4 },
    ],
    [
      'with a way',
      ['Transaction time', 'Type', 'Amount', 'Content'],
      { date: 0, time: 0, way: 1, amount: 2, description: 3 },
    ],
    [
      'with a lone No',
      ['No', 'Date', 'Details', 'Có', 'Nợ'],
      { date: 1, description: 2, credit: 3, debit: 4 },
    ],
    [
      'with names',
      ['Ngày', 'Tên tài khoản', 'Tài khoản', 'Nội dung', 'Số tiền'],
      { date: 0, account: 2, description: 3, amount: 4 },
    ],
  ])('%s is known', (_, cells, header) => {
    expect(statementHeader(cells)).toEqual(header);
    expect(statementHeader(cells.map((cell) => cell.normalize('NFD').toUpperCase()))).toEqual(header);
  });

  it.each([
    ['no amount', ['Ngày giao dịch', 'Nội dung', 'Số dư']],
    ['no day', ['Số tiền', 'Nội dung']],
    ['no words', ['Ngày', 'Ghi có']],
    ['no heading', ['20/11/2026', '499.000', 'PAYFB7K3M9QRT']],
  ])('with %s is none', (_, cells) => {
    expect(statementHeader(cells)).toBeNull();
  });
});

describe('the account above the table', () => {
  it.each([
    [['Số tài khoản/ Account number:', '', '0011001932418']],
    [['Số tài khoản: 0011001932418 - VND']],
    [['Account No: 0011 0019 32418', '20/11/2026']],
    [['STK', '001.1001932418'.replace('.', '')]],
  ])('%j is found', (cells) => {
    expect(accountAbove(cells)).toBe('0011001932418');
  });

  it.each([
    [['Từ ngày 20/11/2026 đến 21/11/2026']],
    [['Tài khoản đối ứng: 0011001932418']],
    [['Số tài khoản:', '']],
    [['Mã khách hàng', '0011001932418']],
  ])('%j is none', (cells) => {
    expect(accountAbove(cells)).toBeNull();
  });
});

it('the way money went is read in words and signs', () => {
  for (const text of ['C', 'CR', 'Có', 'Ghi có', '+', 'IN', 'Tiền vào']) expect(readWay(text)).toBe('IN');
  for (const text of ['D', 'DR', 'Nợ', 'GHI NỢ', '-', 'out', 'Tiền ra']) expect(readWay(text)).toBe('OUT');
  for (const text of ['', 'Chuyển khoản', 'CD']) expect(readWay(text)).toBeNull();
});
