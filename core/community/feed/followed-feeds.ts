import { postsOnFollow } from '#core/community/follow/follow.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { inboxSize } from './use-cases/keep-feed.ts';

/** The newest of the followee come along; who is read where they are needs no copy. */
export const fillFeed: Hooks['whenFollowBegins'] = async (
  { feedPosts, feedInbox },
  { followerId, followeeId, pulled },
) => {
  if (pulled) return;
  await feedInbox.fill(followerId, followeeId, await feedPosts.newestOf(followeeId, postsOnFollow));
};

export const emptyFeed: Hooks['whenFollowEnds'] = ({ feedInbox }, { followerId, followeeId }) =>
  feedInbox.empty(followerId, followeeId);

/** Written while they were read where they are: who follows finds them in the feed as before. */
export const fillFeeds: Hooks['whenBroadSwitched'] = async ({ feedPosts, feedInbox }, { userId, broad }) => {
  if (!broad) await feedInbox.spreadAll(userId, await feedPosts.newestOf(userId, inboxSize));
};

/** What a follow that ended long ago left behind goes too. */
export const emptyFeeds: Hooks['whenBlocked'] = async ({ feedInbox }, { ownerId, otherId }) => {
  await feedInbox.empty(ownerId, otherId);
  await feedInbox.empty(otherId, ownerId);
};

/** Posts lose what was in them, likes go and counts follow. The comments on others' posts are counted off here. */
export const forgetFeed: Hooks['whenMemberIsAnonymised'] = async (
  { feedPosts, feedInbox, likes, comments, bellRounds },
  userId,
  { at },
) => {
  for (const postId of await feedPosts.forgetAllOf(userId, at)) await bellRounds.end(postId);
  await likes.deleteAllOf(userId);
  await feedInbox.deleteAllOf(userId);
  for (const { subjectType, subjectId, status } of await comments.of(userId))
    if (subjectType === 'FEED' && status === 'PUBLISHED') await likes.addComments(subjectId, -1);
};
