import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { coaches } from '#http/coaching/contract/coaches.ts';
import type { Language } from '#core/kernel/language.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useLanguage } from '#ui/intl.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { client } from '../app/client.ts';
import { decode, memberApi } from '../app/member-api.ts';
import { useIsFirstPage, usePageContext } from '../app/page-context.ts';

export type CoachesPage = z.output<(typeof coaches)['list']['output']>;
export type CoachCardData = CoachesPage['items'][number];
export type Badge = CoachCardData['badges'][number];
export type Coach = z.output<(typeof coaches)['get']['output']>;
export type Rating = z.output<(typeof coaches)['ratings']['output']>['items'][number];
export type RequestForm = z.output<(typeof coaches)['requestForm']['output']>;
export type KnownFilters = z.output<(typeof coaches)['filters']['output']>;
export type CoachFilters = Readonly<Omit<z.output<(typeof coaches)['list']['query']>, 'limit' | 'cursor'>>;

/** Badges speak the reader's language, so each language has its own answers. */
export const coachKeys = {
  all: ['coaches'] as const,
  list: (language: Language, filters: CoachFilters) => ['coaches', 'list', language, filters] as const,
  recommended: (language: Language) => ['coaches', 'recommended', language] as const,
  filters: (language: Language) => ['coaches', 'filters', language] as const,
  one: (language: Language, idOrUsername: string, viewer: string | null) =>
    ['coaches', 'one', language, idOrUsername, viewer] as const,
  ratings: (idOrUsername: string, stars: number | null) =>
    ['coaches', 'ratings', idOrUsername, stars] as const,
  requestForms: ['coaches', 'request-form'] as const,
  requestForm: (language: Language, idOrUsername: string) =>
    ['coaches', 'request-form', language, idOrUsername] as const,
};

/** Presence moves and signed addresses of pictures end: a page that stays open asks again. */
const whilePicturesLive = {
  staleTime: 60_000,
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
} as const;

const firstPage = 24;
export const recommendedCount = 4;

/** What the server put into this very page; later pages of the same visit ask by themselves. */
const useHanded = (): unknown => {
  const { data } = usePageContext();
  return useIsFirstPage() ? data : undefined;
};

/** The directory as the server sent it with the page; null: it sent none. */
const useHandedList = (): CoachesPage | null => {
  const data = useHanded();
  return useMemo(() => {
    if (typeof data !== 'object' || data === null || !('coaches' in data)) return null;
    return decode(memberApi.coaches.list as never, structuredClone(data.coaches)) as CoachesPage; // encoded by the same endpoint
  }, [data]);
};

export const useCoaches = (filters: CoachFilters) => {
  const language = useLanguage();
  const handed = useHandedList();
  const isPlain = Object.keys(filters).length === 0;
  return useInfiniteQuery({
    queryKey: coachKeys.list(language, filters),
    ...cursorPages((place, options) =>
      client.coaches.list({ query: { ...filters, limit: firstPage, ...place } }, options),
    ),
    placeholderData: (previous) => previous,
    ...whilePicturesLive,
    ...(handed === null || !isPlain ? {} : { initialData: { pages: [handed], pageParams: [null] } }),
  });
};

/** The best of the directory, for the home page. */
export const useRecommendedCoaches = () => {
  const language = useLanguage();
  const handed = useHandedList();
  const isFirstPage = useIsFirstPage();
  const query = useQuery({
    queryKey: coachKeys.recommended(language),
    queryFn: async ({ signal }) =>
      (await client.coaches.list({ query: { limit: recommendedCount } }, { signal })).items,
    staleTime: 5 * 60_000,
    // A page that came without them is complete without them.
    enabled: !isFirstPage || handed !== null,
    ...(handed === null ? {} : { initialData: handed.items.slice(0, recommendedCount) }),
  });
  return { query, isLeftOut: isFirstPage && handed === null && query.data === undefined };
};

export const useCoachFilters = () => {
  const language = useLanguage();
  const data = useHanded();
  const handed =
    typeof data === 'object' && data !== null && 'filters' in data
      ? (data.filters as KnownFilters) // encoded by the same endpoint; no instant in it
      : undefined;
  return useQuery({
    queryKey: coachKeys.filters(language),
    queryFn: ({ signal }) => client.coaches.filters({}, { signal }),
    staleTime: 5 * 60_000,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

const isAt = ({ id, username }: Pick<Coach, 'id' | 'username'>, idOrUsername: string) =>
  id === idOrUsername || username === idOrUsername.toLowerCase();

/** What the server put into the page, when it is about this coach; null: it found nobody. */
const useHandedCoach = (idOrUsername: string): Coach | null | undefined => {
  const data = useHanded();
  return useMemo(() => {
    if (data === undefined || data === null) return data;
    const coach = data as Pick<Coach, 'id' | 'username'>; // this screen's data is a coach; both are text on the wire too
    if (!isAt(coach, idOrUsername)) return undefined;
    return decode(memberApi.coaches.get as never, structuredClone(data)) as Coach; // encoded by the same endpoint
  }, [data, idOrUsername]);
};

export const useCoach = (idOrUsername: string) => {
  const language = useLanguage();
  const session = useSession();
  const viewer = session.status === 'member' ? session.user.id : null;
  const handed = useHandedCoach(idOrUsername);
  const query = useQuery({
    queryKey: coachKeys.one(language, idOrUsername, viewer),
    queryFn: ({ signal }) => client.coaches.get({ params: { idOrUsername } }, { signal }),
    ...whilePicturesLive,
    // What the server rendered is what a stranger sees; a signed-in reader asks for themselves, and sees it meanwhile.
    ...(handed === null || handed === undefined
      ? {}
      : viewer === null
        ? { initialData: handed }
        : { placeholderData: handed }),
  });
  return { query, isMissing: handed === null };
};

/** Approved ones, newest first. */
export const useCoachRatings = (idOrUsername: string, stars: number | null) =>
  useInfiniteQuery({
    queryKey: coachKeys.ratings(idOrUsername, stars),
    ...cursorPages((place, options) =>
      client.coaches.ratings(
        {
          params: { idOrUsername },
          query: {
            limit: 10,
            ...(stars === null ? {} : { stars }),
            ...place,
          },
        },
        options,
      ),
    ),
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });

/** Price and balance before anything is sent: always asked anew. */
export const useRequestForm = (idOrUsername: string) => {
  const language = useLanguage();
  return useQuery({
    queryKey: coachKeys.requestForm(language, idOrUsername),
    queryFn: ({ signal }) => client.coaches.requestForm({ params: { idOrUsername } }, { signal }),
    staleTime: 0,
  });
};
