import type { Permission } from '#core/access/actor/permission.ts';
import type { Language } from '#core/kernel/language.ts';
import { places, type Place } from '../layout/places.ts';

type Row = Readonly<Record<string, unknown>>;
type Searched = Readonly<{
  place: Place;
  label: (row: Row, language: Language) => string;
  detail?: (row: Row) => string;
}>;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** Texts that authors write in both languages. */
const inOne = (value: unknown, language: Language): string =>
  typeof value === 'object' && value !== null ? text((value as Row)[language]) : text(value); // a pair by language

/** What staff look up from anywhere: each list answers with its own search and its own rights. */
export const searched = [
  { place: 'users', label: (row) => text(row['fullname']), detail: (row) => text(row['email']) },
  { place: 'payments', label: (row) => text(row['code']), detail: (row) => text(row['userName']) },
  {
    place: 'incoming-transfers',
    label: (row) => text(row['bankReference']),
    detail: (row) => text(row['description']),
  },
  {
    place: 'orders',
    label: (row, language) => inOne(row['productTitle'], language),
    detail: (row) => text(row['userName']),
  },
  { place: 'reviews', label: (row) => text(row['memberName']), detail: (row) => text(row['coachName']) },
  { place: 'posts', label: (row, language) => inOne(row['title'], language) },
  { place: 'challenges', label: (row, language) => inOne(row['title'], language) },
  { place: 'bug-reports', label: (row) => text(row['title']), detail: (row) => text(row['reporterName']) },
  { place: 'cases', label: (row) => text(row['excerpt']), detail: (row) => text(row['ownerName']) },
  { place: 'domains', label: (row) => text(row['host']), detail: (row) => text(row['userName']) },
] as const satisfies readonly Searched[];
export type SearchedPlace = (typeof searched)[number]['place'];

export const permitted = (may: (...asked: readonly Permission[]) => boolean): readonly Searched[] =>
  searched.filter(({ place }) => may(...places[place].rights));

/** How a record of this list is named. */
export const namesOf = (place: SearchedPlace): Pick<Searched, 'label' | 'detail'> =>
  searched.find((one) => one.place === place)!; // the type holds the places of the list
