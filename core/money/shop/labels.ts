import type { ProcessStatus } from '#core/money/coin/rewards.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    shop: `order.status.${ProcessStatus}`;
  }
}
