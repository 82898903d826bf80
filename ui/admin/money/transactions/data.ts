import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

export const useTransaction = (id: string) =>
  useQuery({
    queryKey: ['transactions', 'one', id],
    queryFn: ({ signal }) => client.adminCoins.transaction({ params: { id } }, { signal }),
  });
