import { genders } from '#core/people/account/user.ts';
import { coachSorts } from '#core/coaching/coach/coach.ts';
import { languages } from '#core/kernel/language.ts';
import type { CoachFilters } from '../data.ts';

/** Everything the directory can be narrowed by, in the order it is shown; `sort` narrows nothing. */
export const filterNames = [
  'specialization',
  'priceMin',
  'priceMax',
  'rating',
  'city',
  'gender',
  'language',
  'online',
] as const;
export type FilterName = (typeof filterNames)[number];

const longest = { q: 100, specialization: 64, city: 100 } as const;
export const highestPrice = 1_000_000;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** A number that may stand in the address; anything else is as if it were not there. */
export const wholeIn = (text: string | null, min: number, max: number): number | undefined => {
  if (text === null || !/^\d{1,7}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
};

const words = (text: string | null, max: number): string | undefined => {
  const trimmed = (text ?? '').trim().slice(0, max);
  return trimmed === '' ? undefined : trimmed;
};

type Part = Readonly<{ [Name in keyof CoachFilters]: CoachFilters[Name] | undefined }>;

const present = (parts: Part): CoachFilters =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

/** What the address says, without what the directory could not understand. */
export const readFilters = (search: URLSearchParams): CoachFilters =>
  present({
    q: words(search.get('q'), longest.q),
    specialization: words(search.get('specialization'), longest.specialization),
    priceMin: wholeIn(search.get('priceMin'), 0, highestPrice),
    priceMax: wholeIn(search.get('priceMax'), 0, highestPrice),
    rating: wholeIn(search.get('rating'), 1, 5),
    city: words(search.get('city'), longest.city),
    gender: oneOf(genders, search.get('gender')),
    language: oneOf(languages, search.get('language')),
    online: oneOf(['true'] as const, search.get('online')),
    sort: oneOf(
      coachSorts.filter((sort) => sort !== 'BEST'),
      search.get('sort'),
    ),
  });

export const writeFilters = (filters: CoachFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

export type FilterChange = Readonly<{
  [Name in keyof CoachFilters]?: CoachFilters[Name] | undefined;
}>;

/** `undefined` takes a filter off. */
export const changed = (filters: CoachFilters, change: FilterChange): CoachFilters =>
  present({ ...filters, ...change } as Part); // every key of the two is one of the filters

export const activeFilters = (filters: CoachFilters): readonly FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

/** Nothing narrows any more; what was searched for and how it is sorted stays. */
export const withoutFilters = ({ q, sort }: CoachFilters): CoachFilters => present({ q, sort } as Part); // the others are absent

export const isFreeOnly = ({ priceMin, priceMax }: CoachFilters): boolean =>
  priceMax === 0 && (priceMin ?? 0) === 0;
