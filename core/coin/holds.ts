import { DomainError } from '#core/errors.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { minute } from '#core/kernel/time.ts';
import { requireAmount, type CoinType, type TransactionReason, type Transfer } from './ledger.ts';

export type HoldStatus = 'PENDING' | 'CAPTURED' | 'RELEASED';

/** Coins set aside for priced work that may fail: a pending transaction that is captured or released, once. */
export type Hold = Readonly<{
  id: Id<'hold'>;
  userId: UserId;
  coin: CoinType;
  amount: number;
  reason: TransactionReason;
  reference: string;
  /** The transfer that set the coins aside: the pending line of the member's statement. */
  transferId: Id<'transfer'>;
  status: HoldStatus;
  createdAt: Date;
  /** After this the clock releases it; null when its own lifecycle says when (a review). */
  expiresAt: Date | null;
  settledAt: Date | null;
}>;

export const holdLifetime = 10 * minute;

type Step = Readonly<{ id: string; actor: string; at: Date }>;

const transfer = (
  hold: Hold,
  { id, actor, at }: Step,
  suffix: string,
  postings: Transfer['postings'],
): Transfer => ({
  id,
  reason: hold.reason,
  reference: `${hold.reference}:${suffix}`,
  postings,
  reverses: null,
  note: null,
  actor,
  at,
});

export const placing = (hold: Hold, step: Step): Transfer => {
  requireAmount(hold.amount);
  const { userId, coin, amount } = hold;
  return transfer(hold, step, 'hold', [
    { account: { kind: 'USER', userId }, coin, amount: -amount },
    { account: { kind: 'HELD', userId }, coin, amount },
  ]);
};

export const capturing = (hold: Hold, step: Step): Transfer => {
  if (hold.status !== 'PENDING') throw new DomainError('coin.hold_not_pending');
  const { userId, coin, amount } = hold;
  return transfer(hold, step, 'capture', [
    { account: { kind: 'HELD', userId }, coin, amount: -amount },
    { account: { kind: 'SYSTEM', name: 'REVENUE' }, coin, amount },
  ]);
};

export const releasing = (hold: Hold, step: Step): Transfer => {
  if (hold.status !== 'PENDING') throw new DomainError('coin.hold_not_pending');
  const { userId, coin, amount } = hold;
  return transfer(hold, step, 'release', [
    { account: { kind: 'HELD', userId }, coin, amount: -amount },
    { account: { kind: 'USER', userId }, coin, amount },
  ]);
};
