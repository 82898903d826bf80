import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id, UserId } from '#core/kernel/id.ts';

export const coinTypes = ['FIT_COIN', 'BASE_COIN'] as const;
export type CoinType = (typeof coinTypes)[number];
export const transactionStatuses = ['PENDING', 'COMPLETED', 'CANCELED'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Why coins moved; also the transaction's `type` on the wire. */
export const transactionReasons = [
  'TOP_UP',
  'REWARD',
  'PARTNER_REWARD',
  'CONVERSION',
  'FEE_SAVE_PHYSICAL_PROFILE',
  'FEE_EXPORT_PHYSICAL_PROFILE',
  'FEE_AI_COACH',
  'FEE_AI_CHAT',
  'FEE_DOMAIN',
  'FEE_REQUEST_SPECIALIZATION',
  'REVIEW_PAYMENT',
  'REVIEW_EARNING',
  'BOUNTY',
  'LEVEL_PURCHASE',
  'PRODUCT_ORDER',
  'CHALLENGE_ENROLMENT',
  'CHALLENGE_EARNING',
  'REFUND',
  'GRANT',
  'CORRECTION',
  'REVERSAL',
  'GIFT',
  'PROMOTION',
] as const;
export type TransactionReason = (typeof transactionReasons)[number];

/**
 * Where coins come from and go to when no member holds them. They have no balance row: their sum is a rollup. What CAMPAIGN
 * is short of is what promo codes have cost.
 */
export const systemAccounts = [
  'ISSUED',
  'REVENUE',
  'CONVERSION',
  'CORRECTION',
  'ESCROW',
  'CAMPAIGN',
] as const;
export type SystemAccount = (typeof systemAccounts)[number];

export type Account =
  | Readonly<{ kind: 'USER'; userId: UserId }>
  /** Coins set aside for work not yet done: still the member's, no longer spendable. */
  | Readonly<{ kind: 'HELD'; userId: UserId }>
  | Readonly<{ kind: 'SYSTEM'; name: SystemAccount }>;

export type Posting = Readonly<{ account: Account; coin: CoinType; amount: number }>;

/** One movement: postings that sum to zero per coin. Never edited; a correction names what it corrects. */
export type Transfer = Readonly<{
  id: Id<'transfer'>;
  reason: TransactionReason;
  /** The source event. `(reason, reference, account, coin)` is unique: one entry per event, whatever code does. */
  reference: string;
  postings: readonly Posting[];
  reverses: Id<'transfer'> | null;
  /** Said by staff, shown to the member. */
  note: string | null;
  actor: string;
  at: Date;
}>;

export type Wallet = Readonly<{
  userId: UserId;
  fitCoin: number;
  baseCoin: number;
  heldFitCoin: number;
  heldBaseCoin: number;
}>;

export const emptyWallet = (userId: UserId): Wallet => ({
  userId,
  fitCoin: 0,
  baseCoin: 0,
  heldFitCoin: 0,
  heldBaseCoin: 0,
});

export const maxCoins = 1_000_000_000_000;

/** Whole coins from 1 to 10¹²; nothing else ever moves. */
export const requireAmount = (amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxCoins) {
    throw new DomainError('coin.amount_invalid', { min: 1, max: maxCoins });
  }
  return amount;
};

/** A gift goes from wallet to wallet: the platform has no side of it. */
export type PlatformReason = Exclude<TransactionReason, 'GIFT'>;

const counterpart: Readonly<Record<PlatformReason, SystemAccount>> = {
  TOP_UP: 'ISSUED',
  REWARD: 'ISSUED',
  PARTNER_REWARD: 'ISSUED',
  BOUNTY: 'ISSUED',
  GRANT: 'ISSUED',
  CONVERSION: 'CONVERSION',
  FEE_SAVE_PHYSICAL_PROFILE: 'REVENUE',
  FEE_EXPORT_PHYSICAL_PROFILE: 'REVENUE',
  FEE_AI_COACH: 'REVENUE',
  FEE_AI_CHAT: 'REVENUE',
  FEE_DOMAIN: 'REVENUE',
  FEE_REQUEST_SPECIALIZATION: 'REVENUE',
  LEVEL_PURCHASE: 'REVENUE',
  PRODUCT_ORDER: 'REVENUE',
  CHALLENGE_ENROLMENT: 'REVENUE',
  REFUND: 'REVENUE',
  REVIEW_PAYMENT: 'ESCROW',
  REVIEW_EARNING: 'ESCROW',
  CHALLENGE_EARNING: 'ESCROW',
  CORRECTION: 'CORRECTION',
  REVERSAL: 'ISSUED',
  PROMOTION: 'CAMPAIGN',
};

type Movement = Readonly<{
  id: string;
  coin: CoinType;
  /** Signed: negative spends. */
  amount: number;
  reason: PlatformReason;
  reference: string;
  actor: string;
  at: Date;
  note?: string | null;
}>;

/** The transfer behind a plain credit or charge of one member. */
export const movement = (
  userId: UserId,
  { id, coin, amount, reason, reference, actor, at, note }: Movement,
): Transfer => {
  requireAmount(Math.abs(amount));
  return {
    id,
    reason,
    reference,
    reverses: null,
    note: note ?? null,
    actor,
    at,
    postings: [
      { account: { kind: 'USER', userId }, coin, amount },
      { account: { kind: 'SYSTEM', name: counterpart[reason] }, coin, amount: -amount },
    ],
  };
};

/** The one way coins move for one member; fails with coin.not_enough, and then nothing moved. */
export const postTo = async (
  wallets: Readonly<{ apply(transfer: Transfer): Promise<unknown> }>,
  userId: UserId,
  input: Movement,
): Promise<void> => {
  await wallets.apply(movement(userId, input));
};

/** What must hold of any transfer before it may be stored. */
export const isBalanced = ({ postings }: Pick<Transfer, 'postings'>): boolean =>
  coinTypes.every(
    (coin) => postings.reduce((sum, posting) => sum + (posting.coin === coin ? posting.amount : 0), 0) === 0,
  );
