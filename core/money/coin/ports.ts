import type { DocumentPrinter } from './documents.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { CoinRequest } from './coin-request.ts';
import type { Hold } from './holds.ts';
import type { CoinType, TransactionReason, TransactionStatus, Transfer, Wallet } from './ledger.ts';
import type { RewardClaim, RewardFacts, RewardType } from './rewards.ts';

export interface Wallets {
  /** A member without any posting has an empty wallet. */
  of(userId: UserId): Promise<Wallet>;
  /**
   * All or none, in one statement, and answers the wallets after it. Fails with coin.not_enough (params coin, amount,
   * balance, missing) when a balance would go below zero. A `(reason, reference)` that was posted before moves nothing
   * and fails with transaction.not_pending.
   */
  apply(transfer: Transfer): Promise<readonly Wallet[]>;
}

export interface Holds {
  insert(hold: Hold): Promise<void>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: string): Promise<Hold | null>;
  settle(hold: Hold): Promise<void>;
  /** Pending ones past their end, oldest first, skipping rows another instance works on. */
  lockExpired(at: Date, limit: number): Promise<readonly Hold[]>;
}

/** One line of a member's statement. `amount` is signed; `balanceAfter` is the spendable balance after it. */
export type TransactionRow = Readonly<{
  id: string;
  /** The movement this line belongs to; a correction names it. */
  transferId: string;
  userId: UserId;
  type: TransactionReason;
  coin: CoinType;
  amount: number;
  newBalance: number;
  status: TransactionStatus;
  reference: string;
  note: string | null;
  createdAt: Date;
}>;
export type StaffTransactionRow = TransactionRow & Readonly<{ userName: string; actor: string }>;
export type TransactionFilter = Readonly<{
  coin?: CoinType | undefined;
  type?: TransactionReason | undefined;
  status?: TransactionStatus | undefined;
}>;

/** What lines of one coin add to a wallet and take from it; neither is negative. */
export type CoinTotal = Readonly<{ coin: CoinType; added: number; taken: number; lines: number }>;

/** What a member's lines were in a time: they begin where those before it ended, coin by coin. */
export type StatementPart = Readonly<{
  /** The spendable balance before the first line. */
  opening: Readonly<Record<CoinType, number>>;
  /** Oldest first. */
  lines: readonly TransactionRow[];
}>;

export interface Transactions {
  pageOf(userId: UserId, filter: TransactionFilter, page: PageRequest): Promise<Page<TransactionRow>>;
  /** Of all the lines of these pages; each coin that has any, Fit Coin first. */
  totalsOf(userId: UserId, filter: TransactionFilter): Promise<readonly CoinTotal[]>;
  /**
   * From the first line made at `from` or later up to the one before the first made at `to` or later; parts that follow
   * one another leave nothing out and tell nothing twice. At most `limit` lines, the oldest.
   */
  partOf(userId: UserId, time: Readonly<{ from: Date; to: Date }>, limit: number): Promise<StatementPart>;
  /** Filters: `id`, `transferId`, `userId`, `coin`, `type`, `status`, `q`. */
  list(request: ListRequest): Promise<List<StaffTransactionRow>>;
  /** When this fee or source was last paid by this member. */
  lastAt(userId: UserId, reason: TransactionReason): Promise<Date | null>;
}

export type CoinRequestRow = CoinRequest &
  Readonly<{ userName: string; askedByName: string | null; decidedByName: string | null }>;

export interface CoinRequests {
  /** What one member of staff changes waits for what the same one is changing, until the transaction ends. */
  lockRequester(by: string): Promise<void>;
  /** Coins, given and taken alike, that this person moved by grants and corrections without a second person. */
  movedAlone(by: string, since: Date): Promise<number>;
  /** Whether a request or a movement has this reference. */
  isKnown(kind: CoinRequest['kind'], reference: string): Promise<boolean>;
  /** Fails with transaction.not_pending when there is one of this kind and reference. */
  insert(request: CoinRequest): Promise<void>;
  /** Holds the row until the transaction ends; null when there is none. */
  lock(id: CoinRequest['id']): Promise<CoinRequest | null>;
  /** Stores what became of a locked one; fails with coin.request_not_pending when it was decided before. */
  decide(request: CoinRequest): Promise<void>;
  find(id: CoinRequest['id']): Promise<CoinRequestRow | null>;
  /** Filters: `id`, `kind`, `status`, `userId`, `coin`, `askedBy`, `createdAt_gte/_lte`, `q` (whose wallet). */
  list(request: ListRequest): Promise<List<CoinRequestRow>>;
}

