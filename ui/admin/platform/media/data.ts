import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

export const useMedium = (id: string) =>
  useQuery({
    queryKey: ['media', 'one', id],
    queryFn: ({ signal }) => client.adminMedia.get({ params: { id } }, { signal }),
    // Each look is written into the log: only a person asks, never a tab that came back.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useLargestOwners = () =>
  useQuery({
    queryKey: ['media', 'owners'],
    queryFn: ({ signal }) => client.adminMedia.owners({}, { signal }),
  });
