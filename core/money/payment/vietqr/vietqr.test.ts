import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from '#core/kernel/crc16.ts';
import { readVietQr, vietQrPayload, type VietQr } from './vietqr.ts';

const published: readonly (readonly [string, string, VietQr])[] = [
  [
    '79 000 ₫ to VietinBank, by vietqr.io',
    '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF',
    { bankBin: '970415', accountNumber: '113366668888', amountVnd: 79_000, memo: 'Ung Ho Quy Vac Xin' },
  ],
  [
    '120 000 ₫ to VietinBank, by the subiz encoder',
    '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    { bankBin: '970415', accountNumber: '0011001932418', amountVnd: 120_000, memo: 'ung ho lu lut' },
  ],
  [
    'a static code of TPBank',
    '00020101021138540010A00000072701240006970423011000999999990208QRIBFTTA53037045802VN6304CBB4',
    { bankBin: '970423', accountNumber: '0099999999', amountVnd: null, memo: null },
  ],
];

const alphanumeric = fc.constantFrom(...'0123456789ABCXYZabcxyz');
const printable = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 25 });
const anyQr = fc.record<VietQr>({
  bankBin: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
  accountNumber: fc.string({ unit: alphanumeric, minLength: 1, maxLength: 19 }),
  amountVnd: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
  memo: fc.option(printable),
});
const sealed = (body: string) => body + crc16(body);

describe('a VietQR code', () => {
  it.each(published)('is byte for byte the published one: %s', (_, payload, order) => {
    expect(vietQrPayload(order)).toBe(payload);
    expect(readVietQr(payload)).toEqual(order);
  });

  it('says what was asked, whatever was asked', () => {
    const more = fc.record({ merchantName: printable, city: fc.constantFrom('HA NOI', 'HO CHI MINH') });
    fc.assert(
      fc.property(anyQr, fc.option(more), (order, extra) => {
        const payload = vietQrPayload({ ...order, ...extra });
        expect(readVietQr(payload)).toEqual(order);
        expect(payload.slice(4 + 2, 4 + 8)).toBe(order.amountVnd === null ? '010211' : '010212');
      }),
    );
  });

  it('with one damaged character is not read', () => {
    fc.assert(
      fc.property(anyQr, fc.nat(), fc.constantFrom(...'0189AZ'), (order, place, damage) => {
        const payload = vietQrPayload(order);
        const at = place % payload.length;
        fc.pre(payload[at]?.toUpperCase() !== damage);
        expect(readVietQr(payload.slice(0, at) + damage + payload.slice(at + 1))).toBeNull();
      }),
    );
  });

  it('that is none is not read, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readVietQr(text)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789A'), maxLength: 60 }), (text) => {
        expect(readVietQr(sealed(`${text}6304`))).toBeNull();
      }),
    );
    fc.assert(
      fc.property(anyQr, fc.nat(), (order, length) => {
        const payload = vietQrPayload(order);
        expect(readVietQr(payload.slice(0, length % payload.length))).toBeNull();
      }),
    );
  });

  it.each([
    ['of a card', 'QRIBFTTA', 'QRIBFTTC'],
    ['of another scheme', 'A000000727', 'A000000728'],
    ['in dollars', '5303704', '5303840'],
    ['of another country', '5802VN', '5802US'],
    ['with an amount of nothing', '540579000', '540500000'],
    ['with a broken amount', '540579000', '5405790.5'],
    ['with a bank number of letters', '970415', '97041A'],
  ])('%s is not read', (_, from, to) => {
    const [, payload] = published[0]!; // the table above is not empty
    expect(payload).toContain(from);
    expect(readVietQr(sealed(payload.slice(0, -4).replace(from, to)))).toBeNull();
  });

  it.each([
    ['a tag that stands twice', (body: string) => body.replace('5802VN', '5802VN5802VN')],
    ['an amount that stands twice', (body: string) => body.replace('540579000', '540579000540590000')],
    [
      'a receiver longer than its field',
      (body: string) => body.replace('0112113366668888', '0113113366668888'),
    ],
    ['a memo longer than its field', (body: string) => body.replace('62220818', '62220819')],
    ['a length of letters', (body: string) => body.replace('5303704', '53A3704')],
  ])('with %s is not read, though its checksum is right', (_, spoil) => {
    const [, payload] = published[0]!; // the table above is not empty
    const body = payload.slice(0, -4);
    const spoilt = spoil(body);
    expect(spoilt).not.toBe(body);
    expect(readVietQr(sealed(spoilt))).toBeNull();
  });

  it('is read with its checksum in small letters, as some encoders write it', () => {
    for (const [, payload, order] of published) {
      expect(readVietQr(payload.slice(0, -4) + payload.slice(-4).toLowerCase())).toEqual(order);
    }
  });

  const order: VietQr = { bankBin: '970436', accountNumber: '0123456789', amountVnd: 99_000, memo: 'PAYFB' };
  it.each([
    ['five digits of a bank', { bankBin: '97043' }],
    ['letters in a bank number', { bankBin: '97043A' }],
    ['full-width digits', { bankBin: '97０436' }],
    ['no account', { accountNumber: '' }],
    ['twenty digits', { accountNumber: '1'.repeat(20) }],
    ['a space in the account', { accountNumber: '0123 456' }],
    ['a free order', { amountVnd: 0 }],
    ['a negative amount', { amountVnd: -1 }],
    ['half a dong', { amountVnd: 99_000.5 }],
    ['no number', { amountVnd: Number.NaN }],
    ['fourteen digits', { amountVnd: 10_000_000_000_000 }],
    ['an empty memo', { memo: '' }],
    ['a memo with marks', { memo: 'nạp coin' }],
    ['a memo with a line break', { memo: 'PAY\nFB' }],
    ['a memo too long', { memo: 'x'.repeat(26) }],
    ['a name with marks', { merchantName: 'Hoà Phát' }],
    ['a city too long', { city: 'THANH PHO HO CHI MINH' }],
  ])('is not made with %s', (_, wrong) => {
    expect(() => vietQrPayload({ ...order, ...wrong })).toThrow(RangeError);
  });
});
