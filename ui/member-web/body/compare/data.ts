import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';
import { weekKeys } from '../../app/data/indicators.ts';

export const useComparison = (id: string, otherId: string) =>
  useQuery({
    queryKey: weekKeys.compare(id, otherId),
    queryFn: ({ signal }) => client.indicators.compare({ params: { id, otherId } }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });
