import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { CoinType, TransactionReason, TransactionStatus } from './ledger.ts';
import type { CoinPackage } from './packages.ts';

/** What an accountant reads: papers about coins, each in the member's language and by the member's clock. */

type Paper = Readonly<{
  siteName: string;
  language: Language;
  timeZone: string;
  /** When the paper was made. */
  at: Date;
  memberId: UserId;
  memberName: string;
}>;

/** That a top-up was paid: what was bought, for how much, and by which transfer. */
export type ReceiptDocument = Paper &
  Readonly<{
    paymentId: string;
    /** The order's code, which was the transfer's memo. */
    code: string;
    packageId: CoinPackage['id'];
    coins: number;
    bonusPercent: number;
    amountVnd: number;
    /** Where the money arrived. */
    bankName: string;
    accountNumber: string;
    accountHolder: string;
    /** The bank's reference of the transfer. */
    bankCode: string;
    createdAt: Date;
    completedAt: Date;
  }>;

export type StatementLine = Readonly<{
  at: Date;
  type: TransactionReason;
  reference: string;
  note: string | null;
  /** Signed. */
  amount: number;
  balanceAfter: number;
  status: TransactionStatus;
}>;

/** One coin in one month: `opening + totalIn − totalOut = closing`, and the lines chain from one to the other. */
export type StatementAccount = Readonly<{
  coin: CoinType;
  opening: number;
  /** Oldest first. */
  lines: readonly StatementLine[];
  totalIn: number;
  /** Not negative. */
  totalOut: number;
  closing: number;
}>;

export type StatementDocument = Paper &
  Readonly<{
    /** `2026-11`, by the member's calendar. */
    month: string;
    /** First and last day, `YYYY-MM-DD`. */
    firstDay: string;
    lastDay: string;
    /** False while the month goes on: then it closes with what is there now. */
    isOver: boolean;
    accounts: readonly StatementAccount[];
  }>;

export interface DocumentPrinter {
  /** A PDF of A4 pages. */
  receipt(document: ReceiptDocument): Promise<Uint8Array>;
  statement(document: StatementDocument): Promise<Uint8Array>;
}
