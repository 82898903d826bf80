import { describe, expect, it } from 'vitest';
import { chatScene } from '#fixtures/community/chat.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { actorFor, refusalOf, system } from '#fixtures/engine/world.ts';
import { day } from '#core/kernel/time.ts';

const scene = () => {
  const made = chatScene();
  const [one, other, third] = made.actors;
  if (!one || !other || !third) throw new Error('A scene of three has three people');
  return { ...made, one, other, third };
};

const notices = async ({ here }: ReturnType<typeof scene>) => {
  await here.app.events.handleEvents(system);
  return here.rows('notifications');
};

describe('A message to someone who does not know the writer', () => {
  it('waits in the requests, in no inbox, badge, push or mail, until it is accepted', async () => {
    const at = scene();
    const { chat, one, other, text, here } = at;
    const { id } = await chat.openRoom(one, { userId: other.id });
    await text(one, id, 'Bí mật của người lạ');
    here.clock.forward(day);
    await chat.notifyUnread(system);
    expect((await chat.listRooms(other, {})).items).toEqual([]);
    expect((await chat.listRooms(other, { box: 'requests' })).items).toMatchObject([
      { id, state: 'REQUEST' },
    ]);
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 1 });
    expect(await notices(at)).toMatchObject([{ userId: other.id, topic: 'chat_request', count: 1 }]);
    expect([here.rows('mails'), here.rows('pushes')]).toEqual([[], []]);
    expect(JSON.stringify([here.rows('notifications'), here.rows('events')])).not.toContain('Bí mật');

    await chat.acceptRoom(other, id);
    expect((await chat.listRooms(other, {})).items).toMatchObject([{ id, state: 'INBOX', unread: 1 }]);
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 1, requests: 0 });
    expect(await notices(at)).toEqual([]);
  });

  it('is refused as the fourth, declined or not, and carries no files', async () => {
    for (const isDeclined of [false, true]) {
      const { chat, one, other, text, here } = scene();
      const { id } = await chat.openRoom(one, { userId: other.id });
      const file = aMedium({ ownerId: one.id, purpose: 'GENERAL' });
      here.store.committed.table('media').set(file.id, file);
      expect(await refusalOf(text(one, id, 'Ảnh', { attachmentIds: [file.id] }))).toBe('chat.not_allowed');
      await text(one, id);
      if (isDeclined) await chat.declineRoom(other, id);
      const second = await text(one, id);
      await text(one, id);
      await chat.deleteMessage(one, second.message.id);
      expect(await refusalOf(text(one, id))).toBe('chat.request_pending');
      expect((await chat.getRoom(one, id)).readOnly).toBe('chat.request_pending');
      const boxes = await chat.listRooms(other, { box: 'requests' });
      expect(boxes.items).toHaveLength(isDeclined ? 0 : 1);
    }
  });

  it('is accepted by an answer', async () => {
    const { chat, one, other, text } = scene();
    const { id } = await chat.openRoom(one, { userId: other.id });
    await text(one, id);
    await text(other, id, 'Chào');
    for (let count = 0; count < 4; count += 1) await text(one, id);
    expect((await chat.getRoom(other, id)).state).toBe('INBOX');
  });

  it('goes to the inbox when the reader follows the writer, or the writer may write to anybody', async () => {
    const { chat, one, other, third, follow, text, users } = scene();
    follow(other, one);
    const { id } = await chat.openRoom(one, { userId: other.id });
    await text(one, id);
    expect((await chat.getRoom(other, id)).state).toBe('INBOX');
    const clerk = actorFor(users[2] ?? third, ['chat.create']);
    const staff = await chat.openRoom(clerk, { userId: one.id });
    await text(clerk, staff.id);
    expect((await chat.getRoom(one, staff.id)).state).toBe('INBOX');
  });

  it('is refused where the reader lets nobody, or only the followed, write', async () => {
    const { chat, one, other, third, follow, here, users } = scene();
    const table = here.store.committed.table('users');
    for (const [index, whoMayWrite] of [
      [1, 'NOBODY'],
      [2, 'FOLLOWED'],
    ] as const) {
      const user = users[index];
      if (user) table.set(user.id, { ...user, whoMayWrite });
    }
    expect(await refusalOf(chat.openRoom(one, { userId: other.id }))).toBe('chat.not_allowed');
    expect(await refusalOf(chat.openRoom(one, { userId: third.id }))).toBe('chat.not_allowed');
    const named = { name: 'Nhóm', userIds: [other.id] };
    expect(await refusalOf(chat.openRoom(one, named))).toBe('chat.not_allowed');
    follow(third, one);
    expect(await chat.openRoom(one, { userId: third.id })).toMatchObject({ type: 'ONE_TO_ONE' });
  });

  it('stays a request in a group that was made to reach a stranger', async () => {
    const { chat, one, other, third, follow, text } = scene();
    follow(third, one);
    const { id } = await chat.openRoom(one, { name: 'Nhóm', userIds: [other.id, third.id] });
    await text(one, id);
    expect((await chat.listRooms(third, {})).items).toMatchObject([{ id, memberCount: 2 }]);
    expect((await chat.listRooms(other, {})).items).toEqual([]);
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 1 });
    await chat.acceptRoom(other, id);
    expect(await chat.getRoom(other, id)).toMatchObject({ state: 'INBOX', memberCount: 3 });
  });
});

