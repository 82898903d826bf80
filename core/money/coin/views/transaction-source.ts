import type { TransactionReason } from '../ledger.ts';
import type { RewardType } from '../rewards.ts';

/** What a line of a statement leads to. */
export const transactionSources = [
  'PAYMENT',
  'ORDER',
  'REWARDS',
  'LEVEL',
  'REVIEW',
  'SPECIALIZATION',
  'GIFT',
] as const;
export type TransactionSource = Readonly<{ kind: (typeof transactionSources)[number]; id: string | null }>;

const first = (reference: string): string => reference.split(':')[0] ?? reference;

/** A reference as the line's own member reads it: that of an invitation holds the id of the member who accepted it. */
export const ownReference = (type: TransactionReason, reference: string): string =>
  type === 'REWARD' && first(reference) === ('REFERRAL' satisfies RewardType) ? first(reference) : reference;

/**
 * What caused a line, read from the ledger's own reference: `payment:opening` for a top-up and its reversal, the order
 * for a purchase, `order:refund` for its refund, `review:round` for coins of a review. Null: the line says everything itself.
 */
export const transactionSource = (type: TransactionReason, reference: string): TransactionSource | null => {
  switch (type) {
    case 'TOP_UP':
    case 'REVERSAL':
      return { kind: 'PAYMENT', id: first(reference) };
    case 'REFUND':
      // A challenge that was taken back says so in its reason.
      return ['enrolment', 'ai'].includes(first(reference) ?? '')
        ? null
        : { kind: 'ORDER', id: first(reference) };
    case 'PRODUCT_ORDER':
      return { kind: 'ORDER', id: first(reference) };
    case 'REWARD':
    case 'PARTNER_REWARD':
      return { kind: 'REWARDS', id: null };
    case 'REVIEW_PAYMENT':
    case 'REVIEW_EARNING':
      return { kind: 'REVIEW', id: first(reference) };
    case 'FEE_REQUEST_SPECIALIZATION':
      return { kind: 'SPECIALIZATION', id: null };
    case 'LEVEL_PURCHASE':
      return { kind: 'LEVEL', id: null };
    case 'GIFT':
      return { kind: 'GIFT', id: null };
    default:
      return null;
  }
};
