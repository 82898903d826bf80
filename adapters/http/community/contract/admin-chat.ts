import { z } from 'zod';
import { roomTypes } from '#core/community/chat/room.ts';
import { byId, contract, id, instant, staffReason } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

/** Counts and times. What was said is not among them: a reported message is read in its case. */
const row = z.object({
  id: z.string(),
  type: z.enum(roomTypes),
  name: z.string().nullable(),
  ownerId: z.string().nullable(),
  ownerName: z.string().nullable(),
  memberCount: z.int(),
  messages: z.int(),
  lastAt: instant,
  closedAt: instant.nullable(),
  createdAt: instant,
});

export const adminChatRooms = contract({
  list: {
    method: 'GET',
    path: '/admin/chat-rooms',
    summary: 'Rooms with their counts, without a word of what was said',
    access: ['chat.view'],
    query: listQuery,
    output: z.array(row),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/chat-rooms/:id',
    summary: 'One room, likewise',
    access: ['chat.view'],
    params: byId,
    output: row,
    refusals: ['chat.room_not_found'],
  },
  close: {
    method: 'POST',
    path: '/admin/chat-rooms/:id/close',
    summary: 'Close a room for everybody in it',
    access: ['chat.update'],
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: row,
    refusals: ['chat.room_not_found', 'chat.room_closed'],
    limit: 'write',
  },
  handOver: {
    method: 'POST',
    path: '/admin/chat-rooms/:id/hand-over',
    summary: 'Give a group another owner from among its members',
    access: ['chat.manage'],
    params: byId,
    body: z.strictObject({ userId: id, reason: staffReason }),
    output: row,
    refusals: ['chat.room_not_found', 'chat.room_closed', 'chat.not_allowed', 'chat.user_not_found'],
    limit: 'write',
  },
});
