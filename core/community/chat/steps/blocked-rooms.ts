import type { Hooks } from '#core/kernel/hooks.ts';
import { changeRoom } from './append.ts';
import { withdrawMessageNotice, withdrawRequestNotice } from '../notices.ts';
import { pairKeyOf } from '../room.ts';

/**
 * The room of the two is held: a message on its way is delivered before the block, or refused after it. Requests between
 * them end, and so do the notices; what was written stays readable.
 */
export const freezeRoomOf: Hooks['whenBlocked'] = async (repositories, { ownerId, otherId }) => {
  const { chatRooms, chatMembers, liveRooms } = repositories;
  const found = await chatRooms.ofPair(pairKeyOf(ownerId, otherId));
  const room = found && (await chatRooms.lock(found.id));
  if (!room) return;
  for (const userId of [ownerId, otherId].toSorted()) {
    const member = await chatMembers.lock(room.id, userId);
    if (member?.state === 'REQUEST') {
      await chatMembers.put([{ ...member, state: 'DECLINED', sortAt: null }]);
      liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'CLEARED' });
    } else if (member) await chatMembers.put([{ ...member, noticeAt: null, mailAt: null }]);
    await withdrawMessageNotice(repositories, room.id, userId);
    await withdrawRequestNotice(repositories, room.id, userId);
  }
  await changeRoom(repositories, room);
};
