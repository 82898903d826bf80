import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminDomains } from '#http/sites/contract/admin-domains.ts';
import { sitesClient } from './parts/client.ts';

export type DomainRow = z.input<typeof adminDomains.list.output>[number];
export type HostRow = z.input<typeof adminDomains.hosts.output>[number];
export type StaffDomain = z.output<typeof adminDomains.get.output>;

export const useDomain = (id: string) =>
  useQuery({
    queryKey: ['domains', 'one', id],
    queryFn: ({ signal }) => sitesClient.adminDomains.get({ params: { id } }, { signal }),
  });
