import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { challenges } from '#http/learning/contract/challenges.ts';
import type { enrolments } from '#http/learning/contract/enrolments.ts';
import type { Language } from '#core/kernel/language.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../app/client.ts';
import { useIsReaderKnown } from '../app/data/known-session.ts';
import { decode, memberApi } from '../app/member-api.ts';
import { useIsFirstPage, usePageContext } from '../app/page-context.ts';

export type ChallengesPage = z.output<(typeof challenges)['list']['output']>;
export type ChallengeCardData = ChallengesPage['items'][number];
export type Challenge = z.output<(typeof challenges)['get']['output']>;
export type Chapter = Challenge['chapters'][number];
export type OutlineLesson = Chapter['lessons'][number];
export type OutlineQuiz = NonNullable<Chapter['quiz']>;
export type Enrolment = NonNullable<Challenge['enrolment']>;
export type Step = NonNullable<Challenge['next']>;
export type OwnChallenge = z.output<(typeof enrolments)['mine']['output']>['items'][number];
export type ChallengeFilters = Readonly<
  Omit<z.output<(typeof challenges)['list']['query']>, 'limit' | 'cursor'>
>;

export const challengeKeys = {
  all: ['challenges'] as const,
  list: (filters: ChallengeFilters) => ['challenges', 'list', filters] as const,
  featured: (language: Language) => ['challenges', 'featured', language] as const,
  one: (idOrSlug: string, viewer: string | null) => ['challenges', 'one', idOrSlug, viewer] as const,
  reviews: (id: string, viewer: string | null) => ['challenges', 'reviews', id, viewer] as const,
  board: (id: string) => ['challenges', 'board', id] as const,
  mine: (status: Enrolment['status'] | null) => ['me', 'challenges', status] as const,
  allMine: ['me', 'challenges'] as const,
};

/** Signed addresses of pictures end: a page that stays open asks again. */
const whilePicturesLive = {
  staleTime: 60_000,
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
} as const;

export const firstPage = 24;

export const useViewerId = (): string | null => {
  const session = useSession();
  return session.status === 'member' ? session.user.id : null;
};

/** What the server put into this very page; later pages of the same visit ask by themselves. */
const useHanded = (): unknown => {
  const { data } = usePageContext();
  return useIsFirstPage() ? data : undefined;
};

const partOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;

/** The catalogue in the reader's language, page by page. */
export const useChallenges = (filters: ChallengeFilters) => {
  const language = useLanguage();
  const data = useHanded();
  const handed = useMemo(() => {
    const part = partOf(data, 'challenges');
    return part === undefined
      ? undefined
      : (decode(memberApi.challenges.list as never, structuredClone(part)) as ChallengesPage); // encoded by the same endpoint
  }, [data]);
  const isPlain = Object.keys(filters).length === 1 && filters.language === language;
  return useInfiniteQuery({
    queryKey: challengeKeys.list(filters),
    ...cursorPages((place, options) =>
      client.challenges.list({ query: { ...filters, limit: firstPage, ...place } }, options),
    ),
    placeholderData: (previous) => previous,
    ...whilePicturesLive,
    ...(handed === undefined || !isPlain ? {} : { initialData: { pages: [handed], pageParams: [null] } }),
  });
};

/** What staff put in front, in the reader's language. */
export const useFeaturedChallenges = () => {
  const language = useLanguage();
  const data = useHanded();
  const handed = useMemo(() => {
    const part = partOf(data, 'featured');
    return part === undefined
      ? undefined
      : (decode(memberApi.challenges.featured as never, structuredClone(part)) as ChallengeCardData[]); // encoded by the same endpoint
  }, [data]);
  return useQuery({
    queryKey: challengeKeys.featured(language),
    queryFn: ({ signal }) => client.challenges.featured({ query: { language } }, { signal }),
    ...whilePicturesLive,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

/** The challenge that the server put into the page; null: it found none. */
const useHandedChallenge = (idOrSlug: string): Challenge | null | undefined => {
  const data = useHanded();
  return useMemo(() => {
    if (data === undefined || data === null) return data;
    const { id, slug } = data as Pick<Challenge, 'id' | 'slug'>; // this screen's data is a challenge; both are text on the wire too
    if (id !== idOrSlug && slug !== idOrSlug) return undefined;
    return decode(memberApi.challenges.get as never, structuredClone(data)) as Challenge; // encoded by the same endpoint
  }, [data, idOrSlug]);
};

export const useChallenge = (idOrSlug: string) => {
  const viewer = useViewerId();
  const isKnown = useIsReaderKnown();
  const handed = useHandedChallenge(idOrSlug);
  const query = useQuery({
    queryKey: challengeKeys.one(idOrSlug, viewer),
    queryFn: ({ signal }) => client.challenges.get({ params: { idOrSlug } }, { signal }),
    enabled: isKnown && idOrSlug !== '',
    ...whilePicturesLive,
    // What the server rendered is what a stranger sees; a signed-in reader asks for themselves, and sees it meanwhile.
    ...(handed === null || handed === undefined
      ? {}
      : viewer === null && isKnown
        ? { initialData: handed }
        : { placeholderData: handed }),
  });
  return { query, isMissing: handed === null };
};

/** What one is learning or has learned, last active first. */
export const learningQuery = (status: 'IN_PROGRESS' | 'COMPLETED' | null) =>
  infiniteQueryOptions({
    queryKey: challengeKeys.mine(status),
    ...cursorPages((place, options) =>
      client.enrolments.mine(
        { query: { limit: firstPage, ...(status === null ? {} : { status }), ...place } },
        options,
      ),
    ),
    staleTime: 30_000,
  });
export const useLearning = (status: 'IN_PROGRESS' | 'COMPLETED' | null) => {
  const viewer = useViewerId();
  return useInfiniteQuery({ ...learningQuery(status), enabled: viewer !== null });
};

/** Whatever shows how far the learner is asks again. */
export const useProgressRefresh = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['challenges', 'one'] }),
      queries.invalidateQueries({ queryKey: challengeKeys.allMine }),
    ]);
};

type Kept = 'challenges' | 'lessons';

const kept = {
  challenges: { add: client.challenges.addBookmark, remove: client.challenges.removeBookmark },
  lessons: { add: client.lessons.addBookmark, remove: client.lessons.removeBookmark },
};

/** Keeps a challenge or a lesson to find it again; shown at once, and asked for again when it is settled. */
export const useKeep = (group: Kept, id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isKept: boolean) => kept[group][isKept ? 'add' : 'remove']({ params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [group, 'one'] }),
        queries.invalidateQueries({ queryKey: ['me', 'bookmarks'] }),
      ]),
  });
};
