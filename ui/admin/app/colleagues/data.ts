import { useQuery } from '@tanstack/react-query';
import { client } from '../client.ts';

export const useColleague = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => client.adminUsers.get({ params: { id } }, { signal }),
    enabled,
  });
