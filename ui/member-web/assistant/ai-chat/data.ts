import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import type { EventOf } from '#ui/api/api-client.ts';
import type { ai } from '#http/assistant/contract/ai.ts';
import { client } from '../../app/client.ts';
import { aiKeys, untilItEnds } from '../../app/data/ai.ts';
import type { z } from 'zod';

export type Conversation = z.output<(typeof ai)['getConversation']['output']>;
type Asked = Readonly<{ text: string; conversationId: string | null; key: string }>;

/** The last used first. */
export const useConversations = () =>
  useInfiniteQuery({
    queryKey: aiKeys.conversations,
    ...cursorPages((place, options) =>
      client.ai.listConversations({ query: { limit: 20, ...place } }, options),
    ),
  });

/** What was asked and answered, newest first. */
export const useMessages = (conversationId: string | null) =>
  useInfiniteQuery({
    queryKey: aiKeys.messages(conversationId ?? ''),
    ...cursorPages((place, options) =>
      client.ai.listMessages(
        { query: { conversationId: conversationId ?? '', limit: 20, ...place } },
        options,
      ),
    ),
    enabled: conversationId !== null,
  });

/** Sent again under the same key it is the same answer, paid once. */
export const askAiCoach = (
  { text, conversationId, key }: Asked,
  signal: AbortSignal,
): Promise<AsyncIterable<EventOf<(typeof ai)['ask']>>> =>
  client.ai.ask(
    { body: { text, ...(conversationId === null ? {} : { conversationId }) } },
    { signal, idempotencyKey: key },
  );

/** Price, plan and limits of the next question. */
export const useChatQuote = () =>
  useQuery({
    queryKey: [...aiKeys.quotes, 'chat'],
    queryFn: ({ signal }) => client.ai.quote({ query: { kind: 'CHAT' } }, { signal }),
    refetchInterval: ({ state }) => untilItEnds(state.data),
  });

export const useRename = (onRenamed: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title, version }: Pick<Conversation, 'id' | 'title' | 'version'>) =>
      client.ai.renameConversation({ params: { id }, body: { title, version } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: aiKeys.conversations });
      onRenamed();
    },
  });
};

export const useDeleteConversation = () => {
  const queries = useQueryClient();
  return async (id: string) => {
    await client.ai.deleteConversation({ params: { id } });
    queries.removeQueries({ queryKey: aiKeys.messages(id) });
    await queries.invalidateQueries({ queryKey: aiKeys.conversations });
  };
};
