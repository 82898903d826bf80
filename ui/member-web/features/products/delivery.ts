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

/** What the profile already knows is not asked twice. */
export const deliveryOf = ({ fullname, phone, fullAddress }: SignedInUser): Delivery => ({
  name: fullname.slice(0, 120),
  phone: phone ?? '',
  address: fullAddress.slice(0, 300),
  note: '',
});
