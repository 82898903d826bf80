import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Room, RoomCloser } from '../room.ts';
import { appendLine, changeRoom } from './append.ts';

/** Nothing can be written any more; what is there stays readable. */
export const closeLocked = async (
  repositories: Pick<Repositories, 'chatMembers' | 'chatMessages' | 'liveRooms'>,
  room: Room,
  { by, ...step }: Readonly<{ at: Date; ids: Ids; by: RoomCloser }>,
): Promise<void> => {
  const closed: Room = { ...room, closedAt: step.at, closedBy: by };
  await appendLine(repositories, closed, { event: 'room_closed', params: {} }, step);
  for (const { userId } of await repositories.chatMembers.presentIn(room.id))
    repositories.liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'CLOSED' });
};

/** Open again as it was; a group that everybody has left meanwhile has nobody to own it. */
export const reopenLocked = async (
  repositories: Pick<Repositories, 'chatMembers' | 'chatRooms' | 'liveRooms'>,
  room: Room,
): Promise<void> => {
  if (room.type === 'GROUP' && room.ownerId === null) return;
  await changeRoom(repositories, { ...room, closedAt: null, closedBy: null });
  for (const { userId, state } of await repositories.chatMembers.presentIn(room.id))
    if (state === 'INBOX')
      repositories.liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'ADD' });
};
