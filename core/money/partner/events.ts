import type { UserId } from '#core/kernel/id.ts';
import type { LocalizedText } from '#core/kernel/language.ts';
import type { CoinType } from '#core/money/coin/ledger.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'partner_claim.made': {
      userId: UserId;
      claimId: string;
      rewardId: string;
      /** COMPLETED was paid at once, PROCESSING waits for staff. */
      status: 'PROCESSING' | 'COMPLETED';
      amount: number;
      coin: CoinType;
    };
    'partner_claim.decided': {
      userId: UserId;
      claimId: string;
      status: 'COMPLETED' | 'CANCELED';
      amount: number;
      coin: CoinType;
      title: LocalizedText;
    };
  }
}
