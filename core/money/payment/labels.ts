import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { IncomingTransferStatus, NoticeSource, WaitingReason } from './incoming-transfer.ts';
import type { CancelReason, PaymentMethod } from './payment.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    payment:
      | `payment.method.${PaymentMethod}`
      | `payment.status.${ProcessStatus}`
      | `payment.cancelReason.${CancelReason}`
      | `transfer.status.${IncomingTransferStatus}`
      | `transfer.waitingReason.${WaitingReason}`
      | `transfer.source.${NoticeSource}`;
  }
}
