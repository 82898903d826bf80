import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminUsers } from '#http/people/contract/admin-users.ts';
import { client } from '../../app/client.ts';

export type StaffUser = z.output<typeof adminUsers.get.output>;

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => client.adminUsers.get({ params: { id } }, { signal }),
  });
