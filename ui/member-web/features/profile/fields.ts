import { z } from 'zod';
import { genders } from '#core/account/user.ts';
import { meContract, publicFlagsSchema } from '#contract/me.ts';
import { codeMessage } from '#ui/contract-resolver.ts';
import type { SignedInUser } from '#ui/signed-in.ts';

const body = meContract.update.body.shape;

/** An emptied field travels as null. */
const emptyAsNull = <Schema extends z.ZodType<string | null | undefined, string | null | undefined>>(
  schema: Schema,
) =>
  z
    .string()
    .transform((text): string | null | undefined => (text.trim() === '' ? null : text.trim()))
    .pipe(schema);

export const nameSchema = z.object({
  fullname: z
    .string()
    .refine((name) => name.trim() !== '', codeMessage('user.fullname_required'))
    .pipe(z.string().max(120)),
  username: emptyAsNull(body.username),
  gender: z
    .string()
    .transform((gender) => (gender === '' ? null : gender))
    .pipe(z.enum(genders).nullable()),
});
export const readName = ({ fullname, username, gender }: SignedInUser) => ({
  fullname,
  username: username ?? '',
  gender: (gender ?? '') as string, // a select holds text
});

export const contactSchema = z.object({
  phone: emptyAsNull(
    z
      .string()
      .regex(/^\+?[0-9][0-9 .()-]{5,22}$/, 'profile.phone.invalid')
      .nullable(),
  ),
  website: emptyAsNull(body.website),
});
export const readContact = ({ phone, website }: SignedInUser) => ({
  phone: phone ?? '',
  website: website ?? '',
});

export const addressSchema = z.object({
  address: emptyAsNull(body.address),
  country: emptyAsNull(body.country),
  region: emptyAsNull(body.region),
  city: emptyAsNull(body.city),
  zipCode: emptyAsNull(body.zipCode),
});
export const readAddress = ({ address, country, region, city, zipCode }: SignedInUser) => ({
  address: address ?? '',
  country: country ?? '',
  region: region ?? '',
  city: city ?? '',
  zipCode: zipCode ?? '',
});

export const aboutSchema = z.object({ about: emptyAsNull(body.about) });
export const readAbout = ({ about }: SignedInUser) => ({ about: about ?? '' });

export const publicSchema = z.object({ isPublic: z.boolean(), publicFlags: publicFlagsSchema });
export const readPublic = ({ isPublic, publicFlags }: SignedInUser) => ({ isPublic, publicFlags });