export interface RewardClaims {
  /** One claim of a member at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  facts(userId: UserId, type: RewardType, monthStart: Date): Promise<RewardFacts>;
  /** Whether the source event of this week's reward is there. */
  isWeekSaved(userId: UserId, week: WeekKey): Promise<boolean>;
  /** Fails with reward.already_claimed when the source event was claimed before. */
  insert(claim: RewardClaim): Promise<void>;
  pageOf(userId: UserId, page: PageRequest): Promise<Page<RewardClaim>>;
}

/** A breach of a money rule: which rule, and the rows it shows in. Empty answer: every rule holds. */
export type Breach = Readonly<{ rule: string; detail: string; count: number }>;

export interface MoneyAudit {
  /** Reads only. Rules: transfers sum to zero per coin; wallet = sum of postings, held too; no negative balance;
   *  running balances chain; one posting per source event; holds match their postings; claims match their postings. */
  breaches(): Promise<readonly Breach[]>;
}

/** What an account sums up to. Members' wallets together are `USER` and `HELD`. */
export type AccountTotal = Readonly<{ account: string; coin: CoinType; balance: number; postings: number }>;

/**
 * Coins by why they moved, as the platform's accounts record it: `into` left the platform for members, `outOf` came back from
 * them. What moves between a wallet and its held part, or from member to member, is neither. `transfers` counts the
 * platform's postings: one a movement, two where the platform keeps a part, as of a review's price.
 */
export type ReasonTotal = Readonly<{
  reason: TransactionReason;
  coin: CoinType;
  into: number;
  outOf: number;
  transfers: number;
}>;

/**
 * One calendar day (UTC+7) of one coin; `issued − spent − burned` is by how much `outstanding` changed.
 *
 * - `issued`: net out of ISSUED and CAMPAIGN. Top-ups, rewards, bounties, grants and what promo codes gave or paid in a
 *   member's place, less what reversals took back.
 * - `spent`: net into REVENUE and ESCROW. Fees and purchases less refunds; what waits in escrow for a coach is spent
 *   until the coach gets it.
 * - `burned`: net into CONVERSION and CORRECTION, what wallets lost there. A conversion burns Fit Coin, and burns ten
 *   times as many Base Coin less than none: that coin's number is negative then, as it is when corrections add coins.
 * - `outstanding`: what members hold at the day's end, spendable and held.
 */
export type EconomyDay = Readonly<{
  day: string;
  coin: CoinType;
  issued: number;
  spent: number;
  burned: number;
  outstanding: number;
}>;

/** Calendar days of UTC+7, `YYYY-MM-DD`, both included. */
export type DayRange = Readonly<{ from: string; to: string }>;

/** One movement with all its sides, the platform's own too. */
export type LedgerEntry = Readonly<{
  id: string;
  transferId: string;
  account: string;
  userId: UserId | null;
  userName: string | null;
  coin: CoinType;
  amount: number;
  balanceAfter: number | null;
  reason: TransactionReason;
  reference: string;
  reverses: string | null;
  note: string | null;
  actor: string;
  createdAt: Date;
}>;

export interface LedgerReports {
  totals(): Promise<readonly AccountTotal[]>;
  byReason(days: DayRange): Promise<readonly ReasonTotal[]>;
  /** Every day of the range, quiet ones too, in order. */
  daily(days: DayRange): Promise<readonly EconomyDay[]>;
  /** VND of the payments completed in these days that are completed still. */
  topUpVnd(days: DayRange): Promise<number>;
  /** Filters: `id`, `transferId`, `account`, `userId`, `coin`, `reason`, `reference`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<LedgerEntry>>;
  /**
   * Sums up some more of what was posted, so that reports need not read it again; answers how many postings. Reports say
   * the same before and after. One at a time.
   */
  fold(): Promise<number>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    wallets: Wallets;
    holds: Holds;
    transactions: Transactions;
    coinRequests: CoinRequests;
    rewardClaims: RewardClaims;
    moneyAudit: MoneyAudit;
    ledgerReports: LedgerReports;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly documentPrinter: DocumentPrinter;
  }
}
