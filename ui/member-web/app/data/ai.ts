import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ai } from '#http/assistant/contract/ai.ts';
import type { EventOf } from '#ui/api/api-client.ts';
import type { Language } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { client } from '../client.ts';

export type AiAnswer = z.output<(typeof ai)['getAnswer']['output']>;
export type AiBlock = AiAnswer['blocks'][number];
export type AiFact = AiBlock['facts'][number];
export type AiQuote = z.output<(typeof ai)['quote']['output']>;
export type AiSettings = z.output<(typeof ai)['getSettings']['output']>;
export type AiProvider = NonNullable<AiSettings['provider']>;
export type AiEvent = EventOf<(typeof ai)['ask']>;
type Change = z.input<(typeof ai)['putSettings']['body']>;
type QuoteQuestion = Partial<z.output<(typeof ai)['quote']['query']>>;

/** Where everything of the AI coach is kept; what is worded for a reader has its language in the key. */
export const aiKeys = {
  all: ['ai'] as const,
  quotes: ['ai', 'quote'] as const,
  quote: (language: Language, question: QuoteQuestion) => ['ai', 'quote', language, question] as const,
  reviews: (indicatorId: string) => ['ai', 'reviews', indicatorId] as const,
  answer: (id: string) => ['ai', 'answer', id] as const,
  conversations: ['ai', 'conversations'] as const,
  messages: (conversationId: string) => ['ai', 'messages', conversationId] as const,
  settings: (language: Language) => ['ai', 'settings', language] as const,
  sentData: (language: Language, indicatorId: string | null, type: string) =>
    ['ai', 'sent-data', language, indicatorId, type] as const,
  sample: (language: Language) => ['ai', 'sample', language] as const,
};

export const useAiAnswer = (id: string | null) =>
  useQuery({
    queryKey: aiKeys.answer(id ?? ''),
    queryFn: ({ signal }) => client.ai.getAnswer({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  });

/** While something is answered elsewhere, what holds now is asked again until it ends. */
export const untilItEnds = (quote: AiQuote | undefined): number | false =>
  quote === undefined || quote.runningId === null ? false : 3000;

/** What it would cost now, who would word it, and what would be left. */
export const useAiQuote = (question: QuoteQuestion, enabled = true) => {
  const language = useLanguage();
  return useQuery({
    queryKey: aiKeys.quote(language, question),
    queryFn: ({ signal }) => client.ai.quote({ query: question }, { signal }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => untilItEnds(state.data),
    enabled,
  });
};

export const useAiSettings = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: aiKeys.settings(language),
    queryFn: ({ signal }) => client.ai.getSettings({}, { signal }),
  });
};

/** Consent, tone or a mark: who words the next answer may be another. */
export const useAiSettingsChange = (onChanged?: () => void) => {
  const queries = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: (change: Change) => client.ai.putSettings({ body: change }),
    onSuccess: (settings) => {
      queries.setQueryData(aiKeys.settings(language), settings);
      onChanged?.();
    },
    onSettled: () =>
      Promise.all(
        [aiKeys.quotes, ['ai', 'settings'], ['ai', 'sent-data']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

/** Exactly what would leave the platform; nothing is sent for it. */
export const useSentData = (indicatorId: string | null, type: AiAnswer['scope'], enabled: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: aiKeys.sentData(language, indicatorId, type),
    queryFn: ({ signal }) =>
      client.ai.sentData({ query: { type, ...(indicatorId === null ? {} : { indicatorId }) } }, { signal }),
    enabled,
  });
};
