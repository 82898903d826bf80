import { feedQuery } from '../../community/post/data.ts';
import { learningQuery } from '../../learning/data.ts';
import type { AskAhead } from '../ask-ahead.ts';
import { newestWeeksQuery } from '../data/indicators.ts';
import { reviewsQuery } from '../data/reviews.ts';
import { rewardsQuery } from '../data/rewards.ts';
import { homeQuery, serverDraftQuery } from './data.ts';

export const ahead: AskAhead = (queries) => [
  queries.prefetchQuery(homeQuery),
  queries.prefetchQuery(newestWeeksQuery),
  queries.prefetchQuery(serverDraftQuery),
  queries.prefetchQuery(rewardsQuery),
  queries.prefetchInfiniteQuery(reviewsQuery({ side: 'MEMBER' })),
  queries.prefetchInfiniteQuery(learningQuery('IN_PROGRESS')),
  queries.prefetchInfiniteQuery(feedQuery('following')),
];
