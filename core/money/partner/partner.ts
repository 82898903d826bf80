import type { CoinUnit } from '#core/money/coin/claim-window.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';

export type Partner = Readonly<{
  id: Id<'partner'>;
  name: string;
  logoId: MediumId | null;
  url: string | null;
  /** Who signs in for the partner and sees its rewards; null when nobody does. */
  ownerId: UserId | null;
  status: ActiveStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** How a member proves to have earned it: by claiming, by typing a code, or by staff's approval. */
export const claimProofs = ['AUTOMATIC', 'CODE', 'APPROVAL'] as const;
export type ClaimProof = (typeof claimProofs)[number];

export type PartnerReward = Readonly<{
  id: Id<'partner-reward'>;
  partnerId: Partner['id'];
  title: LocalizedText;
  description: LocalizedText;
  amount: number;
  coin: CoinType;
  /** TIME is not allowed: nothing would ever stop a second claim. */
  unit: CoinUnit;
  startsAt: Date;
  endsAt: Date;
  /** Null: as many as are asked for. */
  stock: number | null;
  /** Claims that stand, waiting ones too: what was taken from the stock. */
  claimedCount: number;
  proof: ClaimProof;
  /** What the member has to type; shown to staff and the partner only. */
  code: string | null;
  status: ActiveStatus;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** PROCESSING waits for staff, COMPLETED was paid, CANCELED was refused. */
export type PartnerClaim = Readonly<{
  id: Id<'partner-claim'>;
  rewardId: PartnerReward['id'];
  userId: UserId;
  /** The how-manieth claim of this member that stands: unique with reward and member. */
  number: number;
  status: Exclude<ProcessStatus, 'PENDING'>;
  amount: number;
  coin: CoinType;
  /** What the member wrote for staff to check. */
  evidence: string | null;
  /** Said by staff, read by the member. */
  note: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  at: Date;
}>;

/** What the ledger calls a paid claim: one posting per reward, member and number, whatever code does. */
export const partnerClaimReference = ({
  rewardId,
  userId,
  number,
}: Pick<PartnerClaim, 'rewardId' | 'userId' | 'number'>): string => `${rewardId}:${userId}:${number}`;

export const claimLifecycle = stateMachine<PartnerClaim['status']>()(
  {
    approve: { from: ['PROCESSING'], to: 'COMPLETED' },
    refuse: { from: ['PROCESSING'], to: 'CANCELED' },
  },
  'partner_claim.not_pending',
);
