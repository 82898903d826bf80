import type { TransactionReason } from '../ledger.ts';
import { rewardTypes, type RewardType } from '../rewards.ts';

export type TransactionWords =
  | `transaction.${TransactionReason}`
  | `transaction.REWARD.${RewardType}`
  | `transaction.GIFT.${'given' | 'received'}`;

/**
 * The words of a statement's line, wherever it is read. A reward says which one, by the ledger's own reference; a gift
 * says which of the two sides it is, by its sign.
 */
export const transactionWords = (
  type: TransactionReason,
  reference: string,
  amount = 0,
): TransactionWords => {
  if (type === 'GIFT' && amount !== 0) return `transaction.GIFT.${amount < 0 ? 'given' : 'received'}`;
  const [cause] = reference.split(':');
  const reward = rewardTypes.find((known) => type === 'REWARD' && cause === known);
  return reward ? `transaction.REWARD.${reward}` : `transaction.${type}`;
};
