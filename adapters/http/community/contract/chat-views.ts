import { z } from 'zod';
import { memberStates } from '#core/community/chat/member.ts';
import { deleters, lineEvents, messageKinds } from '#core/community/chat/message.ts';
import { readOnlyReasons } from '#core/community/chat/reach.ts';
import { roomTypes } from '#core/community/chat/room.ts';
import { personCard } from '#http/people/contract/person-card.ts';
import { mediumView } from '#http/platform/contract/media.ts';
import { instant } from '../../engine/contract/endpoint.ts';

/** The same for everybody in a room, so that a frame is written once. */
export const roomPerson = personCard.omit({ isOwn: true });

const attachment = mediumView.omit({ alt: true }).extend({ expiresAt: instant });

const quote = z.object({
  seq: z.int(),
  messageId: z.string(),
  senderName: z.string(),
  /** The beginning; empty when deleted or collapsed. */
  body: z.string(),
  attachments: z.int(),
  isDeleted: z.boolean(),
  isCollapsed: z.boolean(),
});

export const chatMessage = z.object({
  id: z.string(),
  roomId: z.string(),
  seq: z.int(),
  rev: z.int(),
  clientId: z.string().nullable(),
  kind: z.enum(messageKinds),
  /** Null: a line of the platform, or a person who has left it. */
  sender: roomPerson.nullable(),
  body: z.string(),
  /**
   * The reader and the sender have blocked each other, one way or both: in a group it stands there without its text. In a
   * room of two only files are left out.
   */
  isCollapsed: z.boolean(),
  /** Its writer lets it be translated, and the server can; the reader has to agree too. */
  isTranslatable: z.boolean(),
  event: z.enum(lineEvents).nullable(),
  params: z.object({
    actorId: z.string().optional(),
    userId: z.string().optional(),
    reviewId: z.string().optional(),
    seq: z.int().optional(),
  }),
  /** Whom a line speaks of. */
  people: z.array(roomPerson),
  /** Null too when what it answers was never for this reader. */
  quote: quote.nullable(),
  attachments: z.array(attachment),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(z.string()) })),
  createdAt: instant,
  editedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  deletedBy: z.enum(deleters).nullable(),
});

export const chatRoom = z.object({
  id: z.string(),
  type: z.enum(roomTypes),
  /** Of a group; a room of two is called by its peer. */
  name: z.string().nullable(),
  photoUrl: z.string().nullable(),
  ownerId: z.string().nullable(),
  peer: roomPerson.nullable(),
  memberCount: z.int(),
  lastSeq: z.int(),
  /** Of the last change of the room or of a message in it. */
  rev: z.int(),
  lastAt: instant,
  pins: z.array(z.int()),
  closedAt: instant.nullable(),
  /** The reader's own: in the room, or asked. */
  state: z.enum(memberStates),
  /** Nothing before it is shown. */
  fromSeq: z.int(),
  readSeq: z.int(),
  /** Up to 100, shown as "99+". */
  unread: z.int(),
  pinnedAt: instant.nullable(),
  mutedUntil: instant.nullable(),
  lastMessage: chatMessage.nullable(),
});

export const roomMember = z.object({
  person: roomPerson,
  state: z.enum(memberStates),
  isOwner: z.boolean(),
  joinedAt: instant,
});

export const chatRoomDetail = chatRoom.extend({
  /** In the order they came. Those who were asked and have not answered are among them. */
  members: z.array(roomMember),
  pinnedMessages: z.array(chatMessage),
  /** How far the other of two has read; null where receipts are off on either side. */
  peerReadSeq: z.int().nullable(),
  /** Why nothing can be written here; null when it can. */
  readOnly: z.enum(readOnlyReasons).nullable(),
});
