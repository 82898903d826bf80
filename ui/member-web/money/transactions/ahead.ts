import type { AskAhead } from '../../app/ask-ahead.ts';
import { transactionsQuery, transactionTotalsQuery } from './data.ts';

/** Everything; a list that is narrowed asks by itself. */
export const ahead: AskAhead = (queries, { search }) =>
  search.size > 0
    ? []
    : [
        queries.prefetchInfiniteQuery(transactionsQuery({})),
        queries.prefetchQuery(transactionTotalsQuery({})),
      ];
