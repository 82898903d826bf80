import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { countAction } from '#core/community/activity/count-action.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { isThere } from '#core/people/account/user.ts';
import { endFollow, lockBoth } from '../end-follow.ts';
import type { Follow } from '../follow.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids'> & WithHooks<'whenFollowBegins' | 'whenFollowEnds'>;

/** Follows a person whose profile is open. Doing it again changes nothing; closing the profile later ends nothing. */
export const followUser =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, followeeId: UserId): Promise<{ following: true }> => {
    const { id: followerId } = requireMember(actor);
    if (followerId === followeeId) throw new DomainError('user.cannot_follow_self');
    const at = clock.now();
    await transaction(async (repositories) => {
      const { follows, users, relations, socialCounts, settings, events } = repositories;
      const followee = await users.find(followeeId);
      if (!followee || !isThere(followee)) throw new DomainError('user.not_found');
      // Who blocks or follows takes it too: what they did is seen from here on, and counts as no further follow.
      await lockBoth(repositories, followerId, followeeId);
      if ((await relations.blockedEitherWay(followerId, [followeeId])).has(followeeId))
        throw new DomainError('user.not_found');
      if (await follows.find(followerId, followeeId)) return;
      if (!followee.isPublic || followee.status !== 'ACTIVE') throw new DomainError('user.not_public');

      await countAction(repositories, followerId, 'FOLLOW', at);
      const counts = await socialCounts.of([followerId, followeeId]);
      const { followeesMax } = await settings.read();
      if ((counts.get(followerId)?.following ?? 0) >= followeesMax)
        throw new DomainError('follow.limit', { count: followeesMax });

      const pulled = counts.get(followeeId)?.broad ?? false;
      const follow: Follow = { followerId, followeeId, bell: false, pulled, createdAt: at };
      if (!(await follows.insert(follow))) return;
      for (const answer of hooks.whenFollowBegins) await answer(repositories, follow, { at, ids });
      await events.append({ type: 'follow.added', followerId, followeeId });
    });
    return { following: true };
  };

/** Ends it; doing it again changes nothing. */
export const unfollowUser =
  ({ transaction, clock, ids, hooks }: Needs) =>
  async (actor: Actor, followeeId: UserId): Promise<{ following: false }> => {
    const { id: followerId } = requireMember(actor);
    await transaction(async (repositories) => {
      await lockBoth(repositories, followerId, followeeId);
      const step = { at: clock.now(), ids, by: followerId };
      await endFollow({ hooks })(repositories, { followerId, followeeId }, step);
    });
    return { following: false };
  };
