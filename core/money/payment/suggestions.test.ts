import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, hour } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { memoAlphabet, memoPrefix } from './memo.ts';
import type { UnpaidOrder } from './ports.ts';
import { slipsBetween, suggestionsFor } from './suggestions.ts';

const order = (id: string, parts: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
  id,
  code: `PAYFB7K3M9Q${id.padStart(2, '2').slice(-2).toUpperCase()}`,
  status: 'PENDING',
  createdAt: noon,
  missingVnd: 499_000,
  userName: 'Nguyễn Văn An',
  ...parts,
});

const suggested = (description: string, orders: readonly UnpaidOrder[], amountVnd = 99_000) =>
  suggestionsFor({
    transfer: anIncomingTransfer({ noticeId: 'n', description, amountVnd }),
    named: [],
    orders,
  }).map(({ paymentId, why }) => `${paymentId} ${why}`);

describe('slips between two texts', () => {
  it.each([
    ['7K3M9QRT', '7K3M9QRT', 0],
    ['7K3M9QRT', '7K3M9QRX', 1],
    ['7K3M9QRT', '7K3M9QR', 1],
    ['7K3M9QRT', '7KK3M9QRT', 1],
    ['7K3M9QRT', 'K73M9QRT', 2],
    ['7K3M9QRT', '7K3M9', 3],
    ['7K3M9QRT', 'XXXXXXXX', 3],
    ['', '', 0],
  ])('%s and %s: %i', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips);
    expect(slipsBetween(b, a)).toBe(slips);
  });
});

describe('suggestions for a transfer', () => {
  it('find a code with one or two slips in it', () => {
    const sign = fc.constantFrom(...memoAlphabet);
    const code = fc.string({ unit: sign, minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(code, fc.nat(7), fc.nat(7), sign, sign, (tail, first, second, one, two) => {
        const signs = [...tail];
        signs[first] = one;
        signs[second] = two;
        const wanted = order('1', { code: `${memoPrefix}${tail}` });
        const found = suggested(`MBVCB.33 ${memoPrefix}${signs.join('')} chuyen khoan`, [wanted]);
        expect(found[0]).toBe('1 CLOSE_MEMO');
      }),
    );
  });

  it.each([
    ['a letter too few', 'PAYFB7K3M9RT'],
    ['a letter too many', 'PAYFB7K3M99QRT'],
    ['words broken up', 'PAY FB7K3 M9 QRX'],
    ['without its prefix', 'CT 7K3M9QRX an'],
    ['with a slip in the prefix', 'PAFB7K3M9QRT'],
  ])('find a code with %s', (_, description) => {
    expect(suggested(description, [order('1', { code: 'PAYFB7K3M9QRT' })])).toEqual(['1 CLOSE_MEMO']);
  });

  it('do not find one in every number', () => {
    expect(suggested('FT26324030863634 chuyen tien mua hang 99000', [order('1')])).toEqual([]);
  });

  it('find a member by the whole name without its marks, also where the bank left the spaces out', () => {
    const orders = [
      order('1', { userName: 'Đặng Thị Ánh Nguyệt' }),
      order('2', { userName: 'Đặng Thị Ánh' }),
      order('3', { userName: 'Nguyet' }),
      order('4', { userName: 'Trần Thị Nguyệt' }),
    ];
    for (const words of ['DANG THI ANH NGUYET chuyen tien', 'dangthianhnguyet ck']) {
      expect(suggested(words, orders)).toEqual(['1 MEMBER_NAME', '2 MEMBER_NAME']);
    }
  });

  it('find open orders of the same amount, the nearest in time first', () => {
    const orders = [
      order('1', { missingVnd: 99_000, createdAt: after(noon, -3 * day) }),
      order('2', { missingVnd: 99_000, createdAt: after(noon, -hour) }),
      order('3', { missingVnd: 99_000, status: 'CANCELED' }),
      order('4'),
    ];
    expect(suggested('mua hang', orders)).toEqual(['2 AMOUNT', '1 AMOUNT']);
  });

  it('name each order once, by its best reason, and at most ten', () => {
    const orders = Array.from({ length: 30 }, (_, at) =>
      order(String(at), { missingVnd: 99_000, code: `PAYFBCCCCCC${memoAlphabet[at % 21]}2` }),
    );
    const found = suggestionsFor({
      transfer: anIncomingTransfer({ noticeId: 'n', description: 'nguyen van an PAYFBCCCCCC22' }),
      named: [{ id: '7' }],
      orders,
    });
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ paymentId }) => paymentId)).size).toBe(10);
    expect(found[0]).toEqual({ paymentId: '7', why: 'MEMO' });
    expect(found[1]).toEqual({ paymentId: '0', why: 'CLOSE_MEMO' });
  });

  it('come quickly, whatever is written and however many orders wait', () => {
    const orders = Array.from({ length: 5000 }, (_, at) =>
      order(String(at), { code: `PAYFB${String(at).padStart(8, '2')}` }),
    );
    const started = performance.now();
    suggested('PAYFB2C3F4H5 '.repeat(76), orders);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
