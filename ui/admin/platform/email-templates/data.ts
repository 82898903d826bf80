import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

export const useTemplate = (id: string) =>
  useQuery({
    queryKey: ['email-templates', 'one', id],
    queryFn: ({ signal }) => client.adminMails.template({ params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
