import type { Id, UserId } from '#core/kernel/id.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { day } from '#core/kernel/time.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { requireAmount, type Transfer } from '#core/money/coin/ledger.ts';

/** Base Coin that one member gave to another. What was given stays given: there is no way back. */
export type Gift = Readonly<{
  id: Id<'gift'>;
  giverId: UserId;
  receiverId: UserId;
  amount: number;
  /** Read by the receiver; empty where nothing was said, or the words are no longer there. */
  message: string;
  /** The giver's request: the same one sent twice gives once. */
  requestKey: string;
  transferId: Id<'transfer'>;
  thankedAt: Date | null;
  /** Taken away by staff: the words are shown to nobody, the coins stay where they are. */
  messageHiddenAt: Date | null;
  createdAt: Date;
}>;

export const giftMessageMaxLength = 200;

/** What one member gives and gets is counted over so long. */
export const giftWindow = day;

export const cleanGiftMessage = (typed: string): string => {
  const message = cleanProse(typed);
  if (message.length > giftMessageMaxLength)
    throw fieldError('body.message', 'input.max_length', { length: giftMessageMaxLength });
  const problem = textProblem(message, 'prose');
  if (problem) throw fieldError('body.message', problem.code, problem.params);
  return message;
};

export type GiftLimits = Pick<
  Settings,
  'giftsOpen' | 'giftMin' | 'giftMax' | 'giftDayMax' | 'giftAccountDays' | 'giftProofFrom'
>;

export const requireGiftAmount = ({ giftMin, giftMax }: GiftLimits, amount: number): void => {
  requireAmount(amount);
  if (amount < giftMin) throw new DomainError('gift.too_small', { min: giftMin });
  if (amount > giftMax) throw new DomainError('gift.too_large', { max: giftMax });
};

type Party = Readonly<{ emailVerifiedAt: Date | null; createdAt: Date }>;

/** Accounts made in a minute to pass their first coins on give nothing. */
export const requireEstablished = (
  { giftAccountDays }: GiftLimits,
  { emailVerifiedAt, createdAt }: Party,
  at: Date,
): void => {
  if (emailVerifiedAt === null) throw new DomainError('gift.email_unconfirmed');
  if (at.getTime() - createdAt.getTime() < giftAccountDays * day)
    throw new DomainError('gift.account_too_new', { days: giftAccountDays });
};

export type Moved = Readonly<{ given: number; received: number }>;

/** How much one member may still give in the window. */
export const leftToGive = ({ giftDayMax }: GiftLimits, { given }: Pick<Moved, 'given'>): number =>
  Math.max(0, giftDayMax - given);

/** Many who give to one are stopped like one who gives to many. */
export const requireWithinDay = (
  limits: GiftLimits,
  amount: number,
  giver: Pick<Moved, 'given'>,
  receiver: Pick<Moved, 'received'>,
): void => {
  const left = leftToGive(limits, giver);
  if (amount > left) throw new DomainError('gift.day_full', { left });
  if (receiver.received + amount > limits.giftDayMax) throw new DomainError('gift.receiver_full');
};

/** Wallet to wallet in one movement: no coin comes into being, and none is lost. */
export const giftTransfer = (
  { id, giverId, receiverId, amount, transferId, createdAt }: Gift,
  actor: string,
): Transfer => ({
  id: transferId,
  reason: 'GIFT',
  reference: id,
  reverses: null,
  note: null,
  actor,
  at: createdAt,
  postings: [
    { account: { kind: 'USER', userId: giverId }, coin: 'BASE_COIN', amount: -amount },
    { account: { kind: 'USER', userId: receiverId }, coin: 'BASE_COIN', amount },
  ],
});
