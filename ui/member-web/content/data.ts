import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { posts } from '#http/content/contract/posts.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useSession } from '#ui/api/signed-in.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../app/client.ts';
import { useIsReaderKnown } from '../app/data/known-session.ts';
import { useMemo } from 'react';
import { frontPostCounts, frontPosts } from '#core/content/post/views/front-posts.ts';
import type { PageKey } from '#core/content/page/page.ts';
import { minute } from '#core/kernel/time.ts';
import type { pages } from '#http/content/contract/pages.ts';
import type { questions } from '#http/content/contract/questions.ts';
import type { partners } from '#http/money/contract/partners.ts';
import { decode, memberApi } from '../app/member-api.ts';
import { useHandedArticle, useHandedArticles, useHandedPart } from './handed.ts';
import { useIsFirstPage, usePageContext } from '../app/page-context.ts';

export type ArticleCardData = z.output<(typeof posts)['list']['output']>['items'][number];
export type Article = z.output<(typeof posts)['get']['output']>;
export type ArticleFilters = Readonly<Omit<z.output<(typeof posts)['list']['query']>, 'limit' | 'cursor'>>;
export type CategoryData = z.output<(typeof posts)['categories']['output']>[number];

export const articleKeys = {
  all: ['posts'] as const,
  list: (filters: ArticleFilters, viewer: string | null) => ['posts', 'list', filters, viewer] as const,
  one: (idOrSlug: string, language: string, viewer: string | null) =>
    ['posts', 'one', idOrSlug, language, viewer] as const,
  ones: ['posts', 'one'] as const,
  kept: ['me', 'bookmarks', 'POST'] as const,
};

/** Signed addresses of pictures end: a page that stays open asks again. */
const whilePicturesLive = {
  staleTime: 60_000,
  refetchInterval: 4 * 60_000,
  refetchIntervalInBackground: false,
} as const;

const firstPage = 24;

const useViewerId = (): string | null => {
  const session = useSession();
  return session.status === 'member' ? session.user.id : null;
};

type ArticlePages = InfiniteData<z.output<(typeof posts)['list']['output']>, string | null>;

/** Published articles, page by page. */
export const useArticles = (filters: ArticleFilters) => {
  const viewer = useViewerId();
  const isKnown = useIsReaderKnown();
  const handed = useHandedArticles(filters);
  const first: ArticlePages | undefined = handed ? { pages: [handed], pageParams: [null] } : undefined;
  return useInfiniteQuery({
    queryKey: articleKeys.list(filters, viewer),
    ...cursorPages((place, options) =>
      client.posts.list({ query: { ...filters, limit: firstPage, ...place } }, options),
    ),
    enabled: isKnown,
    ...whilePicturesLive,
    // What the server drew is a stranger's; a member asks for their own, and sees it meanwhile.
    ...(first !== undefined && viewer === null && isKnown
      ? { initialData: first }
      : { placeholderData: (previous: ArticlePages | undefined) => previous ?? first }),
  });
};

export const useArticle = (idOrSlug: string) => {
  const viewer = useViewerId();
  const language = useLanguage();
  const isKnown = useIsReaderKnown();
  const handed = useHandedArticle(idOrSlug);
  const query = useQuery({
    queryKey: articleKeys.one(idOrSlug, language, viewer),
    queryFn: ({ signal }) => client.posts.get({ params: { idOrSlug }, query: { language } }, { signal }),
    enabled: isKnown && idOrSlug !== '',
    ...whilePicturesLive,
    // What the server drew is a stranger's; a member asks for their own, and sees it meanwhile.
    ...(handed === null || handed === undefined
      ? {}
      : viewer === null && isKnown
        ? { initialData: handed }
        : { placeholderData: handed }),
  });
  return { query, isMissing: handed === null };
};

/** What a preview link shows. */
export const usePreview = (token: string) =>
  useQuery({
    queryKey: ['posts', 'preview', token],
    queryFn: ({ signal }) => client.posts.preview({ params: { token } }, { signal }),
    ...whilePicturesLive,
  });

