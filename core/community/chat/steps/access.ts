import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isPresent, type Member } from '../member.ts';
import { seenFrom } from '../member.ts';
import type { Message, MessageId } from '../message.ts';
import type { Room, RoomId } from '../room.ts';

export type Place = Readonly<{ room: Room; member: Member }>;

const placeOf = (room: Room | null, member: Member | null, isInside: boolean): Place => {
  const isThere = member !== null && (isInside ? member.state === 'INBOX' : isPresent(member));
  if (room === null || !isThere) throw new DomainError('chat.room_not_found');
  return { room, member };
};

/** The room as its member sees it; to everybody else it is not there. */
export const placeIn = async (
  { chatRooms, chatMembers }: Pick<Repositories, 'chatRooms' | 'chatMembers'>,
  roomId: RoomId,
  userId: UserId,
): Promise<Place> => {
  const [room, member] = await Promise.all([chatRooms.find(roomId), chatMembers.find(roomId, userId)]);
  return placeOf(room, member, false);
};

/** The same, both held until the transaction ends. Everything that changes a room begins here. */
export const lockPlace = async (
  { chatRooms, chatMembers }: Pick<Repositories, 'chatRooms' | 'chatMembers'>,
  roomId: RoomId,
  userId: UserId,
  { isInside = false }: Readonly<{ isInside?: boolean }> = {},
): Promise<Place> => {
  const room = await chatRooms.lock(roomId);
  return placeOf(room, room && (await chatMembers.lock(roomId, userId)), isInside);
};

const isShownTo = (message: Message | null, member: Member | null): message is Message =>
  message !== null && member !== null && isPresent(member) && message.seq > seenFrom(member);

/** A message that this person is shown; whatever else is not there. */
export const shownMessage = async (
  { chatMessages, chatMembers }: Pick<Repositories, 'chatMessages' | 'chatMembers'>,
  id: MessageId,
  userId: UserId,
): Promise<Message> => {
  const message = await chatMessages.find(id);
  const member = message && (await chatMembers.find(message.roomId, userId));
  if (!isShownTo(message, member)) throw new DomainError('chat.message_not_found');
  return message;
};

/** A living message of a locked room, read after the lock: what others changed meanwhile is seen. */
export const lockMessage = async (
  repositories: Pick<Repositories, 'chatRooms' | 'chatMembers' | 'chatMessages'>,
  id: MessageId,
  userId: UserId,
): Promise<Place & Readonly<{ message: Message }>> => {
  const { roomId } = await shownMessage(repositories, id, userId);
  const place = await lockPlace(repositories, roomId, userId, { isInside: true }).catch((error: unknown) => {
    if (error instanceof DomainError) throw new DomainError('chat.message_not_found');
    throw error;
  });
  const message = await repositories.chatMessages.find(id);
  if (!isShownTo(message, place.member) || message.deletedAt !== null)
    throw new DomainError('chat.message_not_found');
  return { ...place, message };
};
