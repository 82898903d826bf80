import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { challenges } from '#http/learning/contract/challenges.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { client } from '../../app/client.ts';
import { walletKey } from '../../app/data/wallet.ts';
import { type Challenge, challengeKeys, type Enrolment, useViewerId } from '../data.ts';

export type ReviewsPage = z.output<(typeof challenges)['reviews']['output']>;
export type ChallengeReview = ReviewsPage['items'][number];
export type Board = z.output<(typeof challenges)['board']['output']>;

/** What changes with an enrolment: the page, the lists, the wallet. */
const useEnrolmentRefresh = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [challengeKeys.all, challengeKeys.allMine, walletKey, ['me', 'transactions'], ['lessons']].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
  };
};

type EnrolSteps = Readonly<{ onEnrolled: (next: Challenge['next']) => void }>;

/** The price that was seen is sent along; after a refusal the page shows what holds now. */
export const useEnrol = ({ id, payOwn }: Challenge, { onEnrolled }: EnrolSteps) => {
  const queries = useQueryClient();
  const refresh = useEnrolmentRefresh();
  return useMutation({
    mutationFn: () => client.challenges.enroll({ params: { id }, body: { price: payOwn } }),
    onSuccess: async ({ wallet, next }) => {
      queries.setQueryData(walletKey, wallet);
      await refresh();
      onEnrolled(next);
    },
    onError: refresh,
  });
};

export const useEnrolmentSteps = ({ id }: Pick<Enrolment, 'id'>) => {
  const refresh = useEnrolmentRefresh();
  const settle = { onSuccess: refresh };
  return {
    refund: async () => {
      await client.enrolments.refund({ params: { id } });
      await refresh();
    },
    switchEdition: async () => {
      await client.enrolments.switch({ params: { id } });
      await refresh();
    },
    board: useMutation({
      mutationFn: (onBoard: boolean) => client.enrolments.change({ params: { id }, body: { onBoard } }),
      ...settle,
    }),
  };
};

export const useBoard = (challengeId: string) =>
  useQuery({
    queryKey: challengeKeys.board(challengeId),
    queryFn: ({ signal }) => client.challenges.board({ params: { id: challengeId } }, { signal }),
    staleTime: 60_000,
  });

export const useChallengeReviews = (challengeId: string) => {
  const viewer = useViewerId();
  return useInfiniteQuery({
    queryKey: challengeKeys.reviews(challengeId, viewer),
    ...cursorPages((place, options) =>
      client.challenges.reviews({ params: { id: challengeId }, query: { limit: 10, ...place } }, options),
    ),
    staleTime: 60_000,
  });
};

type ReviewBody = z.input<(typeof challenges)['review']['body']>;

export const useReviewSteps = (challengeId: string) => {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: challengeKeys.all });
  return {
    keep: async (body: ReviewBody) => {
      await client.challenges.review({ params: { id: challengeId }, body });
      await again();
    },
    remove: async () => {
      await client.challenges.deleteReview({ params: { id: challengeId } });
      await again();
    },
    reply: async (userId: string, reply: string) => {
      await client.challenges.replyToReview({ params: { id: challengeId, userId }, body: { reply } });
      await again();
    },
  };
};
