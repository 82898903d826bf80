import type { PromotionKind } from './promotion-kinds.ts';
import type { PromotionStatus } from './promotion.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    promo: `promo.kind.${PromotionKind}` | `promo.status.${PromotionStatus}`;
  }
}
