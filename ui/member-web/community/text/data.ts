import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { useRested } from '#ui/use-rested.ts';
import type { Person } from './person.ts';

const nobody: readonly Person[] = [];

/** People whose name begins like what is being typed; nobody while nothing is. */
export const useMentionChoices = (q: string | undefined): readonly Person[] => {
  const rested = useRested(q ?? '', 150);
  const query = useQuery({
    queryKey: ['mentions', rested],
    queryFn: ({ signal }) => client.suggestions.mentionable({ query: { q: rested } }, { signal }),
    enabled: q !== undefined && rested !== '',
    staleTime: 60_000,
    placeholderData: (previous) => previous,
  });
  return q === undefined ? nobody : (query.data?.items ?? nobody);
};
