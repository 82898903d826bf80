import type { User } from './user.ts';

/** `address, region, city, country, zipCode`, skipping what is empty. */
export const fullAddress = (
  user: Pick<User, 'address' | 'region' | 'city' | 'country' | 'zipCode'>,
): string => [user.address, user.region, user.city, user.country, user.zipCode].filter(Boolean).join(', ');

/** Decision: the FULL_FILL_PROFILE reward asks for all of these. */
export const profileFields = [
  'fullname',
  'username',
  'email',
  'phone',
  'address',
  'country',
  'region',
  'city',
  'zipCode',
  'about',
] as const;
export type ProfileField = (typeof profileFields)[number];

export const missingProfileFields = (user: Pick<User, ProfileField>): readonly ProfileField[] =>
  profileFields.filter((field) => !user[field]?.trim());

/** Whole percent of the ten fields that are filled. */
export const profileCompleteness = (user: Pick<User, ProfileField>): number =>
  Math.round((100 * (profileFields.length - missingProfileFields(user).length)) / profileFields.length);
