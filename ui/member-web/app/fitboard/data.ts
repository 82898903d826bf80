import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { weekKeys } from '../data/indicators.ts';

/** Whether a week is being written, on whatever device. */
export const useServerDraft = () =>
  useQuery({
    queryKey: weekKeys.draft,
    queryFn: ({ signal }) => client.indicators.draft({}, { signal }),
    staleTime: 0,
  });
