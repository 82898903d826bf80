import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { leaveAllGroups } from './steps/groups.ts';

/** The rooms one is in, and what one wrote oneself; never what others wrote. */
export const chatArchive: Hooks['archiveOf'] = async (reads, userId) => {
  const places = await reads.chatMembers.allOf(userId);
  const rooms = new Map(
    (await reads.chatRooms.many(places.map(({ roomId }) => roomId))).map((room) => [room.id, room]),
  );
  return {
    chatRooms: places.map(({ roomId, state, joinedAt, pinnedAt, mutedUntil }) => {
      const room = rooms.get(roomId);
      return { roomId, type: room?.type, name: room?.name, state, joinedAt, pinnedAt, mutedUntil };
    }),
    chatMessages: (await reads.chatMessages.ofSender(userId)).map((message) =>
      without(message, 'senderId', 'clientId', 'rev', 'kind', 'event', 'params', 'deletedAt', 'deletedBy'),
    ),
    chatReactions: (await reads.chatReactions.ofUser(userId)).map((given) => without(given, 'userId')),
  };
};

/** Groups go on without them, under an owner; their texts go, and the traces of them stay. */
export const forgetChatsOf: Hooks['whenMemberIsAnonymised'] = async (repositories, userId, { at, ids }) => {
  await leaveAllGroups(repositories, userId, { at, ids });
  await repositories.chatReactions.deleteAllOf(userId);
  for (const { id: roomId, lastRev: rev } of await repositories.chatMessages.forgetTextsOf(userId, at))
    repositories.liveRooms.changed({ kind: 'chat', roomId, rev, change: 'ROOM' });
  await repositories.chatMembers.leaveAll(userId);
};
