import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { CoinType, TransactionReason, TransactionStatus } from '#core/money/coin/ledger.ts';
import { cursorPages } from '#ui/api/cursor-pages.ts';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';

export type TransactionFilters = Readonly<{
  coin?: CoinType;
  type?: TransactionReason;
  status?: TransactionStatus;
}>;

const keyOf = ({ coin, type, status }: TransactionFilters) => [coin ?? '', type ?? '', status ?? ''] as const;

/** Newest first. */
export const transactionsQuery = (filters: TransactionFilters) =>
  infiniteQueryOptions({
    queryKey: ['me', 'transactions', ...keyOf(filters)] as const,
    ...cursorPages((place, options) =>
      client.me.transactions({ query: { limit: 20, ...filters, ...place } }, options),
    ),
  });
export const useTransactionPages = (filters: TransactionFilters) =>
  useInfiniteQuery({ ...transactionsQuery(filters), placeholderData: (previous) => previous });

export const transactionTotalsQuery = (filters: TransactionFilters) =>
  queryOptions({
    queryKey: ['me', 'transactions', 'totals', ...keyOf(filters)] as const,
    queryFn: ({ signal }) => client.me.transactionTotals({ query: filters }, { signal }),
  });
export const useTransactionTotals = (filters: TransactionFilters) =>
  useQuery({ ...transactionTotalsQuery(filters), placeholderData: (previous) => previous });

export const useTransactionsFile = (filters: TransactionFilters) =>
  useMutation({
    mutationFn: () => client.me.transactionsCsv({ query: filters }),
    onSuccess: (file) => saveFile(file, 'transactions.csv'),
  });

/** The statement of one month, `2026-11`. */
export const useStatement = (month: string) =>
  useMutation({
    mutationFn: () => client.me.statementPdf({ params: { month: `${month}.pdf` } }),
    onSuccess: (file) => saveFile(file, `fitboard-${month}.pdf`),
  });
