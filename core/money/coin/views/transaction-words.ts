import type { TransactionReason } from '../ledger.ts';
import { rewardTypes, type RewardType } from '../rewards.ts';

export type TransactionWords = `transaction.${TransactionReason}` | `transaction.REWARD.${RewardType}`;

/** The words of a statement's line, wherever it is read. A reward says which one, by the ledger's own reference. */
export const transactionWords = (type: TransactionReason, reference: string): TransactionWords => {
  const [cause] = reference.split(':');
  const reward = rewardTypes.find((known) => type === 'REWARD' && cause === known);
  return reward ? `transaction.REWARD.${reward}` : `transaction.${type}`;
};
