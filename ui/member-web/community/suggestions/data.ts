import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { suggestions } from '#http/community/contract/suggestions.ts';
import { client } from '../../app/client.ts';
import { suggestionsKey } from '../../app/data/social.ts';

type Suggestions = z.output<(typeof suggestions)['list']['output']>;
export type Suggestion = Suggestions['items'][number];

export const useSuggestions = () =>
  useQuery({
    queryKey: suggestionsKey,
    queryFn: ({ signal }) => client.suggestions.list({}, { signal }),
    // Made once a night.
    staleTime: 10 * 60_000,
  });

/** Gone at once; back in its place when the server refuses. */
export const useDismissal = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.suggestions.dismiss({ params: { id } }),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: suggestionsKey });
      const before = queries.getQueryData<Suggestions>(suggestionsKey);
      queries.setQueryData<Suggestions>(
        suggestionsKey,
        (list) => list && { items: list.items.filter(({ person }) => person.id !== id) },
      );
      return before;
    },
    onError: (_refusal, _id, before) => queries.setQueryData(suggestionsKey, before),
  });
};
