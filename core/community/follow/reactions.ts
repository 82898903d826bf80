import { displayName } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { notifySocial, type SocialRepositories } from './social-notice.ts';

/** Who follows and thinks better of it at once has told nothing. */
const sudden = 10 * minute;

const listOfFollowers = (userId: UserId): string => `/user/${userId}?list=followers`;
const referenceOf = (followeeId: UserId): string => `follow:${followeeId}`;
const endReferenceOf = (followeeId: UserId): string => `unfollow:${followeeId}`;

type Needs = SocialRepositories & Pick<Repositories, 'follows' | 'users'>;

export const followReactions: readonly Reaction[] = [
  reaction('follow.added', 'follow-notice', async (repositories: Needs, event, context) => {
    const { followerId, followeeId } = event;
    await takeBack(repositories, {
      reference: endReferenceOf(followeeId),
      actorId: followerId,
      userId: followeeId,
    });
    const follower = await repositories.users.find(followerId);
    // It may have ended before anybody could be told.
    if (!follower || !(await repositories.follows.find(followerId, followeeId))) return;
    await notifySocial(repositories, context, {
      userId: followeeId,
      type: 'FOLLOW',
      params: { user: displayName(follower) },
      link: listOfFollowers(followeeId),
      groupKey: 'follow',
      by: followerId,
      reference: referenceOf(followeeId),
    });
  }),
  reaction('follow.removed', 'follow-notice', async (repositories: Needs, event, context) => {
    const { followerId, followeeId, by, followedAt } = event;
    await takeBack(repositories, {
      reference: referenceOf(followeeId),
      actorId: followerId,
      userId: followeeId,
    });
    const isSudden = after(new Date(followedAt), sudden) > context.happenedAt;
    const follower = await repositories.users.find(followerId);
    if (by !== followerId || isSudden || !follower) return;
    await notifySocial(repositories, context, {
      userId: followeeId,
      type: 'UN_FOLLOW',
      params: { user: displayName(follower) },
      link: listOfFollowers(followeeId),
      groupKey: 'un_follow',
      by: followerId,
      reference: endReferenceOf(followeeId),
    });
  }),
];
