import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { SharedClock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import type { Wallet } from '../ledger.ts';
import { payReward, readRewardType } from '../pay-reward.ts';
import type { RewardState } from '../rewards.ts';

type Needs = {
  transaction: Transaction<'events' | 'rewardClaims' | 'settings' | 'users' | 'wallets'>;
  sharedClock: SharedClock;
  ids: Ids;
};

export type ClaimedReward = Readonly<{ reward: RewardState; wallet: Wallet; amount: number }>;

/** Claims the oldest open source event of a reward of one's own. */
export const claimReward =
  ({ transaction, sharedClock, ids }: Needs) =>
  async (actor: Actor, input: string): Promise<ClaimedReward> => {
    const { id: userId } = requireMember(actor);
    const type = readRewardType(input);
    return transaction(async (repositories) => {
      const { claim, reward } = await payReward(repositories, userId, {
        id: ids.next(),
        type,
        by: userId,
        note: null,
        now: sharedClock.now,
      });
      return { reward, wallet: await repositories.wallets.of(userId), amount: claim.amount };
    });
  };
