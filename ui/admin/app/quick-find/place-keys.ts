import type { Permission } from '#core/access/actor/permission.ts';
import { pathOf, places, type Place } from '../layout/places.ts';

const letters = {
  u: 'users',
  p: 'payments',
  t: 'incoming-transfers',
  o: 'orders',
  r: 'reviews',
  c: 'cases',
  a: 'posts',
  l: 'challenges',
  b: 'bug-reports',
  m: 'email-log',
  s: 'settings',
} as const satisfies Record<string, Place>;

/** Where `g` and a letter lead for a person with these rights. */
export const permittedKeys = (
  may: (...asked: readonly Permission[]) => boolean,
): Readonly<Record<string, string>> => ({
  h: '/admin',
  ...Object.fromEntries(
    Object.entries(letters)
      .filter(([, place]) => may(...places[place].rights))
      .map(([letter, place]) => [letter, pathOf(place)]),
  ),
});
