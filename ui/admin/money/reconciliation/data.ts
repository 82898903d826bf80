import { useQuery } from '@tanstack/react-query';
import { moneyClient } from '../../app/money-client.ts';

export const useLedgerTotals = () =>
  useQuery({
    queryKey: ['ledger', 'totals'],
    queryFn: ({ signal }) => moneyClient.adminLedger.totals({}, { signal }),
  });
