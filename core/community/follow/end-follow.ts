import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Follow } from './follow.ts';

type Step = Readonly<{ at: Date; ids: Ids; by: UserId }>;

/** Idempotent; the counts of both are locked by the caller. Answers whether there was one. */
export const endFollow =
  ({ hooks }: WithHooks<'whenFollowEnds'>) =>
  async (
    repositories: Repositories,
    { followerId, followeeId }: Pick<Follow, 'followerId' | 'followeeId'>,
    step: Step,
  ): Promise<boolean> => {
    const { follows, events } = repositories;
    const follow = await follows.find(followerId, followeeId);
    if (!follow || !(await follows.delete(followerId, followeeId))) return false;
    for (const answer of hooks.whenFollowEnds) await answer(repositories, { followerId, followeeId }, step);
    const followedAt = follow.createdAt.toISOString();
    await events.append({ type: 'follow.removed', followerId, followeeId, by: step.by, followedAt });
    return true;
  };

export const lockBoth = ({ socialCounts }: Pick<Repositories, 'socialCounts'>, one: UserId, other: UserId) =>
  socialCounts.lockAll([one, other]);
