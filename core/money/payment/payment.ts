import type { CoinPackage } from '#core/money/coin/packages.ts';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { foldCode } from '#core/kernel/text/identifier.ts';
import { fold } from '#core/kernel/text/text.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';

export const paymentMethods = ['BANK_TRANSFER', 'MOMO'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** MOMO is listed with its instructions, and cannot be ordered. */
export const enabledPaymentMethods: readonly PaymentMethod[] = ['BANK_TRANSFER'];

/** Where the money is to be sent: copied onto the order, so that a later change of the setting changes no order. */
export type BankAccount = Readonly<{
  /** Six digits, by which Napas knows the bank. */
  bin: string;
  bankName: string;
  branch: string;
  number: string;
  holder: string;
}>;

/** Why a payment is CANCELED. */
export const cancelReasons = ['REJECTED', 'EXPIRED', 'BY_MEMBER', 'REVERSED'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const secondPersonActions = ['approve', 'reverse'] as const;
/** What one member of staff asked for and another has to do again before it happens. */
export type Proposal = Readonly<{
  action: (typeof secondPersonActions)[number];
  by: string;
  at: Date;
  bankCode: string | null;
  reason: string | null;
  /** VND that the money of an approval lacks; 0 where it covers the order. */
  shortVnd: number;
}>;

/** An order that two people approved although the transfer of its reference does not cover it. */
export type Shortfall = Readonly<{
  missingVnd: number;
  reason: string;
  by: string;
  approvedBy: string;
}>;

/** Base Coin that a promo code adds to an order, once it is completed. */
export type PaymentPromo = Readonly<{
  useId: string;
  code: string;
  coins: number;
  /** The movement that brought them; null until they came. */
  transferId: Id<'transfer'> | null;
}>;

/** One top-up order. Package, coins, price and bank account are what they were when it was made. */
export type Payment = Readonly<{
  id: Id<'payment'>;
  /** The transfer's memo and the order's code: `PAYFB` and 8 characters, never given twice. */
  code: string;
  userId: UserId;
  packageId: CoinPackage['id'];
  coins: number;
  bonusPercent: number;
  amountVnd: number;
  method: PaymentMethod;
  bankAccount: BankAccount;
  status: ProcessStatus;
  /** VND of incoming transfers put down to this order so far. */
  receivedVnd: number;
  /** The bank's reference of the incoming transfer; unique among completed payments. */
  bankCode: string | null;
  receiptId: MediumId | null;
  markedPaidAt: Date | null;
  expiresAt: Date;
  /** How often it was opened: the first time and each reopening. A completed opening credits coins once. */
  opening: number;
  /** The movement that credited the coins. */
  transferId: Id<'transfer'> | null;
  cancelReason: CancelReason | null;
  /** Said by staff, read by the member. */
  note: string | null;
  proposal: Proposal | null;
  /** Null: ordered without a code, or opened again after the code had run out. */
  promo: PaymentPromo | null;
  /** Only of a completed order: what two people let pass. */
  shortfall: Shortfall | null;
  completedAt: Date | null;
  canceledAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/**
 * Decision 15. Only what nobody claims to have paid runs out by the clock: a PROCESSING order waits for a person.
 */
export const paymentLifecycle = stateMachine<ProcessStatus>()(
  {
    markPaid: { from: ['PENDING'], to: 'PROCESSING' },
    receivePart: { from: ['PENDING', 'PROCESSING'], to: 'PROCESSING' },
    approve: { from: ['PENDING', 'PROCESSING'], to: 'COMPLETED' },
    reject: { from: ['PENDING', 'PROCESSING'], to: 'CANCELED' },
    cancel: { from: ['PENDING'], to: 'CANCELED' },
    expire: { from: ['PENDING'], to: 'CANCELED' },
    reopen: { from: ['CANCELED'], to: 'PENDING' },
    reverse: { from: ['COMPLETED'], to: 'CANCELED' },
  },
  'payment.not_pending',
);

export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** What is still to arrive, in VND. */
export const outstandingVnd = ({
  amountVnd,
  receivedVnd,
}: Pick<Payment, 'amountVnd' | 'receivedVnd'>): number => Math.max(0, amountVnd - receivedVnd);

/** What the ledger calls the crediting of one opening of an order: once, whatever code does. */
export const topUpReference = ({ id, opening }: Pick<Payment, 'id' | 'opening'>): string =>
  `${id}:${opening}`;

/** What the ledger calls taking those coins back. */
export const reversalReference = (payment: Pick<Payment, 'id' | 'opening'>): string =>
  `${topUpReference(payment)}:reversal`;

/** What the ledger calls the bonus of one opening: once, like its coins. */
export const bonusReference = (payment: Pick<Payment, 'id' | 'opening'>): string =>
  `payment:${topUpReference(payment)}`;

/** One transfer may pay several orders: from the second on, its reference has this and a number after it. */
export const orderNumberSign = '#';

/** Banks print one reference in many ways; compared by its letters and digits alone, in capitals without accents. */
export const bankCodeOf = (typed: string): string => {
  const seen = foldCode(fold(foldCode(typed))).replace(/[^\p{L}\p{N}#]+/gu, '');
  const number = /#[0-9]+$/.exec(seen)?.[0] ?? '';
  return seen.slice(0, seen.length - number.length).replaceAll(orderNumberSign, '') + number;
};

/**
 * The references of transfers that an order's bank code may mean: the code itself, and where it ends in `#2`, `#3` … the
 * one that a transfer gives to the first of several orders.
 */
export const transferReferencesOf = (bankCode: string): readonly string[] => {
  const whole = bankCodeOf(bankCode);
  const [shared = ''] = whole.split(orderNumberSign);
  return shared === whole || shared === '' ? [whole] : [whole, shared];
};

/** At most so many unpaid orders of one member at a time: more is a mistake or a game. */
export const maxOpenPayments = 5;
