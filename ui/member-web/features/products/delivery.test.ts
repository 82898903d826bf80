import { describe, expect, it } from 'vitest';
import { deliveryOf, deliverySchema } from './delivery.ts';
import { parseDelivery } from './delivery-draft.ts';

const typed = { name: 'Lê Thuỷ', phone: '090 123 4567', address: '12 Lê Lợi, Huế', note: '' };

describe('the delivery form', () => {
  it('accepts what the server accepts', () => {
    expect(deliverySchema.parse(typed)).toEqual(typed);
  });

  it.each([
    [{ name: '  ' }, 'name', 'error.input.required'],
    [{ phone: '' }, 'phone', 'error.input.required'],
    [{ phone: 'gọi cho mình' }, 'phone', 'products.phone.invalid'],
    [{ address: '' }, 'address', 'error.input.required'],
  ])('refuses %j on its own field', (change, field, message) => {
    const { error } = deliverySchema.safeParse({ ...typed, ...change });
    expect(error?.issues.map(({ path, message: said }) => [path[0], said])).toEqual([[field, message]]);
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
