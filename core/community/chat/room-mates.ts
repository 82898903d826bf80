import type { Hooks } from '#core/kernel/hooks.ts';

/** Who is in a room with the viewer is known there: picture and presence are shown, but not across a block. */
export const sharesRoom: Hooks['isKnownTo'] = async ({ chatMembers, relations }, viewerId, others) => {
  const shared = await chatMembers.sharedWith(viewerId, others);
  if (shared.size === 0) return shared;
  const blocked = await relations.blockedEitherWay(viewerId, [...shared]);
  return new Set([...shared].filter((id) => !blocked.has(id)));
};
