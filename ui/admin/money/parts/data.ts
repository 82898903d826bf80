import { useQuery } from '@tanstack/react-query';
import { moneyClient } from '../../app/money-client.ts';
import { openStatuses } from './payment.ts';

/** Orders that wait for money, by what is typed of their code or their member. */
export const useOpenPayments = (asked: string, most: number) =>
  useQuery({
    queryKey: ['payments', 'open', asked],
    enabled: asked.length >= 2,
    queryFn: ({ signal }) =>
      moneyClient.adminPayments.list(
        {
          query: {
            filter: JSON.stringify({ q: asked, status: openStatuses }),
            sort: JSON.stringify(['createdAt', 'DESC']),
            range: JSON.stringify([0, most - 1]),
          },
        },
        { signal },
      ),
    placeholderData: (before) => before,
  });
