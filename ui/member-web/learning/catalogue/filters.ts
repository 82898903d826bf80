import { isLanguage, type Language } from '#core/kernel/language.ts';
import { type ChallengeSort, challengeSorts } from '#core/learning/challenge/challenge.ts';
import type { ChallengeFilters } from '../data.ts';

/** Of the language that the challenges are in: the reader's, unless they choose. */
export type LanguageChoice = Language | 'all';

export type CatalogueFilters = Readonly<{
  q?: string;
  language?: LanguageChoice;
  isFree?: true;
  sort?: ChallengeSort;
}>;

const longestWords = 100;

/** What the address says, without what the catalogue could not understand. */
export const readFilters = (search: URLSearchParams): CatalogueFilters => {
  const q = (search.get('q') ?? '').trim().slice(0, longestWords);
  const language = search.get('language');
  const sort = challengeSorts.find((one) => one === search.get('sort') && one !== 'newest');
  return {
    ...(q === '' ? {} : { q }),
    ...(language === 'all' || isLanguage(language) ? { language } : {}),
    ...(search.get('free') === 'true' ? { isFree: true } : {}),
    ...(sort === undefined ? {} : { sort }),
  };
};

export const writeFilters = ({ q, language, isFree, sort }: CatalogueFilters): Record<string, string> => ({
  ...(q === undefined ? {} : { q }),
  ...(language === undefined ? {} : { language }),
  ...(isFree === undefined ? {} : { free: 'true' }),
  ...(sort === undefined ? {} : { sort }),
});

/** What is asked for: without a choice, what is in the reader's own language. */
export const askedWith = (
  { language, ...filters }: CatalogueFilters,
  reader: Language,
): ChallengeFilters => ({ ...filters, ...(language === 'all' ? {} : { language: language ?? reader }) });

export const isNarrowed = ({ q, language, isFree }: CatalogueFilters): boolean =>
  q !== undefined || language !== undefined || isFree !== undefined;

/** One filter set, or taken off. */
export const withFilter = <Name extends keyof CatalogueFilters>(
  filters: CatalogueFilters,
  name: Name,
  value: CatalogueFilters[Name] | undefined,
): CatalogueFilters =>
  Object.fromEntries(
    Object.entries({ ...filters, [name]: value }).filter(([, one]) => one !== undefined),
  ) as CatalogueFilters; // the same filters, but for this one
