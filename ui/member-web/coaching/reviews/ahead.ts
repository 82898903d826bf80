import type { AskAhead } from '../../app/ask-ahead.ts';
import { reviewsQuery } from '../../app/data/reviews.ts';
import { bundlesQuery } from './data.ts';

/** One's own; the other side and a list that is narrowed ask by themselves. */
export const ahead: AskAhead = (queries, { search }) =>
  search.size > 0
    ? []
    : [queries.prefetchInfiniteQuery(reviewsQuery({ side: 'MEMBER' })), queries.prefetchQuery(bundlesQuery)];
