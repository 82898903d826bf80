import { describe, expect, it } from 'vitest';
import { orders } from '#http/money/contract/products.ts';
import { deliveryOf, deliveryProblems, longest } from './delivery.ts';
import { parseDelivery } from './delivery-draft.ts';

const typed = { name: 'Lê Thuỷ', phone: '090 123 4567', address: '12 Lê Lợi, Huế', note: '' };

const accepted = orders.place.body.shape.delivery;

describe('the delivery form', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'error.input.required' }],
    [{ phone: '' }, { phone: 'error.input.required' }],
    [{ phone: '+84 901 234 567' }, {}],
    [{ phone: 'gọi cho mình' }, { phone: 'products.phone.invalid' }],
    [{ phone: '12345' }, { phone: 'products.phone.invalid' }],
    [{ address: '\n' }, { address: 'error.input.required' }],
    [
      { name: '', address: '' },
      { name: 'error.input.required', address: 'error.input.required' },
    ],
  ])('with %j: %j, and the server agrees', (change, problems) => {
    const delivery = { ...typed, ...change };
    expect(deliveryProblems(delivery)).toEqual(problems);
    expect(accepted.safeParse(delivery).success).toBe(Object.keys(problems).length === 0);
  });

  it.each(Object.entries(longest))('takes as much for %s as the server does: %i', (field, length) => {
    const filled = (count: number) => ({
      ...typed,
      [field]: field === 'phone' ? `+${'1'.repeat(count - 1)}` : 'a'.repeat(count),
    });
    expect(accepted.safeParse(filled(length)).success).toBe(true);
    expect(accepted.safeParse(filled(length + 1)).success).toBe(false);
  });
});

describe('what the profile fills in', () => {
  const known = {
    fullname: 'Lê Thuỷ',
    phone: null,
    address: '12 Lê Lợi',
    region: null,
    city: 'Huế',
    country: 'VN',
    language: 'vi',
  } as const;

  it('is an address as a parcel has it', () => {
    expect(deliveryOf(known)).toEqual({ name: 'Lê Thuỷ', phone: '', address: '12 Lê Lợi, Huế', note: '' });
    expect(deliveryOf({ ...known, country: 'JP' }).address).toBe('12 Lê Lợi, Huế, Nhật Bản');
    expect(deliveryOf({ ...known, country: null }).address).toBe('12 Lê Lợi, Huế');
  });

  it('never is longer than the form takes', () => {
    expect(deliveryOf({ ...known, address: 'a'.repeat(400) }).address).toHaveLength(300);
  });
});

describe('the kept draft', () => {
  it('comes back as it was', () => {
    expect(parseDelivery(JSON.stringify(typed))).toEqual(typed);
  });

  it.each([null, '', 'not json', '7', 'null'])('is none when %j lies there', (kept) => {
    expect(parseDelivery(kept)).toBeNull();
  });

  it('takes only words', () => {
    expect(parseDelivery('{"name":7,"phone":"0901234567"}')).toEqual({
      name: '',
      phone: '0901234567',
      address: '',
      note: '',
    });
  });
});
