import type { ProcessStatus } from '#core/coin/rewards.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { Product } from './product.ts';

/** Where it is to be sent. Seen by the member and by those who send it; never in a mail or a notice. */
export type Delivery = Readonly<{ name: string; phone: string; address: string; note: string }>;

/** One product, some of them, paid from the wallet at once. Title and price are what they were when it was made. */
export type Order = Readonly<{
  id: Id<'order'>;
  userId: UserId;
  productId: Product['id'];
  productTitle: LocalizedText;
  unitPrice: number;
  quantity: number;
  total: number;
  delivery: Delivery;
  status: ProcessStatus;
  /** The movement that paid it; null when it cost nothing. */
  transferId: Id<'transfer'> | null;
  /** Said by staff, read by the member. */
  note: string | null;
  completedAt: Date | null;
  canceledAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

/** A member may cancel until work on it begins; staff until it is done. Canceling gives every coin back. */
export const orderLifecycle = stateMachine<ProcessStatus>()(
  {
    process: { from: ['PENDING'], to: 'PROCESSING' },
    complete: { from: ['PENDING', 'PROCESSING'], to: 'COMPLETED' },
    cancel: { from: ['PENDING'], to: 'CANCELED' },
    refuse: { from: ['PENDING', 'PROCESSING'], to: 'CANCELED' },
  },
  'order.not_pending',
);
