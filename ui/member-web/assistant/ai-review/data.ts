import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../../app/client.ts';
import { type AiAnswer, aiKeys } from '../../app/data/ai.ts';
import { useRefreshAnswers } from '../data.ts';

/** Reviews of one week, newest first. */
export const useReviewsOf = (indicatorId: string) =>
  useInfiniteQuery({
    queryKey: aiKeys.reviews(indicatorId),
    ...cursorPages((place, options) =>
      client.ai.listReviews({ query: { indicatorId, limit: 10, ...place } }, options),
    ),
  });

type Asked = Readonly<{ indicatorId: string; type: AiAnswer['scope'] }>;

/** By rules it comes whole; a model's is followed. Asked again after a lost answer, it is the same one. */
export const useNewReview = (onAnswer: (answer: AiAnswer) => void) => {
  const refresh = useRefreshAnswers();
  return useMutation({
    mutationFn: (body: Asked) => client.ai.requestReview({ body }),
    onSuccess: async (answer) => {
      await refresh(answer);
      onAnswer(answer);
    },
  });
};

/** Whom one might ask: the best of the directory. */
export const useCoachesToAsk = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['coaches', 'to-ask', language],
    queryFn: async ({ signal }) => (await client.coaches.list({ query: { limit: 4 } }, { signal })).items,
    staleTime: 60_000,
  });
};
