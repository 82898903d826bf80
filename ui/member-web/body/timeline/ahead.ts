import type { AskAhead } from '../../app/ask-ahead.ts';
import { importedQuery } from '../../app/data/imported.ts';
import { timelineQuery, weeksQuery } from '../../app/data/indicators.ts';
import { firstRange } from '../../app/weeks/ranges.ts';
import { movedTogetherQuery } from './data.ts';

/** One's own weeks; whose another's are, only their answer says. */
export const ahead: AskAhead = (queries, { params, search }) => {
  if (params['id'] !== 'me') return [];
  const own = [queries.prefetchInfiniteQuery(weeksQuery(null)), queries.prefetchQuery(movedTogetherQuery)];
  if (search.has('range')) return own;
  return [
    ...own,
    queries.prefetchQuery(timelineQuery(null, firstRange)),
    queries.prefetchQuery(importedQuery(firstRange)),
  ];
};
