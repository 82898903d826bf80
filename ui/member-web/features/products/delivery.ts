import { z } from 'zod';
import { orders } from '#contract/products.ts';
import { codeMessage } from '#ui/contract-resolver.ts';
import type { SignedInUser } from '#ui/signed-in.ts';

const body = orders.place.body.shape.delivery.shape;

export const deliverySchema = z.object({
  name: z
    .string()
    .refine((name) => name.trim() !== '', codeMessage('input.required'))
    .pipe(body.name),
  phone: z
    .string()
    .trim()
    .refine((phone) => phone !== '', codeMessage('input.required'))
    .refine((phone) => phone === '' || /^\+?[0-9][0-9 .()-]{5,22}$/.test(phone), 'products.phone.invalid'),
  address: z
    .string()
    .refine((address) => address.trim() !== '', codeMessage('input.required'))
    .pipe(body.address),
  note: body.note,
});
export type Delivery = z.input<typeof deliverySchema>;

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
  name: user.fullname.slice(0, 120),
  phone: user.phone ?? '',
  address: placeOf(user).slice(0, 300),
  note: '',
});
