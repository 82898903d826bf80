import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { requireAmount, type CoinType } from '#core/money/coin/ledger.ts';
import type { Settings } from '#core/platform/settings/site.ts';

export const bountyKinds = ['POST', 'BUG_REPORT'] as const;
export type BountyKind = (typeof bountyKinds)[number];
export const bountyStatuses = ['RESERVED', 'PAID', 'RELEASED'] as const;
export type BountyStatus = (typeof bountyStatuses)[number];
export const bountyStepKinds = ['SET', 'CHANGED', 'RELEASED', 'PAID'] as const;
export type BountyStepKind = (typeof bountyStepKinds)[number];

/** What is rewarded: a post, or a bug report. Each is paid at most once. */
export type BountyItem = Readonly<{ kind: BountyKind; id: string }>;

/** Coins that staff promise to the author of one item, and that the platform gives when it is done. */
export type Bounty = Readonly<{
  id: Id<'bounty'>;
  /** The name of the item in the ledger too: `post:<id>`, `bug:<id>`. */
  reference: string;
  /** Who gets it. */
  userId: UserId;
  coin: CoinType;
  /** Whole coins of `coin`. */
  amount: number;
  status: BountyStatus;
  /** The month of UTC+7, `YYYY-MM`, in whose cap it counts, whenever it is paid. */
  month: string;
  /** Who set the amount last. */
  setBy: string;
  paidAt: Date | null;
  transferId: Id<'transfer'> | null;
  createdAt: Date;
  updatedAt: Date;
}>;

/** One line of a bounty's history; only appended. */
export type BountyStep = Readonly<{
  bountyId: Bounty['id'];
  /** From 1 on. */
  position: number;
  kind: BountyStepKind;
  coin: CoinType;
  amount: number;
  /** As the audit log names people: an id, `system`. */
  by: string;
  at: Date;
}>;

const prefixes: Readonly<Record<BountyKind, string>> = { POST: 'post', BUG_REPORT: 'bug' };

export const bountyReference = ({ kind, id }: BountyItem): string => `${prefixes[kind]}:${id}`;

export const bountyMonth = (at: Date): string => localDate(at, defaultTimeZone).slice(0, 7);

/** Limits and the cap speak of Base Coin; a Fit Coin counts as what it converts to. */
export const inBaseCoins = ({ coin, amount }: Pick<Bounty, 'coin' | 'amount'>): number =>
  coin === 'FIT_COIN' ? amount * baseCoinPerFitCoin : amount;

type Limits = Pick<Settings, 'bountyMonthlyCap' | 'grantMax' | 'postBountyMax'>;

export type BountyChange = Readonly<{
  coin: CoinType;
  amount: number;
  /** Of a bug report: what the published table gives. Another amount needs `coin.manage`. */
  usual?: number;
}>;

/** Fails with bounty.over_limit (params max, in Base Coin) or coin.amount_invalid. */
export const requireWithinLimit = (
  limits: Limits,
  kind: BountyKind,
  change: BountyChange,
  mayManageCoins: boolean,
): void => {
  requireAmount(change.amount);
  const value = inBaseCoins(change);
  const isUsual = kind === 'POST' ? value <= limits.postBountyMax : value === (change.usual ?? 0);
  if (value > limits.grantMax) throw new DomainError('bounty.over_limit', { max: limits.grantMax });
  if (!isUsual && !mayManageCoins)
    throw new DomainError('bounty.over_limit', {
      max: kind === 'POST' ? limits.postBountyMax : (change.usual ?? 0),
    });
};

/**
 * `others` is what the other bounties of the month hold, in Base Coin. Fails with bounty.cap_reached (params left, the
 * Base Coin that the month has).
 */
export const requireWithinCap = ({ bountyMonthlyCap }: Limits, others: number, value: number): void => {
  const left = Math.max(bountyMonthlyCap - others, 0);
  if (value > left) throw new DomainError('bounty.cap_reached', { left });
};
