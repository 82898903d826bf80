import { queryOptions } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { adminCoins } from '#http/money/contract/admin-coins.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { client } from '../../app/client.ts';
import { unlessRefused } from '../../app/parts/retry.ts';

export type CoinRequestRow = z.input<typeof adminCoins.requests.output>[number];
export type CoinRequest = z.output<typeof adminCoins.request.output>;

export const coinRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['coin-requests', 'one', id],
    queryFn: ({ signal }) => client.adminCoins.request({ params: { id } }, { signal }),
    retry: unlessRefused,
    // Two people on one request: the second sees that it was decided.
    refetchInterval: 30_000,
  });

const statusColours = {
  PENDING: 'waiting',
  APPROVED: 'done',
  REJECTED: 'refused',
} as const satisfies Record<CoinRequest['status'], Status>;

export const CoinRequestStatusChip = ({ status }: Pick<CoinRequest, 'status'>) => (
  <StatusChip
    status={statusColours[status]}
    label={<FormattedMessage id={`console.coinRequests.status.${status}`} />}
  />
);
