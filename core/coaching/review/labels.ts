import type { ReviewType } from './review.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    review: `review.type.${ReviewType}`;
  }
}
