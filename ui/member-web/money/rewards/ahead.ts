import type { AskAhead } from '../../app/ask-ahead.ts';
import { rewardsQuery } from '../../app/data/rewards.ts';
import { partnerRewardsQuery } from './data.ts';

export const ahead: AskAhead = (queries) => [
  queries.prefetchQuery(rewardsQuery),
  queries.prefetchQuery(partnerRewardsQuery),
];
