import { noSocialCounts } from '#core/community/activity/social-counts.ts';
import type { Follow } from '#core/community/follow/follow.ts';
import { keyOf, type View } from '../engine/store.ts';

/** With the counts that sum them up. */
export const seedFollows = ({ table }: View, follows: readonly Follow[]): void => {
  for (const follow of follows) {
    const { followerId, followeeId } = follow;
    table('follows').set(keyOf(followerId, followeeId), follow);
    const follower = table('socialCounts').get(followerId) ?? noSocialCounts(followerId);
    table('socialCounts').set(followerId, { ...follower, following: follower.following + 1 });
    const followee = table('socialCounts').get(followeeId) ?? noSocialCounts(followeeId);
    table('socialCounts').set(followeeId, { ...followee, followers: followee.followers + 1 });
  }
};
