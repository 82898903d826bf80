import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { postTo } from './ledger.ts';
import { monthStart, rewardState } from './reward-state.ts';
import {
  rewardReference,
  rewardTypes,
  type RewardClaim,
  type RewardState,
  type RewardType,
} from './rewards.ts';
import { rewardSituation } from './use-cases/list-rewards.ts';

type Uses = Pick<Repositories, 'events' | 'rewardClaims' | 'settings' | 'users' | 'wallets'>;
type Payment = Readonly<{
  id: string;
  type: RewardType;
  /** Who claims: the member, or staff for the member. */
  by: string;
  /** Said by staff, read by the member. */
  note: string | null;
  /** Asked once nobody else can claim for this member. */
  now: () => Promise<Date>;
}>;

export const readRewardType = (input: string): RewardType => {
  const type = rewardTypes.find((known) => known === input);
  if (!type) throw new DomainError('reward.not_found');
  return type;
};

/** Pays the oldest open source event of a reward, once, no matter who asked and how often. */
export const payReward = async (
  { users, settings, rewardClaims, wallets, events }: Uses,
  userId: UserId,
  { id, type, by, note, now }: Payment,
): Promise<{ claim: RewardClaim; reward: RewardState }> => {
  await rewardClaims.lockMember(userId);
  const at = await now();
  const user = await users.get(userId);
  const since = monthStart(at, user.timeZone);
  const facts = await rewardClaims.facts(userId, type, since);
  const situation = await rewardSituation({ settings, rewardClaims }, user, at);
  const { status, amount, coin } = rewardState(facts, situation);
  const source = facts.open[0];
  if (status === 'COMPLETED') throw new DomainError('reward.already_claimed');
  if (status !== 'PROCESSING' || source === undefined) throw new DomainError('reward.not_allowed');

  const claim: RewardClaim = { id, userId, type, source, amount, coin, at };
  await rewardClaims.insert(claim);
  await postTo(wallets, userId, {
    id,
    coin,
    amount,
    reason: 'REWARD',
    reference: rewardReference(claim),
    actor: by,
    at,
    note,
  });
  await events.append({ type: 'reward.claimed', userId, reward: type, source, amount, coin });
  return { claim, reward: rewardState(await rewardClaims.facts(userId, type, since), situation) };
};
