import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moneyClient } from '../../app/money-client.ts';
import type { Period } from './period.ts';

export const useEconomy = (period: Period) =>
  useQuery({
    queryKey: ['ledger', 'economy', period.from, period.to],
    queryFn: ({ signal }) => moneyClient.adminLedger.economy({ query: period }, { signal }),
    placeholderData: keepPreviousData,
  });
