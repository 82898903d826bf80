import type { AskAhead } from '../../app/ask-ahead.ts';
import { reviewQuery } from '../../app/data/reviews.ts';

export const ahead: AskAhead = (queries, { params: { id } }) =>
  id === undefined ? [] : [queries.prefetchQuery(reviewQuery(id))];
