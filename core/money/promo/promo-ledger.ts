import type { UserId } from '#core/kernel/id.ts';
import { movement, type Transfer } from '#core/money/coin/ledger.ts';

type Step = Readonly<{
  id: string;
  userId: UserId;
  coins: number;
  reference: string;
  /** The code, which the member's statement shows. */
  code: string;
  actor: string;
  at: Date;
}>;

/** Base Coin that a code gives, out of the account of campaigns. */
export const promoTransfer = ({ id, userId, coins, reference, code, actor, at }: Step): Transfer =>
  movement(userId, { id, coin: 'BASE_COIN', amount: coins, reason: 'PROMOTION', reference, actor, at, note: code }); // prettier-ignore

/** The same coins on their way back, when the top-up they came with is undone. */
export const promoReversal = (step: Step, reverses: string): Transfer => ({
  ...promoTransfer(step),
  reference: `${step.reference}:reversal`,
  reverses,
  postings: promoTransfer(step).postings.map((posting) => ({ ...posting, amount: -posting.amount })),
});
