import type { Hooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { changeRoom } from './append.ts';
import { withdrawMessageNotice, withdrawRequestNotice } from '../notices.ts';
import type { Member } from '../member.ts';
import { pairKeyOf } from '../room.ts';

/** What one was asked is not asked any more, and stands nowhere. */
const endRequest = async (repositories: Repositories, { roomId, userId }: Member): Promise<void> => {
  const { chatMembers, liveRooms } = repositories;
  const member = await chatMembers.lock(roomId, userId);
  if (member?.state !== 'REQUEST') return;
  await chatMembers.put([{ ...member, state: 'DECLINED', sortAt: null }]);
  await withdrawRequestNotice(repositories, roomId, userId);
  liveRooms.changed({ kind: 'chat-member', roomId, userId, change: 'CLEARED' });
};

/** Groups into which one of the two asked the other. */
const endInvitations = async (repositories: Repositories, one: UserId, other: UserId): Promise<void> => {
  for (const asked of await repositories.chatMembers.invitationsBetween(one, other)) {
    await repositories.chatRooms.lock(asked.roomId);
    await endRequest(repositories, asked);
  }
};

/**
 * The room of the two is held: a message on its way is delivered before the block, or refused after it. Requests between
 * them end, and so do the notices; what was written stays readable.
 */
export const freezeRoomOf: Hooks['whenBlocked'] = async (repositories, { ownerId, otherId }) => {
  const { chatRooms, chatMembers } = repositories;
  await endInvitations(repositories, ownerId, otherId);
  const found = await chatRooms.ofPair(pairKeyOf(ownerId, otherId));
  const room = found && (await chatRooms.lock(found.id));
  if (!room) return;
  for (const userId of [ownerId, otherId].toSorted()) {
    const member = await chatMembers.lock(room.id, userId);
    if (member?.state === 'REQUEST') await endRequest(repositories, member);
    else if (member) await chatMembers.put([{ ...member, noticeAt: null, mailAt: null }]);
    await withdrawMessageNotice(repositories, room.id, userId);
  }
  await changeRoom(repositories, room);
};
