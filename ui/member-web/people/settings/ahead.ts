import type { AskAhead } from '../../app/ask-ahead.ts';
import { rhythmQuery, switchesQuery } from './data.ts';

export const ahead: AskAhead = (queries) => [
  queries.prefetchQuery(switchesQuery),
  queries.prefetchQuery(rhythmQuery),
];
