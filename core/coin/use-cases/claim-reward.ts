import { requireMember, type Actor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Ids } from '#core/kernel/id.ts';
import type { Transaction } from '#core/transaction.ts';
import { postTo, type Wallet } from '../ledger.ts';
import { monthStart, rewardState } from '../reward-state.ts';
import { rewardReference, rewardTypes, type RewardState } from '../rewards.ts';
import { rewardSituation } from './list-rewards.ts';

type Needs = {
  transaction: Transaction<'users' | 'settings' | 'snapshots' | 'rewardClaims' | 'wallets' | 'events'>;
  clock: Clock;
  ids: Ids;
};

export type ClaimedReward = Readonly<{ reward: RewardState; wallet: Wallet; amount: number }>;

/** Claims the oldest open source event of a reward. Each one is paid once, whatever was clicked and however often. */
export const claimReward =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, input: string): Promise<ClaimedReward> => {
    const { id: userId } = requireMember(actor);
    const type = rewardTypes.find((known) => known === input);
    if (!type) throw new DomainError('reward.not_found');

    return transaction(async ({ users, settings, snapshots, rewardClaims, wallets, events }) => {
      await rewardClaims.lockMember(userId);
      const at = clock.now();
      const user = await users.get(userId);
      const since = monthStart(at, user.timeZone);
      const facts = await rewardClaims.facts(userId, type, since);
      const situation = await rewardSituation({ settings, snapshots }, user, at);
      const { status, amount, coin } = rewardState(facts, situation);
      const source = facts.open[0];
      if (status === 'COMPLETED') throw new DomainError('reward.already_claimed');
      if (status !== 'PROCESSING' || source === undefined) throw new DomainError('reward.not_allowed');

      const id = ids.next();
      await rewardClaims.insert({ id, userId, type, source, amount, coin, at });
      await postTo(wallets, userId, {
        id,
        coin,
        amount,
        reason: 'REWARD',
        reference: rewardReference({ userId, type, source }),
        actor: userId,
        at,
      });
      await events.append({ type: 'reward.claimed', userId, reward: type, amount, coin });
      return {
        reward: rewardState(await rewardClaims.facts(userId, type, since), situation),
        wallet: await wallets.of(userId),
        amount,
      };
    });
  };
