import { z } from 'zod';
import { activityStatuses } from '#core/people/account/user.ts';
import { receivedAboutChat, sentAboutChat } from '#http/community/contract/chat-frames.ts';
import { id } from '#http/engine/contract/endpoint.ts';

/** Section 7 of the specification. */
export const messageTypes = [
  'SYSTEM',
  'NOTIFICATION',
  'CHAT_ROOM_ADD',
  'CHAT_ROOM_UPDATE',
  'CHAT_ROOM_DELETE',
  'CHAT_ROOM_TYPING',
  'CHAT_MESSAGE_ADD',
  'CHAT_MESSAGE_UPDATE',
  'CHAT_MESSAGE_DELETE',
  'CHAT_MESSAGE_MARK_AS_READ',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** What a `refresh` can speak of. */
export const refreshed = ['me', 'review', 'notices', 'feed', 'chat', 'files', 'sanctions'] as const;
export type Refreshed = (typeof refreshed)[number];

/** The client's name for what it sent; the answer carries it back. */
const frameId = z.string().min(1).max(64);

const sent = <Type extends MessageType, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.strictObject({ channel: z.literal('sendMessage'), type: z.literal(type), payload, id: frameId });

/** What a client may write: each type with its own payload, nothing else. */
export const sentFrame = z.discriminatedUnion('type', [
  sent(
    'SYSTEM',
    z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('ping') }),
      /** The same choice as `PATCH /me` takes. */
      z.strictObject({ action: z.literal('presence'), activityStatus: z.enum(activityStatuses) }),
    ]),
  ),
  sent('NOTIFICATION', z.strictObject({ action: z.literal('read'), notificationId: id })),
  sent('CHAT_ROOM_ADD', sentAboutChat.CHAT_ROOM_ADD),
  sent('CHAT_ROOM_UPDATE', sentAboutChat.CHAT_ROOM_UPDATE),
  sent('CHAT_ROOM_DELETE', sentAboutChat.CHAT_ROOM_DELETE),
  sent('CHAT_ROOM_TYPING', sentAboutChat.CHAT_ROOM_TYPING),
  sent('CHAT_MESSAGE_ADD', sentAboutChat.CHAT_MESSAGE_ADD),
  sent('CHAT_MESSAGE_UPDATE', sentAboutChat.CHAT_MESSAGE_UPDATE),
  sent('CHAT_MESSAGE_DELETE', sentAboutChat.CHAT_MESSAGE_DELETE),
  sent('CHAT_MESSAGE_MARK_AS_READ', sentAboutChat.CHAT_MESSAGE_MARK_AS_READ),
]);
export type SentFrame = z.output<typeof sentFrame>;

const received = <Type extends MessageType, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.object({ channel: z.literal('receiveMessage'), type: z.literal(type), payload, id: frameId });

/** What the server writes. A hint: what it speaks of is saved, and can be read over HTTP. */
export const receivedFrame = z.discriminatedUnion('type', [
  received(
    'SYSTEM',
    z.union([
      z.object({ action: z.literal('pong') }),
      z.object({ action: z.literal('presence'), activityStatus: z.enum(activityStatuses) }),
      /** What is on the screen is old: `me` for account, level, type and wallet; `notices` and `files` for the whole list; others name what by its id. */
      z.object({ action: z.literal('refresh'), what: z.enum(refreshed), id: z.string().optional() }),
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ]),
  ),
  /** `withdrawn`: the line is gone, or speaks of fewer people than before. */
  received(
    'NOTIFICATION',
    z.object({ action: z.enum(['created', 'read', 'withdrawn']), notificationId: z.string() }),
  ),
  received('CHAT_ROOM_ADD', receivedAboutChat.CHAT_ROOM_ADD),
  received('CHAT_ROOM_UPDATE', receivedAboutChat.CHAT_ROOM_UPDATE),
  received('CHAT_ROOM_DELETE', receivedAboutChat.CHAT_ROOM_DELETE),
  received('CHAT_ROOM_TYPING', receivedAboutChat.CHAT_ROOM_TYPING),
  received('CHAT_MESSAGE_ADD', receivedAboutChat.CHAT_MESSAGE_ADD),
  received('CHAT_MESSAGE_UPDATE', receivedAboutChat.CHAT_MESSAGE_UPDATE),
  received('CHAT_MESSAGE_DELETE', receivedAboutChat.CHAT_MESSAGE_DELETE),
  received('CHAT_MESSAGE_MARK_AS_READ', receivedAboutChat.CHAT_MESSAGE_MARK_AS_READ),
]);
export type ReceivedFrame = z.output<typeof receivedFrame>;
/** The same as it goes over the wire: instants are text. */
export type WireFrame = z.input<typeof receivedFrame>;
