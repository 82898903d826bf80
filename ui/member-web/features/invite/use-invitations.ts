import { useQuery } from '@tanstack/react-query';
import { client } from '../../client.ts';

export const useInvitations = () =>
  useQuery({ queryKey: ['me', 'invited'], queryFn: ({ signal }) => client.me.invited({}, { signal }) });
