import { queryOptions } from '@tanstack/react-query';
import type { client } from '../../app/client.ts';

/** An installation has a handful of roles; one page of a hundred holds them all. */
export const roleOptionsQuery = ({ adminRoles }: Pick<typeof client, 'adminRoles'>) =>
  queryOptions({
    queryKey: ['roles', 'options'],
    queryFn: ({ signal }) =>
      adminRoles.list({ query: { sort: '["name","ASC"]', range: '[0,99]' } }, { signal }),
    staleTime: 60_000,
  });
