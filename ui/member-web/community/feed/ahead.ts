import type { AskAhead } from '../../app/ask-ahead.ts';
import { feedQuery } from '../post/data.ts';

/** What stands first; another tab asks by itself. */
export const ahead: AskAhead = (queries, { search }) =>
  search.has('tab') ? [] : [queries.prefetchInfiniteQuery(feedQuery('following'))];
