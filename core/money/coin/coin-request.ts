import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { day } from '#core/kernel/time.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { CoinType } from './ledger.ts';

export const coinRequestKinds = ['GRANT', 'CORRECTION'] as const;
export const coinRequestStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type CoinRequestStatus = (typeof coinRequestStatuses)[number];

/** Coins that one member of staff asks to give or take, and another decides about. */
export type CoinRequest = Readonly<{
  id: Id<'coin-request'>;
  kind: (typeof coinRequestKinds)[number];
  /** Whose wallet. */
  userId: UserId;
  coin: CoinType;
  /** Signed: a correction may take. */
  amount: number;
  /** Read by the member once it is done. */
  reason: string;
  /** The movement that a correction mends. */
  reverses: Id<'transfer'> | null;
  /** The ledger's name of the change, whether it waits or moved at once: it happens once. */
  reference: string;
  status: CoinRequestStatus;
  askedBy: string;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Why it was rejected. */
  note: string | null;
  /** The movement of an approved one. */
  transferId: Id<'transfer'> | null;
  createdAt: Date;
}>;

export const coinRequestLifecycle = stateMachine<CoinRequestStatus>()(
  {
    approve: { from: ['PENDING'], to: 'APPROVED' },
    reject: { from: ['PENDING'], to: 'REJECTED' },
  },
  'coin.request_not_pending',
);

/** What one person moved in this time counts together: many small changes are not less than a large one. */
export const aloneWindow = day;

type Limits = Pick<Settings, 'grantMax' | 'secondApprovalFromCoins'>;

/** Nobody gives or takes more at a time, with or without a colleague. */
export const requireWithinGrantMax = ({ grantMax }: Limits, amount: number): void => {
  if (Math.abs(amount) > grantMax) throw new DomainError('coin.grant_too_large', { max: grantMax });
};

/** Whether one person may move it alone, after what the same person moved alone in the window. */
export const mayMoveAlone = (
  { secondApprovalFromCoins }: Limits,
  amount: number,
  movedBefore: number,
): boolean => movedBefore + Math.abs(amount) <= secondApprovalFromCoins;
