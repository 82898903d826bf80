import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import type { Member } from './member.ts';
import type { RoomId } from './room.ts';

/** By these a line is withdrawn again: of one room and one person, so that reading withdraws nobody else's. */
export const messagesReference = (roomId: RoomId, userId: UserId): string => `chat:${roomId}:${userId}`;
export const requestReference = (roomId: RoomId, userId: UserId): string =>
  `chat-request:${roomId}:${userId}`;

export const roomLink = (roomId: RoomId): string => `/dashboard/chat/${roomId}`;
export const requestsLink = '/dashboard/chat?box=requests';

type Needs = Pick<Repositories, 'events' | 'notifications'>;

export const withdrawMessageNotice = (repositories: Needs, roomId: RoomId, userId: UserId) =>
  takeBack(repositories, { reference: messagesReference(roomId, userId) });

/** The same line with another number: less is left to be read of what it told. Nobody is woken for that. */
export const recountMessageNotice = async (
  repositories: Needs,
  { roomId, userId }: Pick<Member, 'roomId' | 'userId'>,
  count: number,
): Promise<void> => {
  const { notifications, events } = repositories;
  for (const line of await notifications.lockBecauseOf({ reference: messagesReference(roomId, userId) })) {
    await notifications.reword({ ...line, params: { ...line.params, count } });
    await events.append({ type: 'notification.withdrawn', userId, notificationId: line.id });
  }
};

export const withdrawRequestNotice = (repositories: Needs, roomId: RoomId, userId: UserId) =>
  takeBack(repositories, { reference: requestReference(roomId, userId) });
