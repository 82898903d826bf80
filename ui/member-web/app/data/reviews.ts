import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { coachDesk } from '#http/coaching/contract/coach-desk.ts';
import type { reviews } from '#http/coaching/contract/reviews.ts';
import type { ReviewStatus } from '#core/coaching/review/review.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';
import { walletKey } from './wallet.ts';

export type Review = z.output<(typeof reviews)['get']['output']>;
export type ReviewSummary = z.output<(typeof reviews)['list']['output']>['items'][number];
export type CoachMember = z.output<(typeof coachDesk)['members']['output']>['items'][number];
export type Reply = NonNullable<Review['reply']>;
export type SpokenReply = NonNullable<Reply['recording']>;
export type Note = Reply['notes'][number];
export type Target = Reply['targets'][number];
export type Anchor = NonNullable<Note['anchor']>;
export type Side = ReviewSummary['side'];

/** Everything about reviews lies under one name, so that one hint from the server refreshes it all. */
export const reviewKeys = {
  all: ['reviews'] as const,
  list: (side: Side, status: string, personId: string) =>
    ['reviews', 'list', side, status, personId] as const,
  queue: ['reviews', 'queue'] as const,
  members: ['reviews', 'members'] as const,
  week: ['reviews', 'week'] as const,
  one: (id: string) => ['reviews', 'one', id] as const,
  versions: (id: string, version: number) => ['reviews', 'versions', id, version] as const,
};
/** What a coach typed and has not sent stays out of it: a hint must not ask again for what is being written. */
export const replyDraftKey = (id: string) => ['reply-draft', id] as const;

/** The live connection reports at once; this finds out when it is down, and only while the page is visible. */
const gently = { refetchInterval: 60_000, refetchIntervalInBackground: false } as const;

type Filter = Readonly<{
  side: Side;
  status?: ReviewStatus | undefined;
  personId?: string;
  enabled?: boolean;
}>;

/** Newest first. */
export const reviewsQuery = ({ side, status, personId = '' }: Filter) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.list(side, status ?? '', personId),
    ...cursorPages((place, options) =>
      client.reviews.list(
        {
          query: {
            limit: 20,
            side,
            ...(status === undefined ? {} : { status }),
            ...(personId === '' ? {} : { personId }),
            ...place,
          },
        },
        options,
      ),
    ),
    ...gently,
  });
export const useReviews = ({ enabled = true, ...filter }: Filter) => {
  const user = useSignedInUser();
  return useInfiniteQuery({
    ...reviewsQuery(filter),
    enabled: enabled && user?.status === 'ACTIVE' && (filter.side === 'MEMBER' || user.type === 'COACH'),
  });
};

/** A coach's members, the latest request first. */
export const useMembers = () =>
  useInfiniteQuery({
    queryKey: reviewKeys.members,
    ...cursorPages((place, options) => client.coachDesk.members({ query: { limit: 20, ...place } }, options)),
    ...gently,
  });

export const useCoachWeek = () =>
  useQuery({
    queryKey: reviewKeys.week,
    queryFn: ({ signal }) => client.coachDesk.week({}, { signal }),
    ...gently,
  });

/** The longest wait first. */
export const useReviewQueue = ({ enabled = true }: Readonly<{ enabled?: boolean }> = {}) =>
  useInfiniteQuery({
    enabled,
    queryKey: reviewKeys.queue,
    ...cursorPages((place, options) => client.reviews.queue({ query: { limit: 20, ...place } }, options)),
    ...gently,
  });

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: reviewKeys.one(id),
    queryFn: ({ signal }) => client.reviews.get({ params: { id } }, { signal }),
    ...gently,
  });
export const useReview = (id: string) => useQuery({ ...reviewQuery(id), enabled: id !== '' });

/** Nothing is there for this reader, and asking again would not change it: an id that can't be one is no other case. */
export const isNoReviewOfMine = (error: unknown): boolean =>
  isApiError(error, 'review.not_found') ||
  isApiError(error, 'review.not_owner') ||
  (isApiError(error) && error.fields.some(({ path }) => path === 'params.id'));

/** After a step: the review as the server answered it, and everything else that may have moved with it. */
export const keepReview = (queries: QueryClient, review: Review) => {
  queries.setQueryData(reviewKeys.one(review.id), review);
  void queries.invalidateQueries({
    queryKey: reviewKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'one',
  });
  for (const queryKey of [walletKey, ['me', 'transactions']]) void queries.invalidateQueries({ queryKey });
};
