import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
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

export const withdrawRequestNotice = (repositories: Needs, roomId: RoomId, userId: UserId) =>
  takeBack(repositories, { reference: requestReference(roomId, userId) });
