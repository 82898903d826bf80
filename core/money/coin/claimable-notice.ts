import type { UserId } from '#core/kernel/id.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { type Notice } from '#core/platform/notification/notify.ts';
import { rewardReference, rewardRules, type RewardClaim, type RewardType } from './rewards.ts';

/** By this the line is withdrawn once the reward is claimed. */
export const claimableReference = (source: Pick<RewardClaim, 'userId' | 'type' | 'source'>): string =>
  `claimable:${rewardReference(source)}`;

/** A reward waits to be claimed; one line a kind of reward, however many times it is earned. */
export const claimableNotice = (userId: UserId, type: RewardType, source: string): Notice =>
  aboutAccount(userId, {
    topic: 'reward_claimable',
    params: { type, amount: rewardRules[type].amount },
    link: '/dashboard/rewards',
    groupKey: `reward_claimable:${type}`,
    reference: claimableReference({ userId, type, source }),
  });
