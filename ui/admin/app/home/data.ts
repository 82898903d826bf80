import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => client.adminSite.overview({}, { signal }),
    refetchInterval: 60_000,
  });
