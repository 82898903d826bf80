import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ai } from '#http/assistant/contract/ai.ts';
import { client } from '../app/client.ts';
import { type AiAnswer, type AiEvent, aiKeys } from '../app/data/ai.ts';
import { walletKey } from '../app/data/wallet.ts';

type Rating = z.input<(typeof ai)['rate']['body']>;

/** From what was seen last to the end. */
export const followAiAnswer = (
  id: string,
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<AsyncIterable<AiEvent>> =>
  client.ai.follow({ params: { id } }, { signal, ...(lastEventId === null ? {} : { lastEventId }) });

/** After an answer: the list it belongs to, the coins it moved, and what the next one would cost. */
export const useRefreshAnswers = () => {
  const queries = useQueryClient();
  return ({ kind, indicatorId, conversationId }: AiAnswer) =>
    Promise.all(
      [
        walletKey,
        ['me', 'transactions'],
        aiKeys.quotes,
        ...(kind === 'REVIEW' ? [aiKeys.reviews(indicatorId ?? '')] : []),
        ...(conversationId === null ? [] : [aiKeys.conversations, aiKeys.messages(conversationId)]),
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

type Pages = InfiniteData<Readonly<{ items: readonly AiAnswer[]; nextCursor: string | null }>>;

const isPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data;

/** In every list that shows it. */
export const useKeepAnswer = () => {
  const queries = useQueryClient();
  return (answer: AiAnswer) => {
    queries.setQueryData(aiKeys.answer(answer.id), answer);
    for (const queryKey of [
      ['ai', 'reviews'],
      ['ai', 'messages'],
    ])
      queries.setQueriesData({ queryKey }, (data: unknown) =>
        isPages(data)
          ? {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                items: page.items.map((each) => (each.id === answer.id ? answer : each)),
              })),
            }
          : data,
      );
  };
};

export const useAnswerRating = (id: string, onRated: () => void) => {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: (rating: Rating) => client.ai.rate({ params: { id }, body: rating }),
    onSuccess: (answer) => {
      keep(answer);
      onRated();
    },
  });
};

/** Free before the first sentence; after it, what was said stays and is charged. */
export const useStopAnswer = () => {
  const keep = useKeepAnswer();
  return useMutation({
    mutationFn: (id: string) => client.ai.stop({ params: { id } }),
    onSuccess: keep,
  });
};

/** Asks the same once more; only an answer is charged. */
export const useAnswerRetry = (onAgain: (answer: AiAnswer) => void) => {
  const refresh = useRefreshAnswers();
  return useMutation({
    mutationFn: (id: string) => client.ai.retry({ params: { id } }),
    onSuccess: async (answer) => {
      if (answer.status !== 'RUNNING') await refresh(answer);
      onAgain(answer);
    },
  });
};
