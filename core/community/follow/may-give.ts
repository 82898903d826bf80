import type { Hooks } from '#core/kernel/hooks.ts';

/** Not where one of the two blocked the other, and not to who is hidden from the giver. */
export const mayGiveTo: Hooks['mayGive'] = async ({ users, relations, follows }, giverId, receiverId) => {
  if ((await relations.blockedEitherWay(giverId, [receiverId])).has(receiverId)) return false;
  const receiver = await users.find(receiverId);
  if (receiver?.isPublic) return true;
  const [following, followers] = await Promise.all([
    follows.followedBy(giverId, [receiverId]),
    follows.followersAmong(giverId, [receiverId]),
  ]);
  return following.has(receiverId) || followers.has(receiverId);
};
