import type { Ids } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Place } from './access.ts';
import { appendLine, changeRoom } from './append.ts';
import { withdrawRequestNotice } from '../notices.ts';
import type { Room } from '../room.ts';

type Needs = Pick<
  Repositories,
  'chatRooms' | 'chatMembers' | 'chatMessages' | 'liveRooms' | 'events' | 'notifications'
>;

/** Takes a request or an invitation in; the room and the member are locked. Answers the room as it stands then. */
export const enterRoom = async (
  repositories: Needs,
  { room, member }: Place,
  step: Readonly<{ at: Date; ids: Ids }>,
): Promise<Room> => {
  const { chatMembers, liveRooms } = repositories;
  const { userId } = member;
  await chatMembers.put([{ ...member, state: 'INBOX', sortAt: member.sortAt ?? step.at, joinedAt: step.at }]);
  await withdrawRequestNotice(repositories, room.id, userId);
  liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'ADD' });
  if (room.type === 'ONE_TO_ONE') return changeRoom(repositories, room);
  const grown = { ...room, memberCount: room.memberCount + 1 };
  const lined = await appendLine(repositories, grown, { event: 'member_joined', params: { userId } }, step);
  return changeRoom(repositories, lined.room);
};
