import { describe, expect, it } from 'vitest';
import { noon, nextId } from '#fixtures/engine/ids.ts';
import { receivedFrame } from '#http/live/contract/realtime.ts';
import { twoInstances, type Payload } from './testing/two-instances.ts';

const { person, follow, friends, ports } = twoInstances();

describe('a room on two instances', () => {
  it('brings every change to all devices, over HTTP and by socket alike', async () => {
    const { one, other, roomId } = await friends();
    const sent = await one.ask('POST', `/chat/rooms/${roomId}/messages`, {
      clientId: 'c-1',
      body: 'Chào bạn',
    });
    expect(sent.status).toBe(201);
    const again = await one.ask('POST', `/chat/rooms/${roomId}/messages`, {
      clientId: 'c-1',
      body: 'Chào bạn',
    });
    expect([again.status, again.body['id']]).toEqual([200, sent.body['id']]);
    const arrived = await other.heard('CHAT_MESSAGE_ADD');
    expect(arrived.message).toMatchObject({
      body: 'Chào bạn',
      seq: 1,
      clientId: 'c-1',
      sender: { id: one.id },
    });
    expect((await other.heard('CHAT_ROOM_ADD')).room).toMatchObject({ id: roomId });

    expect(await other.say('CHAT_ROOM_TYPING', { roomId })).toMatchObject({ type: 'CHAT_ROOM_TYPING' });
    expect(await one.heard('CHAT_ROOM_TYPING')).toMatchObject({ roomId, userId: other.id });
    const read = await other.say('CHAT_MESSAGE_MARK_AS_READ', { roomId, seq: 1_000 });
    expect(read).toMatchObject({ seq: 1, unreadRooms: 0 });
    expect(await one.heard('CHAT_MESSAGE_MARK_AS_READ')).toEqual({ roomId, userId: other.id, seq: 1 });
    const own = await other.heard('CHAT_MESSAGE_MARK_AS_READ', (payload) => 'unreadRooms' in payload);
    expect(own).toMatchObject({ unreadRooms: 0 });

    const added = await other.say('CHAT_MESSAGE_ADD', {
      roomId,
      clientId: 'c-2',
      body: 'Chào',
      attachmentIds: [],
    });
    const messageId = added.message.id;
    await one.heard('CHAT_MESSAGE_ADD', ({ message }) => message.id === messageId);
    await other.say('CHAT_MESSAGE_UPDATE', { messageId, body: 'Chào nhé' });
    await one.heard('CHAT_MESSAGE_UPDATE', ({ message }) => message.body === 'Chào nhé');
    await one.ask('PUT', `/chat/messages/${messageId}/reactions/${encodeURIComponent('👍')}`);
    const reacted = ({ message }: Payload) => message.reactions.length > 0;
    await other.heard('CHAT_MESSAGE_UPDATE', reacted);
    expect(await other.say('CHAT_MESSAGE_DELETE', { messageId })).toMatchObject({
      roomId,
      messageId,
      seq: 2,
    });
    expect(await one.heard('CHAT_MESSAGE_DELETE')).toMatchObject({ roomId, messageId, seq: 2 });
    await one.ask('PUT', `/chat/messages/${String(sent.body['id'])}/pin`);
    const pinned = ({ room }: Payload) => room.pins.includes(1);
    await other.heard('CHAT_ROOM_UPDATE', pinned);
    expect(await other.say('CHAT_ROOM_DELETE', { roomId })).toMatchObject({ roomId, reason: 'CLEARED' });
    for (const frame of [...one.frames, ...other.frames])
      expect(receivedFrame.safeDecode(frame).error).toBeUndefined();
  });

  it('is silent for a person who was removed, and not there for a stranger', async () => {
    const [owner, removed, staying, stranger] = [await person('near'), await person('far'), await person('far'), await person('near')]; // prettier-ignore
    await follow(removed, owner);
    await follow(staying, owner);
    const made = await owner.say('CHAT_ROOM_ADD', { name: 'Nhóm', userIds: [removed.id, staying.id] });
    const { id: roomId } = made.room;
    await removed.heard('CHAT_ROOM_ADD');
    expect(await owner.say('CHAT_ROOM_UPDATE', { roomId, name: 'Chạy bộ' })).toMatchObject({
      type: 'CHAT_ROOM_UPDATE',
    });
    await removed.heard('CHAT_ROOM_UPDATE', ({ room }) => room.name === 'Chạy bộ');
    await owner.ask('DELETE', `/chat/rooms/${roomId}/members/${removed.id}`);
    expect(await removed.heard('CHAT_ROOM_DELETE')).toEqual({ roomId, reason: 'REMOVED' });
    await owner.say('CHAT_MESSAGE_ADD', { roomId, clientId: nextId(), body: 'Bí mật', attachmentIds: [] });
    await staying.heard('CHAT_MESSAGE_ADD', ({ message }) => message.body === 'Bí mật');
    // A line of before may still be on its way; nothing of after is.
    expect(JSON.stringify(removed.frames)).not.toContain('Bí mật');
    expect(await stranger.say('CHAT_ROOM_TYPING', { roomId })).toMatchObject({ code: 'chat.room_not_found' });
    for (const action of ['CHAT_ROOM_DELETE', 'CHAT_MESSAGE_MARK_AS_READ'] as const)
      expect(await stranger.say(action, { roomId, ...(action !== 'CHAT_ROOM_DELETE' && { seq: 1 }) })).toMatchObject({ code: 'chat.room_not_found' }); // prettier-ignore
    expect(await owner.say('CHAT_ROOM_DELETE', { roomId })).toMatchObject({ roomId, reason: 'CLOSED' });
    expect(await staying.heard('CHAT_ROOM_DELETE')).toEqual({ roomId, reason: 'CLOSED' });
  });

  it('brings a blocked person’s text to nobody across the block, and a request to no screen', async () => {
    const [owner, one, other] = [await person('near'), await person('far'), await person('far')];
    await follow(one, owner);
    await follow(other, owner);
    const { body } = await owner.ask('POST', '/chat/rooms', { name: 'Nhóm', userIds: [one.id, other.id] });
    const roomId = String(body['id']);
    await other.ask('PUT', `/chat/rooms/${roomId}/pin`);
    const { relations } = ports().reads;
    await relations.put({ ownerId: other.id, otherId: one.id, kind: 'BLOCK', until: null, createdAt: noon });
    await one.say('CHAT_MESSAGE_ADD', { roomId, clientId: 'c', body: 'Lời bị chặn', attachmentIds: [] });
    await owner.heard('CHAT_MESSAGE_ADD', ({ message }) => message.body === 'Lời bị chặn');
    await other.heard('CHAT_MESSAGE_ADD', ({ message }) => message.isCollapsed);
    expect(JSON.stringify(other.frames)).not.toContain('Lời bị chặn');

    const [stranger, asked] = [await person('near'), await person('far')];
    const opened = await stranger.ask('POST', '/chat/rooms', { userId: asked.id });
    await stranger.ask('POST', `/chat/rooms/${String(opened.body['id'])}/messages`, {
      clientId: 'c',
      body: 'Người lạ',
    });
    await asked.heard('SYSTEM', ({ what }) => what === 'chat');
    expect(JSON.stringify(asked.frames)).not.toContain('Người lạ');
  });

  it('lets a device that was away catch up by revision, and start anew when it was away too long', async () => {
    const { one, other, roomId } = await friends();
    const send = (count: number) =>
      one.ask('POST', `/chat/rooms/${roomId}/messages`, { clientId: `c-${count}`, body: `Tin ${count}` });
    const first = await send(1);
    await send(2);
    await one.ask('PATCH', `/chat/messages/${String(first.body['id'])}`, { body: 'Sửa' });
    await one.ask('DELETE', `/chat/messages/${String(first.body['id'])}`);
    const { body } = await other.ask('GET', `/chat/rooms/${roomId}/messages?afterRev=1`);
    const items = body['items'] as unknown as { seq: number; rev: number; deletedAt: string | null }[];
    expect(items.map(({ seq, rev }) => [seq, rev])).toEqual([[2, 2], [1, 4]]); // prettier-ignore
    expect(items[1]?.deletedAt).not.toBeNull();
    expect(body).toMatchObject({ rev: 4, reset: false, hasMore: false, room: { id: roomId } });
    const { chatRooms } = ports().reads;
    const room = await chatRooms.find(roomId);
    if (room) await chatRooms.update({ ...room, lastRev: 600 });
    const late = await other.ask('GET', `/chat/rooms/${roomId}/messages?afterRev=4`);
    expect(late.body).toMatchObject({ items: [], reset: true, rev: 600 });
  });
});
