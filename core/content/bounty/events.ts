import type { UserId } from '#core/kernel/id.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';
import type { BountyKind } from './bounty.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** `link` is where its author looks at the item, without language. */
    'bounty.paid': Readonly<{
      userId: UserId;
      kind: BountyKind;
      itemId: string;
      title: string;
      link: string;
      coin: CoinType;
      amount: number;
    }>;
  }
}
