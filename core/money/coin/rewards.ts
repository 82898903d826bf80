import type { Id, UserId } from '#core/kernel/id.ts';
import type { CoinUnit } from './claim-window.ts';
import type { CoinType } from './ledger.ts';

export const rewardTypes = [
  'VERIFY_EMAIL',
  'FULL_FILL_PROFILE',
  'SAVE_PHYSICAL_PROFILE',
  'REFERRAL',
] as const;
export type RewardType = (typeof rewardTypes)[number];
export const processStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELED'] as const;
export type ProcessStatus = (typeof processStatuses)[number];

export type RewardRule = Readonly<{ amount: number; coin: CoinType; unit: CoinUnit }>;

/** Section 9 of the specification. */
export const rewardRules: Readonly<Record<RewardType, RewardRule>> = {
  VERIFY_EMAIL: { amount: 1000, coin: 'BASE_COIN', unit: 'ONE_TIME' },
  FULL_FILL_PROFILE: { amount: 500, coin: 'BASE_COIN', unit: 'ONE_TIME' },
  SAVE_PHYSICAL_PROFILE: { amount: 500, coin: 'BASE_COIN', unit: 'TIME' },
  REFERRAL: { amount: 1000, coin: 'BASE_COIN', unit: 'TIME' },
};

/** One claim is bound to one source event (the account, a saved week, an invited member), unique in the database. */
export type RewardClaim = Readonly<{
  id: Id<'reward-claim'>;
  userId: UserId;
  type: RewardType;
  source: string;
  amount: number;
  coin: CoinType;
  at: Date;
}>;

/** What the ledger calls the source event of a claim: one posting per claim, whatever code does. */
export const rewardReference = (claim: Pick<RewardClaim, 'userId' | 'type' | 'source'>): string =>
  `${claim.type}:${claim.userId}:${claim.source}`;

/** What the database knows about a member's claims of one type. */
export type RewardFacts = Readonly<{
  type: RewardType;
  /**
   * Source events that are real and not yet claimed, oldest first: the member's own id (VERIFY_EMAIL, FULL_FILL_PROFILE),
   * the snapshot's (SAVE_PHYSICAL_PROFILE), the invited member's (REFERRAL).
   */
  open: readonly string[];
  claimed: number;
  claimedThisMonth: number;
  lastClaimAt: Date | null;
}>;

export type RewardState = Readonly<{
  type: RewardType;
  status: ProcessStatus;
  amount: number;
  coin: CoinType;
  unit: CoinUnit;
  /** How many source events can be claimed now, one claim each. */
  available: number;
  claimed: number;
  lastClaimAt: Date | null;
  /** Null: never again, or nothing to wait for. */
  nextClaimAt: Date | null;
  /** Words for what is still missing: profile field names, `email`, `snapshot`, `invitation`, `monthly_cap`. */
  missing: readonly string[];
}>;
