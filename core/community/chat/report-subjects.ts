import type { ContextLine, ReportSubject, ReportSubjects } from '#core/community/moderation/hooks.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isPresent, seenFrom } from './member.ts';
import { putBack, remove } from './message.ts';
import { foundMessage } from './reported-message.ts';
import { peerIn } from './room.ts';
import { changeMessage } from './steps/append.ts';
import { closeLocked, reopenLocked } from './steps/close-room.ts';
import { deleteLocked } from './steps/delete-text.ts';

/** So many lines before and after a reported message are shown with it. */
const contextLines = 10;

const findMessage = async (
  { chatMembers, chatMessages }: Repositories,
  viewerId: UserId,
  id: string,
): Promise<ReportSubject | null> => {
  const message = await chatMessages.find(id);
  const member = message && (await chatMembers.find(message.roomId, viewerId));
  if (!message || !member || !isPresent(member)) return null;
  return message.seq > seenFrom(member) && message.deletedAt === null ? foundMessage(message) : null;
};

/** A group is its owner's; in a room of two it is the other one who is meant. */
const findRoom = async (
  { chatRooms, chatMembers }: Repositories,
  viewerId: UserId,
  id: string,
): Promise<ReportSubject | null> => {
  const [room, member] = await Promise.all([chatRooms.find(id), chatMembers.find(id, viewerId)]);
  if (!room || !member || !isPresent(member)) return null;
  const { name, photoId, createdAt } = room;
  const ownerId = room.ownerId ?? peerIn(room, viewerId);
  const snapshot = { text: name ?? '', mediumIds: photoId === null ? [] : [photoId], link: null };
  return ownerId === null ? null : { ownerId, createdAt, snapshot };
};

/** A removed message keeps its place and, until it is purged, its text: an appeal can bring it back. */
const hideMessage = async (repositories: Repositories, id: string, at: Date): Promise<void> => {
  const found = await repositories.chatMessages.find(id);
  const room = found && (await repositories.chatRooms.lock(found.roomId));
  const message = room && (await repositories.chatMessages.find(id));
  if (message && message.deletedAt === null)
    await deleteLocked(repositories, room, remove(message, 'STAFF', at), at);
};

const restoreMessage = async (repositories: Repositories, id: string): Promise<void> => {
  const found = await repositories.chatMessages.find(id);
  const room = found && (await repositories.chatRooms.lock(found.roomId));
  const message = room && (await repositories.chatMessages.find(id));
  const isThere = message && (message.body !== '' || message.attachments.length > 0);
  if (isThere && message.deletedBy === 'STAFF') await changeMessage(repositories, room, putBack(message));
};

const hideRoom = async (
  repositories: Repositories,
  id: string,
  step: Readonly<{ at: Date; ids: Ids }>,
): Promise<void> => {
  const room = await repositories.chatRooms.lock(id);
  if (room && room.closedAt === null) await closeLocked(repositories, room, { ...step, by: 'STAFF' });
};

const restoreRoom = async (repositories: Repositories, id: string): Promise<void> => {
  const room = await repositories.chatRooms.lock(id);
  if (room?.closedBy === 'STAFF') await reopenLocked(repositories, room);
};

/** What people said around it, in their order; lines of the platform say nothing about them. */
const contextOf = async ({ chatMessages }: Repositories, id: string): Promise<readonly ContextLine[]> => {
  const message = await chatMessages.find(id);
  if (!message) return [];
  const range = { roomId: message.roomId, from: 0, limit: contextLines };
  const [before, after] = await Promise.all([
    chatMessages.range({ ...range, below: message.seq }),
    chatMessages.range({ ...range, above: message.seq }),
  ]);
  return [...before, message, ...after]
    .filter(({ kind }) => kind === 'TEXT')
    .map((line) => ({
      id: line.id,
      senderId: line.senderId,
      body: line.deletedAt === null || line.id === id ? line.body : '',
      at: line.createdAt,
      isReported: line.id === id,
    }));
};

/** Messages and rooms: reported by who is shown them. Staff read the message, what stands around it, and no chat else. */
export const reportedChats: ReportSubjects = {
  kinds: ['MESSAGE', 'ROOM'],
  permission: 'chat.view',
  decidePermissions: { MESSAGE: 'chat.delete' },
  find: async (repositories, viewer, kind, id) => {
    if (viewer.kind !== 'user') return null;
    return (kind === 'MESSAGE' ? findMessage : findRoom)(repositories, viewer.id, id);
  },
  hide: (repositories, kind, id, step) =>
    kind === 'MESSAGE' ? hideMessage(repositories, id, step.at) : hideRoom(repositories, id, step),
  restore: (repositories, kind, id) => (kind === 'MESSAGE' ? restoreMessage : restoreRoom)(repositories, id),
  contextOf: (repositories, _kind, id) => contextOf(repositories, id),
};
