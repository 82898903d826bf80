import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { attachmentsMax, bodyMaxLength, clientIdMaxLength } from '#core/community/chat/message.ts';
import {
  byId,
  contract,
  id,
  line,
  page,
  pageQuery,
  prose,
  wholeInQuery,
  word,
} from '../../engine/contract/endpoint.ts';
import { chatMessage, chatRoom, chatRoomDetail, roomPerson } from './chat-views.ts';

const place = z.int().min(0).max(2_000_000_000);
const placeInQuery = wholeInQuery(0, 999_999_999);

export const newMessage = z.strictObject({
  /** The same at every try: however often it is sent, it arrives once. */
  clientId: word(clientIdMaxLength, 1),
  body: prose(bodyMaxLength),
  attachmentIds: z.array(id).max(attachmentsMax).default([]),
  replyToSeq: place.optional(),
});
export const editedBody = prose(bodyMaxLength);
export const readPlace = place;

const notThere = ['chat.room_not_found'] as const;
const writing = ['chat.not_allowed', 'chat.room_closed', 'social.restricted'] as const;
const wording = ['social.content_refused', 'social.text_limit'] as const;
const ofMessage = ['chat.message_not_found'] as const;

export const chatMessages = contract({
  list: {
    method: 'GET',
    path: '/chat/rooms/:id/messages',
    summary:
      'Messages in their order: the newest, older ones by `cursor`, those around a place, or all that changed after a revision',
    access: 'member',
    params: byId,
    query: z.strictObject({
      ...pageQuery,
      around: placeInQuery.optional(),
      afterRev: placeInQuery.optional(),
    }),
    output: z.object({
      /** By `seq`; with `afterRev` by `rev`. */
      items: z.array(chatMessage),
      /** Older ones. */
      nextCursor: z.string().nullable(),
      /** Newer ones, where the page does not end with the newest. */
      newerCursor: z.string().nullable(),
      /** What is known with this page: all changes up to it. */
      rev: z.int(),
      /** With `afterRev`: more changed than this page holds. */
      hasMore: z.boolean(),
      /** Too far behind: throw away what is there and read the newest page. */
      reset: z.boolean(),
      /** With `afterRev`, when anything has changed: as it stands now. */
      room: chatRoomDetail.nullable(),
    }),
    refusals: notThere,
  },
  send: {
    method: 'POST',
    path: '/chat/rooms/:id/messages',
    summary: 'Send a message; a `clientId` that is known answers 200 with what was stored',
    access: 'member',
    params: byId,
    body: newMessage,
    output: chatMessage,
    status: 201,
    refusals: [
      ...notThere,
      ...writing,
      ...wording,
      'chat.attachments_not_found',
      'chat.client_id_reused',
      'chat.message_not_found',
      'chat.request_pending',
      'social.action_limit',
      'social.new_account_limit',
    ],
    limit: 'write',
  },
  read: {
    method: 'POST',
    path: '/chat/rooms/:id/read',
    summary: 'Everything up to this place is read, on all devices',
    access: 'member',
    params: byId,
    body: z.strictObject({ seq: place }),
    output: z.object({ readSeq: z.int(), unreadRooms: z.int() }),
    refusals: notThere,
    limit: 'write',
  },
  edit: {
    method: 'PATCH',
    path: '/chat/messages/:id',
    summary: 'Change one’s message within 24 hours',
    access: 'member',
    params: byId,
    body: z.strictObject({ body: editedBody }),
    output: chatMessage,
    refusals: [...ofMessage, ...writing, ...wording, 'chat.edit_too_late'],
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/chat/messages/:id',
    summary: 'Delete one’s message, or as owner one of the group; a trace stays',
    access: 'member',
    params: byId,
    output: chatMessage,
    refusals: [...ofMessage, 'chat.not_allowed', 'chat.not_owner'],
    limit: 'write',
  },
  react: {
    method: 'PUT',
    path: '/chat/messages/:id/reactions/:emoji',
    summary: 'Put one emoji under a message',
    access: 'member',
    params: z.strictObject({ id, emoji: z.string().min(1).max(64) }),
    output: chatMessage,
    refusals: [...ofMessage, ...writing, 'chat.reaction_invalid'],
    limit: 'write',
  },
  unreact: {
    method: 'DELETE',
    path: '/chat/messages/:id/reactions/:emoji',
    summary: 'Take one’s emoji back',
    access: 'member',
    params: z.strictObject({ id, emoji: z.string().min(1).max(64) }),
    output: chatMessage,
    refusals: ofMessage,
    limit: 'write',
  },
  pin: {
    method: 'PUT',
    path: '/chat/messages/:id/pin',
    summary: 'Pin a message for everybody; at most three',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: [...ofMessage, ...writing, 'chat.not_owner', 'chat.pin_limit'],
    limit: 'write',
  },
  unpin: {
    method: 'DELETE',
    path: '/chat/messages/:id/pin',
    summary: 'Take a pin away',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: [...ofMessage, ...writing, 'chat.not_owner'],
    limit: 'write',
  },
  translate: {
    method: 'POST',
    path: '/chat/messages/:id/translate',
    summary: 'What a message says in another language, where reader and writer agreed; nothing of it is kept',
    access: 'member',
    params: byId,
    body: z.strictObject({ language: z.enum(languages) }),
    output: z.object({ text: z.string() }),
    refusals: [...ofMessage, 'translation.off', 'translation.unavailable', 'translation.limit'],
    limit: 'heavy',
  },
  readers: {
    method: 'GET',
    path: '/chat/messages/:id/readers',
    summary: 'Who has read one’s message: up to 20 faces, then a number',
    access: 'member',
    params: byId,
    output: z.object({ people: z.array(roomPerson), count: z.int() }),
    refusals: ofMessage,
  },
  search: {
    method: 'GET',
    path: '/chat/search',
    summary: 'Texts in one room, or in the 100 newest, newest first; marks and case do not matter',
    access: 'member',
    query: z.strictObject({ q: line(100, 1), roomId: id.optional(), ...pageQuery }),
    output: page(z.object({ message: chatMessage, room: chatRoom })),
    refusals: notThere,
  },
  unread: {
    method: 'GET',
    path: '/chat/unread',
    summary: 'How many rooms hold something unread, and how many requests wait',
    access: 'member',
    output: z.object({ rooms: z.int(), requests: z.int() }),
    refusals: [],
  },
});
