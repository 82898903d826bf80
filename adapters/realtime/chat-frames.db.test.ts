import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { receivedFrame, type MessageType } from '#http/live/contract/realtime.ts';
import { patient, twoInstances, type Payload } from './testing/two-instances.ts';

const { person, device, follow, ports, app, databaseUrl, logged } = twoInstances();

/** A group of two on two instances, one more device of its owner, and a person who is not in it. */
const scene = async () => {
  const owner = await person('near');
  const [ownersOther, member, stranger] = await Promise.all([
    device(owner.id, 'far'),
    person('far'),
    person('near'),
  ]);
  await follow(member, owner);
  const { room } = await owner.say('CHAT_ROOM_ADD', { name: 'Nhóm', userIds: [member.id] });
  const roomId = room.id;
  const text = (body: string, clientId = nextId()) =>
    owner.say('CHAT_MESSAGE_ADD', { roomId, clientId, body, attachmentIds: [] });
  const { message } = await text('Chào');
  await member.heard('CHAT_MESSAGE_ADD');
  await ownersOther.heard('CHAT_MESSAGE_ADD');
  return { owner, ownersOther, member, stranger, roomId, messageId: message.id, text };
};
type Scene = Awaited<ReturnType<typeof scene>>;

type Sent = Readonly<{
  first?: (scene: Scene) => Promise<unknown>;
  /** What the owner's device writes. */
  payload: (scene: Scene) => object;
  /** What the others receive. */
  received: (scene: Scene) => object;
  /** What only the sender's own devices receive beside it. */
  own?: object | 'nothing';
}>;

const frames = {
  CHAT_ROOM_ADD: {
    payload: ({ member }) => ({ name: 'Nhóm mới', userIds: [member.id] }),
    received: () => ({ room: { name: 'Nhóm mới', memberCount: 2 } }),
  },
  CHAT_ROOM_UPDATE: {
    payload: ({ roomId }) => ({ roomId, name: 'Chạy bộ' }),
    received: ({ roomId }) => ({ room: { id: roomId, name: 'Chạy bộ', rev: expect.any(Number) } }),
  },
  CHAT_ROOM_DELETE: {
    payload: ({ roomId }) => ({ roomId }),
    received: ({ roomId }) => ({ roomId, reason: 'CLOSED' }),
  },
  CHAT_ROOM_TYPING: {
    payload: ({ roomId }) => ({ roomId }),
    received: ({ roomId, owner }) => ({ roomId, userId: owner.id, until: expect.any(String) }),
    own: 'nothing',
  },
  CHAT_MESSAGE_ADD: {
    payload: ({ roomId }) => ({ roomId, clientId: 'c-2', body: 'Mai chạy nhé', attachmentIds: [] }),
    received: ({ roomId }) => ({
      message: {
        roomId,
        body: 'Mai chạy nhé',
        clientId: 'c-2',
        seq: expect.any(Number),
        rev: expect.any(Number),
      },
    }),
  },
  CHAT_MESSAGE_UPDATE: {
    payload: ({ messageId }) => ({ messageId, body: 'Chào cả nhà' }),
    received: ({ messageId }) => ({
      message: { id: messageId, body: 'Chào cả nhà', editedAt: expect.any(String) },
    }),
  },
  CHAT_MESSAGE_DELETE: {
    payload: ({ messageId }) => ({ messageId }),
    received: ({ roomId, messageId }) => ({
      roomId,
      messageId,
      seq: expect.any(Number),
      rev: expect.any(Number),
    }),
  },
  CHAT_MESSAGE_MARK_AS_READ: {
    first: async ({ member, owner, roomId }) => {
      await member.say('CHAT_MESSAGE_ADD', { roomId, clientId: 'c-3', body: 'Đã rõ', attachmentIds: [] });
      await owner.heard('CHAT_MESSAGE_ADD', ({ message }) => message.body === 'Đã rõ');
    },
    payload: ({ roomId }) => ({ roomId, seq: 1_000 }),
    received: ({ roomId, owner }) => ({ roomId, userId: owner.id, seq: expect.any(Number) }),
    own: { unreadRooms: 0 },
  },
} satisfies Partial<Record<MessageType, Sent>>;

describe('a frame about a room', () => {
  it.each(Object.entries<Sent>(frames))(
    '%s, written by one device, is answered and received by all concerned, and by nobody else',
    async (name, { first, payload, received, own = {} }) => {
      const type = name as MessageType; // a key of the table
      const at = await scene();
      await first?.(at);
      const expected = received(at);
      const fits = (seen: Payload): boolean => {
        try {
          expect(seen).toMatchObject(expected);
          return true;
        } catch {
          return false;
        }
      };
      const answer = await at.owner.say(type, payload(at));
      const ownPart = own === 'nothing' ? {} : own;
      expect(answer).toMatchObject({ type, ...expected, ...ownPart });
      const heard = await at.member.heard(type, fits);
      if (type === 'CHAT_MESSAGE_MARK_AS_READ') expect(heard).not.toHaveProperty('unreadRooms');
      if (own === 'nothing') expect(at.ownersOther.of(type)).toEqual([]);
      else expect(await at.ownersOther.heard(type, fits)).toMatchObject(ownPart);
      expect(at.stranger.frames).toEqual([]);
      for (const frame of [...at.owner.frames, ...at.ownersOther.frames, ...at.member.frames])
        expect(receivedFrame.safeDecode(frame).error).toBeUndefined();
    },
  );
});

