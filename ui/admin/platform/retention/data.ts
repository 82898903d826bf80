import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminRetention } from '#http/platform/contract/admin-retention.ts';
import { createClient } from '#ui/api/api-client.ts';
import { decodeWithContract } from '#ui/api/decode-with-contract.ts';
import { send } from '../../app/client.ts';

/** Beside the console's own client, so that the contract is fetched with the page that speaks it. */
const retentionClient = createClient({ adminRetention }, send, decodeWithContract);

export type RetentionRow = z.output<typeof adminRetention.change.output>;
type Kind = RetentionRow['kind'];

const listKey = ['retention', 'all'] as const;

export const useRetention = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => retentionClient.adminRetention.list({}, { signal }),
  });

/** What the next cleaning would take; null: nobody is asked. */
export const useRetentionPreview = (kind: Kind, days: number | null) =>
  useQuery({
    queryKey: ['retention', 'preview', kind, days],
    queryFn: ({ signal }) =>
      retentionClient.adminRetention.preview({ params: { kind }, query: { days: days ?? 0 } }, { signal }),
    enabled: days !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useChangeRetention = () => {
  const queries = useQueryClient();
  return async ({ kind, version }: Pick<RetentionRow, 'kind' | 'version'>, days: number): Promise<void> => {
    await retentionClient.adminRetention.change({ params: { kind }, body: { days, version } });
    await queries.invalidateQueries({ queryKey: ['retention'] });
    await queries.invalidateQueries({ queryKey: ['audit-log'] });
  };
};

export const useRetentionAgain = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: listKey });
};
