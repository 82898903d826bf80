import type { UserId } from '#core/kernel/id.ts';
import type { CoinType } from './ledger.ts';
import type { RewardType } from './rewards.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** `source` is not in events that an earlier version wrote. */
    'reward.claimed': {
      userId: UserId;
      reward: RewardType;
      source?: string;
      amount: number;
      coin: CoinType;
    };
    'coins.granted': { userId: UserId; amount: number; coin: CoinType; note: string };
    'coins.corrected': { userId: UserId; amount: number; coin: CoinType; note: string };
  }
}
