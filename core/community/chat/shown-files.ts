import { displayName } from '#core/access/actor/person.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isPresent, seenFrom } from './member.ts';
import type { Message } from './message.ts';
import { roomLink } from './notices.ts';
import { peerIn } from './room.ts';

/** The messages, and the rooms, that show a file. */
const placesOf = async (
  { media, chatMessages, chatRooms }: Pick<Repositories, 'media' | 'chatMessages' | 'chatRooms'>,
  mediumId: MediumId,
) => {
  const uses = await media.usesOf(mediumId);
  const [messages, rooms] = await Promise.all([
    Promise.all(uses.filter(({ kind }) => kind === 'CHAT').map(({ id }) => chatMessages.find(id))),
    chatRooms.many(uses.flatMap(({ kind, id }) => (kind === 'ROOM' ? [id] : []))),
  ]);
  return { messages: messages.filter((message) => message !== null), rooms };
};

const isShown = async (
  { chatMembers, relations }: Pick<Repositories, 'chatMembers' | 'relations'>,
  viewerId: UserId,
  { roomId, seq, senderId, deletedAt }: Message,
): Promise<boolean> => {
  const member = deletedAt === null ? await chatMembers.find(roomId, viewerId) : null;
  if (!member || !isPresent(member) || seq <= seenFrom(member)) return false;
  return senderId === null || (await relations.blockedEitherWay(viewerId, [senderId])).size === 0;
};

/** Those of a room open what was sent in it since they came; what another person sent them across a block they do not. */
export const mayOpenInRoom: Hooks['mayOpenMedium'] = async (repositories, viewer, { id }) => {
  if (viewer.kind !== 'user' || viewer.status !== 'ACTIVE') return false;
  const { messages, rooms } = await placesOf(repositories, id);
  for (const room of rooms) {
    const member = await repositories.chatMembers.find(room.id, viewer.id);
    if (member && isPresent(member) && room.photoId === id) return true;
  }
  for (const message of messages) if (await isShown(repositories, viewer.id, message)) return true;
  return false;
};

/** Where its owner's file was sent: the room, by its name or the other one's. */
export const roomsShowing: Hooks['mediumUsesOf'] = async (repositories, mediumId) => {
  const { messages, rooms } = await placesOf(repositories, mediumId);
  const of = new Map(
    (await repositories.chatRooms.many(messages.map(({ roomId }) => roomId))).map((room) => [room.id, room]),
  );
  const sent = messages.map(async ({ id, roomId, senderId }) => {
    const room = of.get(roomId);
    const peerId = room && senderId !== null ? peerIn(room, senderId) : null;
    const peer = peerId === null ? null : await repositories.people.find(peerId);
    const title = room?.name ?? (peer && displayName(peer));
    return { kind: 'CHAT', id, title: title ?? null, link: roomLink(roomId) } as const;
  });
  return [
    ...(await Promise.all(sent)),
    ...rooms.map(({ id, name }) => ({ kind: 'ROOM', id, title: name, link: roomLink(id) }) as const),
  ];
};
