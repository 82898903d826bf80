import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SharedClock } from '#core/kernel/clock.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Transaction } from '#core/kernel/transaction.ts';
import type { CoinType } from '../ledger.ts';
import { payReward, readRewardType } from '../pay-reward.ts';
import type { RewardType } from '../rewards.ts';
import { requireOther, requireReason } from './change-coins.ts';

type Needs = {
  transaction: Transaction<'auditLog' | 'events' | 'rewardClaims' | 'settings' | 'users' | 'wallets'>;
  sharedClock: SharedClock;
  ids: Ids;
};
type Input = Readonly<{ type: string; userId: UserId; reason: string }>;

export type GrantedReward = Readonly<{ userId: UserId; type: RewardType; amount: number; coin: CoinType }>;

/** Claims a reward for a member who earned it and can't claim it. The same rules hold, and the member reads why. */
export const grantReward =
  ({ transaction, sharedClock, ids }: Needs) =>
  async (actor: Actor, input: Input): Promise<GrantedReward> => {
    requirePermission(actor, 'reward.create', 'reward.manage');
    const { userId } = input;
    requireOther(actor, userId);
    const type = readRewardType(input.type);
    const reason = requireReason(input.reason);

    return transaction(async (repositories) => {
      const { status } = await repositories.users.get(userId);
      if (status !== 'ACTIVE') throw new DomainError('reward.not_allowed');
      const { claim } = await payReward(repositories, userId, {
        id: ids.next(),
        type,
        by: actorName(actor),
        note: reason,
        now: sharedClock.now,
      });
      const { id, source, amount, coin, at } = claim;
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'rewards.grant',
          targetType: 'user',
          targetId: userId,
          before: null,
          after: { claimId: id, type, source, amount, coin },
          reason,
        }),
      );
      return { userId, type, amount, coin };
    });
  };
