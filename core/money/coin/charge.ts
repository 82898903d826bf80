import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isDue } from './claim-window.ts';
import { fees, type Feature } from './fees.ts';
import { postTo } from './ledger.ts';

type Uses = Pick<Repositories, 'transactions' | 'wallets'>;
type Input = Readonly<{ id: string; reference: string; at: Date }>;

/**
 * Charges a feature's fee when it is due by the next-claim rule; answers what was charged.
 * A ONE_TIME fee has one reference for life, so that two first uses at the same instant pay once.
 */
export const chargeFee = async (
  { wallets, transactions }: Uses,
  userId: UserId,
  feature: Feature,
  { id, reference, at }: Input,
): Promise<number> => {
  const fee = fees[feature];
  const last = await transactions.lastAt(userId, fee.reason);
  if (!isDue(fee.unit, last, at)) return 0;
  await postTo(wallets, userId, {
    id,
    coin: fee.coin,
    amount: -fee.amount,
    reason: fee.reason,
    reference: fee.unit === 'ONE_TIME' ? `once:${userId}` : reference,
    actor: userId,
    at,
  });
  return fee.amount;
};
