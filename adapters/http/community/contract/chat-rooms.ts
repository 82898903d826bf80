import { z } from 'zod';
import { muteHours } from '#core/community/chat/member.ts';
import { roomNameMaxLength } from '#core/community/chat/room.ts';
import { byId, contract, done, id, name, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { chatRoom, chatRoomDetail } from './chat-views.ts';

export const openRoom = z.union([
  z.strictObject({ userId: id }),
  z.strictObject({ name: name(roomNameMaxLength), userIds: z.array(id).min(1).max(500) }),
]);
/** What is left out stays as it is. */
export const changedRoom = z.strictObject({
  name: name(roomNameMaxLength).optional(),
  photoId: id.nullable().optional(),
});

const ofMember = z.strictObject({ id, userId: id });
const notThere = ['chat.room_not_found'] as const;
const opening = ['chat.user_not_found', 'chat.not_allowed', 'social.restricted'] as const;
const owned = [...notThere, 'chat.not_owner', 'chat.not_allowed', 'chat.room_closed'] as const;
const counted = ['social.action_limit', 'social.new_account_limit'] as const;

export const chatRooms = contract({
  list: {
    method: 'GET',
    path: '/chat/rooms',
    summary: 'One’s rooms, pinned ones first, or those that strangers ask one into',
    access: 'member',
    query: z.strictObject({ box: z.enum(['inbox', 'requests']).optional(), ...pageQuery }),
    output: page(chatRoom),
    refusals: [],
  },
  open: {
    method: 'POST',
    path: '/chat/rooms',
    summary: 'The room with one person, made when there is none, or a new group; strangers are asked first',
    access: 'member',
    body: openRoom,
    output: chatRoomDetail,
    status: 201,
    refusals: [...opening, ...counted, 'chat.name_required', 'chat.room_full'],
    limit: 'write',
  },
  get: {
    method: 'GET',
    path: '/chat/rooms/:id',
    summary: 'A room with its members and pinned messages',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: notThere,
  },
  change: {
    method: 'PATCH',
    path: '/chat/rooms/:id',
    summary: 'Rename one’s group or give it a picture',
    access: 'member',
    params: byId,
    body: changedRoom,
    output: chatRoomDetail,
    refusals: [...owned, 'chat.name_required', 'chat.attachments_not_found', 'social.restricted'],
    limit: 'write',
  },
  close: {
    method: 'DELETE',
    path: '/chat/rooms/:id',
    summary: 'Close one’s group for everybody; a room of two leaves one’s own list with its history',
    access: 'member',
    params: byId,
    output: done,
    refusals: owned,
    limit: 'write',
  },
  accept: {
    method: 'POST',
    path: '/chat/rooms/:id/accept',
    summary: 'Take a request or an invitation into the inbox',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: [...notThere, 'chat.room_closed', 'chat.room_full'],
    limit: 'write',
  },
  decline: {
    method: 'POST',
    path: '/chat/rooms/:id/decline',
    summary: 'Put a request away; the person who asked is not notified',
    access: 'member',
    params: byId,
    output: done,
    refusals: notThere,
    limit: 'write',
  },
  leave: {
    method: 'POST',
    path: '/chat/rooms/:id/leave',
    summary: 'Leave a group; an owner’s group passes to its longest member',
    access: 'member',
    params: byId,
    output: done,
    refusals: [...notThere, 'chat.not_allowed'],
    limit: 'write',
  },
  clear: {
    method: 'POST',
    path: '/chat/rooms/:id/clear',
    summary: 'Clear the history for oneself alone; the room is listed again with the next message',
    access: 'member',
    params: byId,
    output: done,
    refusals: notThere,
    limit: 'write',
  },
  mute: {
    method: 'POST',
    path: '/chat/rooms/:id/mute',
    summary: 'Silence a room for some hours or for good (`hours: null`), or hear it again (`hours: 0`)',
    access: 'member',
    params: byId,
    body: z.strictObject({ hours: z.union([z.literal(0), z.literal(muteHours)]).nullable() }),
    output: chatRoomDetail,
    refusals: notThere,
    limit: 'write',
  },
  handOver: {
    method: 'POST',
    path: '/chat/rooms/:id/hand-over',
    summary: 'Make another member the owner of one’s group',
    access: 'member',
    params: byId,
    body: z.strictObject({ userId: id }),
    output: chatRoomDetail,
    refusals: [...owned, 'chat.user_not_found'],
    limit: 'write',
  },
  addMembers: {
    method: 'POST',
    path: '/chat/rooms/:id/members',
    summary: 'Add people to one’s group; those who do not know one are asked',
    access: 'member',
    params: byId,
    body: z.strictObject({ userIds: z.array(id).min(1).max(500) }),
    output: chatRoomDetail,
    refusals: [...owned, ...opening, ...counted, 'chat.member_exists', 'chat.room_full'],
    limit: 'write',
  },
  removeMember: {
    method: 'DELETE',
    path: '/chat/rooms/:id/members/:userId',
    summary: 'Remove a person from one’s group',
    access: 'member',
    params: ofMember,
    output: chatRoomDetail,
    refusals: [...owned, 'chat.user_not_found'],
    limit: 'write',
  },
  pin: {
    method: 'PUT',
    path: '/chat/rooms/:id/pin',
    summary: 'Keep a room on top of the list; at most five',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: [...notThere, 'chat.pin_limit'],
    limit: 'write',
  },
  unpin: {
    method: 'DELETE',
    path: '/chat/rooms/:id/pin',
    summary: 'Let a room stand in its place again',
    access: 'member',
    params: byId,
    output: chatRoomDetail,
    refusals: notThere,
    limit: 'write',
  },
});
