import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

const mostCoaches = 5;
/** Before that nothing is asked. */
export const leastLetters = 2;

/** Coaches by name, as the directory finds them. */
export const useCoachesNamed = (text: string) =>
  useQuery({
    queryKey: ['quick-find', 'coaches', text],
    queryFn: ({ signal }) => client.coaches.list({ query: { q: text, limit: mostCoaches } }, { signal }),
    enabled: text.length >= leastLetters,
    staleTime: 60_000,
    retry: false,
  });