describe('A block', () => {
  it('freezes the room of the two, both ways, and collapses what one wrote in groups', async () => {
    const { chat, here, one, other, third, text, friends, group } = scene();
    const room = await friends(one, other);
    const together = await group(third, [one, other]);
    const { message } = await text(one, room);
    await text(one, together, 'Lời của người bị chặn');
    await here.app.community.blockUser(other, one.id);
    for (const actor of [one, other]) {
      expect(await refusalOf(text(actor, room))).toBe('chat.not_allowed');
      expect(await chat.getRoom(actor, room)).toMatchObject({ readOnly: 'chat.not_allowed' });
    }
    expect(await refusalOf(chat.editMessage(one, { id: message.id, body: 'Khác' }))).toBe('chat.not_allowed');
    expect(await refusalOf(chat.openRoom(one, { userId: other.id }))).toBe('chat.user_not_found');
    await text(one, together, 'Lời sau đó');
    const { items } = await chat.listMessages(other, { roomId: together });
    expect(JSON.stringify(items)).not.toContain('Lời');
    expect(items.filter(({ isCollapsed }) => isCollapsed)).toHaveLength(2);
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 0 });
    expect((await chat.searchMessages(other, { q: 'loi' })).items).toEqual([]);
    expect((await chat.searchMessages(third, { q: 'LOI sau' })).items).toHaveLength(1);
  });

  it('leaves what was written in the room of the two readable, to both, without the files', async () => {
    const { chat, here, one, other, text, friends } = scene();
    const room = await friends(one, other);
    const file = aMedium({ ownerId: one.id, purpose: 'CHAT', name: 'ảnh.webp' });
    here.store.committed.table('media').set(file.id, file);
    const { message } = await text(one, room, 'Hẹn sáu giờ', { attachmentIds: [file.id] });
    await text(other, room, 'Đồng ý', { replyToSeq: message.seq });
    await here.app.community.blockUser(other, one.id);
    for (const actor of [one, other]) {
      const { items } = await chat.listMessages(actor, { roomId: room });
      expect(items.slice(-2)).toMatchObject([
        { body: 'Hẹn sáu giờ', isCollapsed: false, attachments: { length: actor === one ? 1 : 0 } },
        { body: 'Đồng ý', isCollapsed: false, quote: { body: 'Hẹn sáu giờ', isCollapsed: false } },
      ]);
      expect((await chat.listRooms(actor, {})).items[0]?.lastMessage?.body).toBe('Đồng ý');
    }
  });

  it('ends a request between the two, with its notice', async () => {
    const at = scene();
    const { chat, here, one, other, text } = at;
    const { id } = await chat.openRoom(one, { userId: other.id });
    await text(one, id);
    expect(await notices(at)).toHaveLength(1);
    await here.app.community.blockUser(other, one.id);
    expect(await notices(at)).toEqual([]);
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 0 });
  });
});