describe('a person who was removed', () => {
  it('hears nothing that happens from then on, and can write into the room no frame', async () => {
    const { owner, ownersOther, member, roomId, messageId, text } = await scene();
    await owner.ask('DELETE', `/chat/rooms/${roomId}/members/${member.id}`);
    await member.heard('CHAT_ROOM_DELETE');
    const before = member.frames.length;
    const { message } = await text('Sau khi đi');
    await owner.say('CHAT_ROOM_TYPING', { roomId });
    await owner.say('CHAT_ROOM_UPDATE', { roomId, name: 'Không còn bạn' });
    await owner.say('CHAT_MESSAGE_UPDATE', { messageId, body: 'Đã sửa' });
    await owner.ask('PUT', `/chat/messages/${message.id}/reactions/${encodeURIComponent('👍')}`);
    await owner.say('CHAT_MESSAGE_MARK_AS_READ', { roomId, seq: 1_000 });
    await owner.say('CHAT_MESSAGE_DELETE', { messageId: message.id });
    await ownersOther.heard('CHAT_MESSAGE_DELETE');
    expect(member.frames.slice(before)).toEqual([]);
    for (const [type, payload, code] of [
      ['CHAT_ROOM_TYPING', { roomId }, 'chat.room_not_found'],
      ['CHAT_ROOM_UPDATE', { roomId, name: 'Trở lại' }, 'chat.room_not_found'],
      ['CHAT_ROOM_DELETE', { roomId }, 'chat.room_not_found'],
      [
        'CHAT_MESSAGE_ADD',
        { roomId, clientId: 'c', body: 'Tôi đây', attachmentIds: [] },
        'chat.room_not_found',
      ],
      ['CHAT_MESSAGE_UPDATE', { messageId, body: 'Khác' }, 'chat.message_not_found'],
      ['CHAT_MESSAGE_DELETE', { messageId }, 'chat.message_not_found'],
      ['CHAT_MESSAGE_MARK_AS_READ', { roomId, seq: 1 }, 'chat.room_not_found'],
    ] as const)
      expect(await member.say(type, payload)).toMatchObject({ code });
  });
});

describe('what is read on one device', () => {
  it('clears badge and notice on the others within two seconds', async () => {
    const { member, roomId, text } = await scene();
    const other = await device(member.id, 'near');
    await text('Chưa đọc');
    await member.heard('CHAT_MESSAGE_ADD', ({ message }) => message.body === 'Chưa đọc');
    const { chatMembers } = ports().reads;
    const unread = await chatMembers.find(roomId, member.id);
    if (!unread) throw new Error('The member is in the room');
    // The ten seconds are over.
    await chatMembers.put([{ ...unread, noticeAt: new Date(Date.now() - 1_000) }]);
    await app().chat.notifyUnread(system);
    await other.heard('NOTIFICATION');
    const [notice] = other.of('NOTIFICATION').map(({ payload }) => payload as { notificationId?: string });
    expect((await other.ask('GET', '/chat/unread')).body).toEqual({ rooms: 1, requests: 0 });

    const readAt = performance.now();
    await member.ask('POST', `/chat/rooms/${roomId}/read`, { seq: 1_000 });
    expect(await other.heard('CHAT_MESSAGE_MARK_AS_READ')).toMatchObject({ roomId, unreadRooms: 0 });
    const withdrawn = await vi.waitUntil(
      () =>
        other
          .of('NOTIFICATION')
          .map(({ payload }) => payload as { action?: string; notificationId?: string })
          .find(({ action }) => action === 'withdrawn'),
      patient,
    );
    expect(performance.now() - readAt).toBeLessThan(2_000);
    expect(withdrawn.notificationId).toBe(notice?.notificationId);
    expect((await other.ask('GET', '/chat/unread')).body).toEqual({ rooms: 0, requests: 0 });
  });
});

describe('what people write to each other', () => {
  it('stands in no line of the log and in no signal between instances', async () => {
    const signals: string[] = [];
    const listener = new pg.Client({ connectionString: databaseUrl() });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => signals.push(payload));
    await listener.query('listen fitboard_live');
    const { owner, member, roomId, messageId, text } = await scene();
    const secret = 'sesame4711';
    const { message } = await text(`${secret} một`, 'c-1');
    await member.heard('CHAT_MESSAGE_ADD', ({ message: { body } }) => body.includes(secret));
    await member.ask('POST', `/chat/rooms/${roomId}/messages`, { clientId: 'c-1', body: `${secret} hai` });
    await member.ask('POST', `/chat/rooms/${roomId}/messages`, {
      clientId: 'c-2',
      body: `${secret} ba`,
      replyToSeq: 1,
    });
    await member.ask('POST', `/chat/rooms/${roomId}/messages`, { clientId: 'c-3', body: secret.repeat(500) });
    await member.ask('POST', `/chat/rooms/${roomId}/messages`, { clientId: 'c-4', body: `${secret}\u202e` });
    await member.ask('PATCH', `/chat/messages/${message.id}`, { body: `${secret} bốn` });
    await owner.say('CHAT_MESSAGE_UPDATE', { messageId, body: `${secret} năm` });
    await owner.say('CHAT_MESSAGE_UPDATE', { messageId, body: [secret] });
    await member.heard('CHAT_MESSAGE_UPDATE', ({ message: { body } }) => body.includes(secret));
    await member.ask('GET', `/chat/search?q=${secret}`);
    await member.ask('GET', `/chat/search?q=${secret}&roomId=nowhere`);
    await member.ask('POST', `/chat/messages/${messageId}/translate`, { language: 'en' });
    await owner.say('CHAT_MESSAGE_DELETE', { messageId });
    await member.heard('CHAT_MESSAGE_DELETE');
    expect(signals.some((signal) => signal.includes(roomId))).toBe(true);
    expect(signals.filter((signal) => signal.includes(secret))).toEqual([]);
    expect(logged.some((line) => line.includes('/chat/search'))).toBe(true);
    expect(logged.filter((line) => line.includes(secret))).toEqual([]);
    await listener.end();
  });
});
