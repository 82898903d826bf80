import { useSearchParams } from 'react-router';
import { coinTypes, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { useTransactionPages, useTransactionsFile, useTransactionTotals } from './data.ts';

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

  const query = useTransactionPages(filters);
  const totals = useTransactionTotals(filters);
  const csv = useTransactionsFile(filters);

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
