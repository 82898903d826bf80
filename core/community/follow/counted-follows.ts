import type { Hooks } from '#core/kernel/hooks.ts';

/** The counts move by rows truly added; who stores the row holds both counts. */
export const countFollowBegin: Hooks['whenFollowBegins'] = async (
  { socialCounts },
  { followerId, followeeId },
) => {
  await socialCounts.add(followerId, { following: 1 });
  await socialCounts.add(followeeId, { followers: 1 });
};

export const countFollowEnd: Hooks['whenFollowEnds'] = async (
  { socialCounts },
  { followerId, followeeId },
) => {
  await socialCounts.add(followerId, { following: -1 });
  await socialCounts.add(followeeId, { followers: -1 });
};

/** Follows in both directions, relations and suggestions go with the account; the counts of the others follow. */
export const endFollows: Hooks['whenMemberIsAnonymised'] = async (
  { follows, relations, socialCounts, suggestions },
  userId,
) => {
  const ended = await follows.deleteAllOf(userId);
  const others = ended.map(({ followerId, followeeId }) => (followerId === userId ? followeeId : followerId));
  await socialCounts.lockAll(others);
  for (const { followerId, followeeId } of ended) {
    if (followerId === userId) await socialCounts.add(followeeId, { followers: -1 });
    else await socialCounts.add(followerId, { following: -1 });
  }
  await relations.deleteAllOf(userId);
  await suggestions.deleteAllOf(userId);
};
