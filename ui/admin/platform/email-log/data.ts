import { useQuery } from '@tanstack/react-query';
import { client } from '../../app/client.ts';

export const useMail = (id: string) =>
  useQuery({
    queryKey: ['email-log', 'one', id],
    queryFn: ({ signal }) => client.adminMails.mail({ params: { id } }, { signal }),
  });
