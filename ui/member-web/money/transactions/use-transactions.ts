import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { coinTypes, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';

export type FilterName = 'coin' | 'type' | 'status';

/** What is asked for stands in the address: Back, a bookmark and a second tab show the same. */
export const useTransactions = () => {
  const [search, setSearch] = useSearchParams();
  const coin = coinTypes.find((known) => known === search.get('coin'));
  const type = transactionReasons.find((known) => known === search.get('type'));
  const status = transactionStatuses.find((known) => known === search.get('status'));
  const filters = {
    ...(coin === undefined ? {} : { coin }),
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
  };

  const query = useInfiniteQuery({
    queryKey: ['me', 'transactions', coin ?? '', type ?? '', status ?? ''] as const,
    queryFn: ({ signal, pageParam }) =>
      client.me.transactions(
        { query: { limit: 20, ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page has no cursor
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (previous) => previous,
  });
  const totals = useQuery({
    queryKey: ['me', 'transactions', 'totals', coin ?? '', type ?? '', status ?? ''] as const,
    queryFn: ({ signal }) => client.me.transactionTotals({ query: filters }, { signal }),
    placeholderData: (previous) => previous,
  });
  const csv = useMutation({
    mutationFn: () => client.me.transactionsCsv({ query: filters }),
    onSuccess: (file) => saveFile(file, 'transactions.csv'),
  });

  const choose = (name: FilterName, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state: keepFocus },
    );
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true, state: keepFocus });

  return {
    query,
    totals,
    csv,
    coin,
    type,
    status,
    choose,
    clear,
    isFiltered: Object.keys(filters).length > 0,
  };
};
