import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { LineEvent, LineParams, Message } from '../message.ts';
import type { Room } from '../room.ts';

type Needs = Pick<Repositories, 'chatMessages' | 'liveRooms'>;
type Step = Readonly<{ at: Date; ids: Ids }>;

type Text = Readonly<{
  senderId: UserId;
  clientId: string;
  body: string;
  attachments: Message['attachments'];
  replyToSeq: number | null;
}>;

const nothingElse = { editedAt: null, deletedAt: null, deletedBy: null } as const;

const add = async (
  { chatMessages, liveRooms }: Needs,
  room: Room,
  message: Omit<Message, 'roomId' | 'seq' | 'rev'>,
): Promise<Readonly<{ room: Room; message: Message }>> => {
  const next = {
    ...room,
    lastSeq: room.lastSeq + 1,
    lastRev: room.lastRev + 1,
    lastAt: message.createdAt,
  };
  const stored: Message = { ...message, roomId: room.id, seq: next.lastSeq, rev: next.lastRev };
  await chatMessages.append(next, stored);
  liveRooms.changed({ kind: 'chat', roomId: room.id, rev: stored.rev, change: 'ADD' });
  return { room: next, message: stored };
};

/** What someone wrote, at the end of a room that the caller has locked. */
export const appendText = (repositories: Needs, room: Room, text: Text, { at, ids }: Step) =>
  add(repositories, room, {
    ...text,
    ...nothingElse,
    id: ids.next(),
    kind: 'TEXT',
    event: null,
    params: {},
    createdAt: at,
  });

/** A line of the platform; its words are in the catalogues. */
export const appendLine = (
  repositories: Needs,
  room: Room,
  { event, params }: Readonly<{ event: LineEvent; params: LineParams }>,
  { at, ids }: Step,
) =>
  add(repositories, room, {
    ...nothingElse,
    id: ids.next(),
    senderId: null,
    clientId: null,
    kind: 'SYSTEM',
    body: '',
    event,
    params,
    replyToSeq: null,
    attachments: [],
    createdAt: at,
  });

/** A message of a locked room became another one: the same place, a new revision. */
export const changeMessage = async (
  { chatMessages, liveRooms }: Needs,
  room: Room,
  message: Message,
): Promise<Readonly<{ room: Room; message: Message }>> => {
  const next = { ...room, lastRev: room.lastRev + 1 };
  const changed = { ...message, rev: next.lastRev };
  await chatMessages.update(next, changed);
  const change = changed.deletedAt === null ? 'UPDATE' : 'DELETE';
  liveRooms.changed({ kind: 'chat', roomId: room.id, rev: changed.rev, change });
  return { room: next, message: changed };
};

/** The room itself changed: its name, its people, its pins. */
export const changeRoom = async (
  { chatRooms, liveRooms }: Pick<Repositories, 'chatRooms' | 'liveRooms'>,
  room: Room,
): Promise<Room> => {
  const next = { ...room, lastRev: room.lastRev + 1 };
  await chatRooms.update(next);
  liveRooms.changed({ kind: 'chat', roomId: room.id, rev: next.lastRev, change: 'ROOM' });
  return next;
};
