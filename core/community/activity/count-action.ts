import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  actionLimits,
  isNewAccount,
  requireWithin,
  slotOf,
  windowStart,
  type LimitedAction,
} from './limits.ts';

type Needs = Pick<Repositories, 'actionCounts' | 'socialCounts'>;

/**
 * Counts what a member does, in the transaction that does it: a refusal later takes the count back too. Fails with
 * social.action_limit, for new accounts with social.new_account_limit. Answers whether the account is new.
 */
export const countAction = async (
  { actionCounts, socialCounts }: Needs,
  userId: UserId,
  action: LimitedAction,
  at: Date,
): Promise<{ isNew: boolean }> => {
  const since = actionLimits[action].map(({ per }) => windowStart(action, per, at));
  const counts = await actionCounts.add({ userId, action, slot: slotOf(action, at) }, since);
  const isNew = isNewAccount(await socialCounts.standingOf(userId), at);
  requireWithin(action, counts, isNew, at);
  return { isNew };
};