export const useCategories = () => {
  const handed = useHandedPart<CategoryData[]>('categories', memberApi.posts.categories);
  return useQuery({
    queryKey: ['posts', 'categories'],
    queryFn: ({ signal }) => client.posts.categories({}, { signal }),
    staleTime: 5 * 60_000,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

/** Likes, or takes the like back; shown at once, and asked for again when it is settled. */
export const useLike = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isLiked: boolean) => (isLiked ? client.posts.like : client.posts.unlike)({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: articleKeys.ones }),
  });
};

/** Keeps it to find it again, or drops it. */
export const useKeep = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isKept: boolean) =>
      (isKept ? client.posts.addBookmark : client.posts.removeBookmark)({ params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: articleKeys.ones }),
        queries.invalidateQueries({ queryKey: articleKeys.kept }),
      ]),
  });
};

/** The articles that one kept. */
export const useKeptArticles = () =>
  useInfiniteQuery({
    queryKey: articleKeys.kept,
    ...cursorPages((place, options) =>
      client.bookmarks.list({ query: { kind: 'POST', limit: firstPage, ...place } }, options),
    ),
  });
export type ShownPage = z.output<(typeof pages)['get']['output']>;
export type ShownQuestions = z.output<(typeof questions)['list']['output']>;
export type ShownQuestion = ShownQuestions['items'][number];

/** What the server put into the page under this name. */
const useHanded = (name: string): unknown => {
  const { data } = usePageContext();
  return typeof data === 'object' && data !== null && name in data
    ? structuredClone(Reflect.get(data, name))
    : undefined;
};

export const useDocument = (key: PageKey) => {
  const language = useLanguage();
  const found = useHanded(`page:${key}`);
  const handed = useMemo(
    () => (found === undefined ? undefined : (decode(memberApi.pages.get as never, found) as ShownPage)), // encoded by the same endpoint
    [found],
  );
  return useQuery({
    queryKey: ['pages', key, language],
    queryFn: ({ signal }) => client.pages.get({ params: { key }, query: { language } }, { signal }),
    staleTime: 5 * minute,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

export const useQuestions = () => {
  const language = useLanguage();
  const found = useHanded('questions');
  const handed = useMemo(
    () =>
      found === undefined ? undefined : (decode(memberApi.questions.list as never, found) as ShownQuestions), // encoded by the same endpoint
    [found],
  );
  return useQuery({
    queryKey: ['questions', language],
    queryFn: ({ signal }) => client.questions.list({ query: { language } }, { signal }),
    staleTime: 5 * minute,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

type ArticlesPage = z.output<(typeof posts)['list']['output']>;

/** For the home page, in the reader's language. A page that came without any is complete without them. */
export const useFrontArticles = () => {
  const language = useLanguage();
  const isFirstPage = useIsFirstPage();
  const found = useHanded('articles');
  const handed = useMemo(
    () =>
      found === undefined ? undefined : (decode(memberApi.posts.list as never, found) as ArticlesPage).items, // encoded by the same endpoint
    [found],
  );
  return useQuery({
    queryKey: ['posts', 'front', language],
    queryFn: async ({ signal }) => {
      const [pinned, newest] = await Promise.all([
        client.posts.list(
          { query: { language, isShowMain: 'true', limit: String(frontPostCounts.pinned) } },
          { signal },
        ),
        client.posts.list({ query: { language, limit: String(frontPostCounts.all) } }, { signal }),
      ]);
      return frontPosts(pinned.items, newest.items);
    },
    staleTime: 5 * minute,
    enabled: !isFirstPage || handed !== undefined,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

export type PublicPartner = z.output<(typeof partners)['list']['output']>['items'][number];

/** Addresses of logos end after a while. */
export const usePartners = () => {
  const handed = useHandedPart<z.output<(typeof partners)['list']['output']>>(
    'partners',
    memberApi.partners.list,
  );
  return useQuery({
    queryKey: ['partners'],
    queryFn: ({ signal }) => client.partners.list({}, { signal }),
    staleTime: minute,
    ...(handed === undefined ? {} : { initialData: handed }),
  });
};

export const fetchFormToken = async (): Promise<string> => (await client.contact.token({})).token;

type Message = Readonly<{
  name: string;
  email: string;
  subject: string;
  message: string;
  token: string;
  website: string;
}>;
export const sendMessage = (body: Message) => client.contact.send({ body });
