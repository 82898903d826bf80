import type { Repositories } from '#core/kernel/transaction.ts';
import type { Message } from '../message.ts';
import { removePin } from '../pins.ts';
import type { Room } from '../room.ts';
import { changeMessage, changeRoom } from './append.ts';

/**
 * A trace stays in its place; a pin of it goes, and so does what a notice says of it. Its files are free again, but for those that staff took away: an appeal
 * can bring them back.
 */
export const deleteLocked = async (
  repositories: Pick<Repositories, 'chatMembers' | 'chatMessages' | 'chatRooms' | 'liveRooms' | 'media'>,
  room: Room,
  deleted: Message,
  at: Date,
): Promise<Message> => {
  const changed = await changeMessage(repositories, room, deleted);
  const pins = removePin(room.pins, deleted.seq);
  if (pins !== room.pins) await changeRoom(repositories, { ...changed.room, pins });
  await repositories.chatMembers.recountNotices(room.id, deleted.seq, at);
  if (deleted.deletedBy !== 'STAFF' && deleted.attachments.length > 0)
    await repositories.media.unuse({ kind: 'CHAT', id: deleted.id });
  return changed.message;
};
