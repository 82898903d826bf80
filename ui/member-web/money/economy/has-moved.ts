import type { CoinFlowDay } from '#ui/coin/flow.ts';

/** A line without a bar says nothing that the totals do not. */
export const hasMoved = (days: readonly CoinFlowDay[]): boolean =>
  days.some(({ issued, spent, burned }) => issued !== 0 || spent !== 0 || burned !== 0);
