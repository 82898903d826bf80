import { members, own, reason, staff, type AccessRows } from '../../testing/access-rows.ts';

const room = { id: 'a-room' };
const group = { id: 'a-group' };
const message = { id: 'a-message' };

export const chatRows: AccessRows = {
  'GET /chat/rooms': [members(200)],
  'POST /chat/rooms': [members(201), { body: { userId: 'second-coach' } }],
  'GET /chat/rooms/:id': [own(200), { params: room }],
  'PATCH /chat/rooms/:id': [own(200), { params: group, body: { name: 'Chạy bộ' } }],
  'DELETE /chat/rooms/:id': [own(200), { params: group }],
  'POST /chat/rooms/:id/accept': [own(200), { params: { id: 'a-chat-request' } }],
  'POST /chat/rooms/:id/decline': [own(200), { params: { id: 'a-chat-request' } }],
  'POST /chat/rooms/:id/leave': [own(200), { params: group }],
  'POST /chat/rooms/:id/clear': [own(200), { params: room }],
  'POST /chat/rooms/:id/mute': [own(200), { params: room, body: { hours: 8 } }],
  'POST /chat/rooms/:id/hand-over': [own(200), { params: group, body: { userId: 'second-coach' } }],
  'POST /chat/rooms/:id/members': [own(200), { params: group, body: { userIds: ['other'] } }],
  'DELETE /chat/rooms/:id/members/:userId': [own(200), { params: { ...group, userId: 'second-coach' } }],
  'PUT /chat/rooms/:id/pin': [own(200), { params: room }],
  'DELETE /chat/rooms/:id/pin': [own(200), { params: room }],
  'GET /chat/rooms/:id/messages': [own(200), { params: room }],
  'POST /chat/rooms/:id/messages': [own(201), { params: room, body: { clientId: 'c-1', body: 'Chào' } }],
  'POST /chat/rooms/:id/read': [own(200), { params: room, body: { seq: 1 } }],
  'PATCH /chat/messages/:id': [own(200), { params: message, body: { body: 'Chào bạn' } }],
  'DELETE /chat/messages/:id': [own(200), { params: message }],
  'PUT /chat/messages/:id/reactions/:emoji': [own(200), { params: { ...message, emoji: '👍' } }],
  'DELETE /chat/messages/:id/reactions/:emoji': [own(200), { params: { ...message, emoji: '👍' } }],
  'PUT /chat/messages/:id/pin': [own(200), { params: message }],
  'DELETE /chat/messages/:id/pin': [own(200), { params: message }],
  'POST /chat/messages/:id/translate': [own(200), { params: message, body: { language: 'en' } }],
  'GET /chat/messages/:id/readers': [own(200), { params: message }],
  'GET /chat/search': [members(200), { query: 'q=an' }],
  'GET /chat/unread': [members(200)],
  'GET /admin/chat-rooms': [staff(200)],
  'GET /admin/chat-rooms/:id': [staff(200), { params: group }],
  'POST /admin/chat-rooms/:id/close': [staff(200), { params: group, body: { reason } }],
  'POST /admin/chat-rooms/:id/hand-over': [
    staff(200),
    { params: group, body: { userId: 'second-coach', reason } },
  ],
};
