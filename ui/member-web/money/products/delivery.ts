import { normalize } from '#core/kernel/text/text.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';

export type Delivery = Readonly<Record<'name' | 'phone' | 'address' | 'note', string>>;

export const longest: Readonly<Record<keyof Delivery, number>> = {
  name: 120,
  phone: 24,
  address: 300,
  note: 500,
};

/** As a message id by field; empty when it can be sent. The test beside holds it to the contract. */
export const deliveryProblems = (delivery: Delivery): Partial<Record<keyof Delivery, string>> => {
  const missing = (['name', 'phone', 'address'] as const).filter((field) => delivery[field].trim() === '');
  const phone = delivery.phone.trim();
  return {
    ...(phone === '' || /^\+?[0-9][0-9 .()-]{5,22}$/.test(phone) ? {} : { phone: 'products.phone.invalid' }),
    ...Object.fromEntries(missing.map((field) => [field, 'error.input.required'])),
  };
};

export const deliveryResolver = problemResolver(
  deliveryProblems,
  ({ name, phone, address, note }): Delivery => ({
    name: normalize(name),
    phone: normalize(phone),
    address: normalize(address),
    note: normalize(note),
  }),
);

/** What never runs out goes by mail to the account's own address. */
export const isDigital = ({ stock }: Readonly<{ stock: number | null }>): boolean => stock === null;

export const digitalResolver = problemResolver(
  (): Partial<Record<keyof Delivery, string>> => ({}),
  (delivery: Delivery): Delivery => delivery,
);

type Known = Pick<
  SignedInUser,
  'fullname' | 'phone' | 'address' | 'region' | 'city' | 'country' | 'language'
>;

/** As it is written on a parcel: at home nobody names the country. */
const placeOf = ({ address, region, city, country, language }: Known): string => {
  const abroad =
    country === null || country === 'VN'
      ? null
      : new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [address, region, city, abroad].filter(Boolean).join(', ');
};

/** What the profile already knows is not asked twice. */
export const deliveryOf = (user: Known): Delivery => ({
  name: user.fullname.slice(0, longest.name),
  phone: user.phone ?? '',
  address: placeOf(user).slice(0, longest.address),
  note: '',
});
