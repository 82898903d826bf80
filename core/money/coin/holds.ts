import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { minute } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  requireAmount,
  type Account,
  type CoinType,
  type SystemAccount,
  type TransactionReason,
  type Transfer,
} from './ledger.ts';

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

/** Captured or released, once: there is no way out of either. */
export const holdLifecycle = stateMachine<HoldStatus>()(
  {
    capture: { from: ['PENDING'], to: 'CAPTURED' },
    release: { from: ['PENDING'], to: 'RELEASED' },
  },
  'coin.hold_not_pending',
);

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

/** Out of the holder's own wallet, unless they come from elsewhere. */
export const placing = (hold: Hold, step: Step, from?: Account): Transfer => {
  requireAmount(hold.amount);
  const { userId, coin, amount } = hold;
  return transfer(hold, step, 'hold', [
    { account: from ?? { kind: 'USER', userId }, coin, amount: -amount },
    { account: { kind: 'HELD', userId }, coin, amount },
  ]);
};

/** Who gets how much of what was held; together all of it. */
type Shares = readonly Readonly<{ name: SystemAccount; amount: number }>[];

export const capturing = (hold: Hold, step: Step, shares?: Shares): Transfer => {
  holdLifecycle.next(hold.status, 'capture');
  const { userId, coin, amount } = hold;
  const parts = (shares ?? [{ name: 'REVENUE', amount }]).filter((part) => part.amount > 0);
  return transfer(hold, step, 'capture', [
    { account: { kind: 'HELD', userId }, coin, amount: -amount },
    ...parts.map((part) => ({
      account: { kind: 'SYSTEM', name: part.name } as const,
      coin,
      amount: part.amount,
    })),
  ]);
};

export const releasing = (hold: Hold, step: Step): Transfer => {
  holdLifecycle.next(hold.status, 'release');
  const { userId, coin, amount } = hold;
  return transfer(hold, step, 'release', [
    { account: { kind: 'HELD', userId }, coin, amount: -amount },
    { account: { kind: 'USER', userId }, coin, amount },
  ]);
};

type Uses = Pick<Repositories, 'holds' | 'wallets'>;
export type NewHold = Omit<Hold, 'status' | 'createdAt' | 'settledAt'> &
  Readonly<{ actor: string; at: Date }>;

const place = async (
  { wallets, holds }: Uses,
  { actor, at, ...rest }: NewHold,
  from?: Account,
): Promise<Hold> => {
  const hold: Hold = { ...rest, status: 'PENDING', createdAt: at, settledAt: null };
  await wallets.apply(placing(hold, { id: hold.transferId, actor, at }, from));
  await holds.insert(hold);
  return hold;
};

/** Sets coins aside in the caller's transaction; fails with coin.not_enough, and then nothing moved. */
export const placeHold = (uses: Uses, hold: NewHold): Promise<Hold> => place(uses, hold);

/** Coins that a person earned and can't spend yet: they leave a platform account and wait in theirs. */
export const placeEarning = (uses: Uses, from: SystemAccount, hold: NewHold): Promise<Hold> =>
  place(uses, hold, { kind: 'SYSTEM', name: from });

const lockPending = async ({ holds }: Uses, id: string): Promise<Hold> => {
  const hold = await holds.lock(id);
  if (hold?.status !== 'PENDING') throw new DomainError('coin.hold_not_pending');
  return hold;
};

/** The work was done: the coins are spent, to the platform or as the shares say. */
export const captureHold = async (uses: Uses, holdId: string, step: Step, shares?: Shares): Promise<Hold> => {
  const hold = await lockPending(uses, holdId);
  await uses.wallets.apply(capturing(hold, step, shares));
  const captured: Hold = { ...hold, status: holdLifecycle.next(hold.status, 'capture'), settledAt: step.at };
  await uses.holds.settle(captured);
  return captured;
};

/** The work failed or never ended: the coins are the member's again. */
export const releaseHold = async (uses: Uses, holdId: string, step: Step): Promise<Hold> => {
  const hold = await lockPending(uses, holdId);
  await uses.wallets.apply(releasing(hold, step));
  const released: Hold = { ...hold, status: holdLifecycle.next(hold.status, 'release'), settledAt: step.at };
  await uses.holds.settle(released);
  return released;
};
