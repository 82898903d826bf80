import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

export const useRole = (id: string) =>
  useQuery({
    queryKey: ['roles', 'one', id],
    queryFn: ({ signal }) => client.adminRoles.get({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
