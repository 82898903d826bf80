import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '#core/kernel/time.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, system } from '#fixtures/engine/world.ts';

const scene = () => {
  const made = chatScene();
  const [one, other, third] = made.actors;
  if (!one || !other || !third) throw new Error('A scene of three has three people');
  return { ...made, one, other, third };
};

describe('A message', () => {
  it('is edited by its writer within a day, and deleted at any time, with a trace and no text', async () => {
    const { chat, here, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const { message } = await text(one, roomId, 'Một');
    await text(other, roomId, 'Trả lời', { replyToSeq: 1 });
    expect(await refusalOf(chat.editMessage(other, { id: message.id, body: 'Khác' }))).toBe(
      'chat.not_allowed',
    );
    here.clock.forward(day);
    expect(await chat.editMessage(one, { id: message.id, body: 'Hai' })).toMatchObject({
      body: 'Hai',
      rev: 3,
      seq: 1,
    });
    here.clock.forward(1);
    expect(await refusalOf(chat.editMessage(one, { id: message.id, body: 'Ba' }))).toBe('chat.edit_too_late');
    await chat.pinMessage(other, message.id);
    expect(await refusalOf(chat.deleteMessage(other, message.id))).toBe('chat.not_allowed');
    await chat.deleteMessage(one, message.id);
    const { items } = await chat.listMessages(other, { roomId });
    expect(items[0]).toMatchObject({ body: '', deletedBy: 'OWN', seq: 1 });
    expect(items[1]).toMatchObject({ quote: { body: '', isDeleted: true } });
    expect(await chat.getRoom(other, roomId)).toMatchObject({ pins: [] });
    expect((await chat.searchMessages(other, { q: 'hai' })).items).toEqual([]);
    expect(await refusalOf(chat.editMessage(one, { id: message.id, body: 'Bốn' }))).toBe(
      'chat.message_not_found',
    );
    here.clock.forward(30 * day + 1);
    expect(await chat.purgeDeleted(system)).toEqual({ purged: 1 });
    expect(JSON.stringify(here.rows('chatMessages'))).not.toContain('Hai');
  });

  it('carries one’s own files for it, and nobody else’s, nor a body picture', async () => {
    const { chat, here, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const own = aMedium({ ownerId: one.id, purpose: 'GENERAL' });
    const foreign = aMedium({ ownerId: other.id, purpose: 'GENERAL' });
    const body = aMedium({ ownerId: one.id, purpose: 'PHYSICAL_PROFILE' });
    for (const medium of [own, foreign, body]) here.store.committed.table('media').set(medium.id, medium);
    for (const ids of [[foreign.id], [body.id], ['unknown'], [own.id, own.id]])
      expect(await refusalOf(text(one, roomId, '', { attachmentIds: ids }))).toBe(
        'chat.attachments_not_found',
      );
    expect(await refusalOf(text(one, roomId, ' '))).toBe('input.required');
    await text(one, roomId, '', { attachmentIds: [own.id] });
    const { items } = await chat.listMessages(other, { roomId });
    expect(items.at(-1)).toMatchObject({ body: '', attachments: [{ id: own.id, url: expect.any(String) }] });
  });

  it('takes one emoji of a person once, and no text', async () => {
    const { chat, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const { id } = (await text(one, roomId)).message;
    for (const emoji of ['a', '👍👍', '', '1'])
      expect(await refusalOf(chat.addReaction(other, { id, emoji }))).toBe('chat.reaction_invalid');
    await chat.addReaction(other, { id, emoji: '👍🏽' });
    const { reactions, rev } = await chat.addReaction(other, { id, emoji: '👍🏽' });
    expect([reactions, rev]).toEqual([[{ emoji: '👍🏽', userIds: [other.id] }], 2]);
    expect(await chat.removeReaction(other, { id, emoji: '👍🏽' })).toMatchObject({ reactions: [], rev: 3 });
    // As the panel spells it, and as a keyboard does.
    await chat.addReaction(other, { id, emoji: '👍\uFE0F' });
    expect((await chat.addReaction(one, { id, emoji: '👍' })).reactions).toEqual([
      { emoji: '👍', userIds: [other.id, one.id] },
    ]);
    expect((await chat.removeReaction(one, { id, emoji: '👍\uFE0F' })).reactions).toEqual([
      { emoji: '👍', userIds: [other.id] },
    ]);
  });

  it('is shown from where a person joined, and not to others', async () => {
    const { chat, one, other, third, follow, group, text } = scene();
    const roomId = await group(one, [other]);
    const { message } = await text(one, roomId, 'Trước khi vào');
    follow(third, one);
    await chat.addMembers(one, { roomId, userIds: [third.id] });
    expect(await refusalOf(chat.addReaction(third, { id: message.id, emoji: '👍' }))).toBe(
      'chat.message_not_found',
    );
    await text(other, roomId, 'Sau đó', { replyToSeq: message.seq });
    const { items } = await chat.listMessages(third, { roomId });
    expect(items.map(({ body, quote }) => [body, quote])).toEqual([['', null], ['Sau đó', null]]); // prettier-ignore
    expect((await chat.searchMessages(third, { q: 'truoc' })).items).toEqual([]);
    expect(await refusalOf(text(third, roomId, 'Gì', { replyToSeq: message.seq }))).toBe(
      'chat.message_not_found',
    );
  });

  it('waits after the sixtieth of a minute, and is not lost', async () => {
    const { here, one, other, friends, text, chat } = scene();
    const roomId = await friends(one, other);
    for (let count = 0; count < 60; count += 1) await text(one, roomId);
    expect(await refusalOf(text(one, roomId, 'Tin 61', { clientId: 'waits' }))).toBe('social.action_limit');
    here.clock.forward(minute);
    expect(await text(one, roomId, 'Tin 61', { clientId: 'waits' })).toMatchObject({ isNew: true });
    expect((await chat.getRoom(other, roomId)).unread).toBe(61);
  });

  it('is not written by a restricted member, in no way', async () => {
    const { chat, here, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const { message } = await text(one, roomId);
    const restricted = { ...one, restrictedUntil: new Date(here.clock.now().getTime() + day) };
    const attempts = [
      text(restricted, roomId),
      chat.editMessage(restricted, { id: message.id, body: 'Khác' }),
      chat.addReaction(restricted, { id: message.id, emoji: '👍' }),
      chat.openRoom(restricted, { name: 'Nhóm', userIds: [other.id] }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toBe('social.restricted');
    expect(await chat.getRoom(restricted, roomId)).toMatchObject({ readOnly: 'social.restricted' });
  });
});

describe('What is unread', () => {
  it('is announced after ten seconds, mailed once after a quarter of an hour, and withdrawn by reading', async () => {
    const { chat, here, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const notices = () => here.rows('notifications').filter(({ userId }) => userId === other.id);
    await text(one, roomId, 'Bí mật');
    await text(one, roomId, 'Bí mật nữa');
    expect(await chat.notifyUnread(system)).toEqual({ notices: 0, mails: 0 });
    here.clock.forward(10_000);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 1, mails: 0 });
    expect(notices()).toMatchObject([{ type: 'CHAT', params: { count: 2 } }]);
    expect(await here.ports.reads.notifications.unreadCount(other.id, new Date(0))).toBe(0);
    here.clock.forward(15 * minute);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 0, mails: 1 });
    await text(one, roomId, 'Thêm');
    here.clock.forward(hour);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 1, mails: 0 });
    expect(notices()).toMatchObject([{ params: { count: 3 } }]);
    await chat.readRoom(other, { roomId, seq: 99 });
    expect(notices()).toEqual([]);
    await text(one, roomId, 'Sau khi đọc');
    here.clock.forward(hour);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 1, mails: 1 });
    const written = JSON.stringify([
      here.rows('notifications'),
      here.rows('mails'),
      here.rows('pushes'),
      here.rows('events'),
    ]);
    for (const body of ['Bí mật', 'Thêm', 'Sau khi']) expect(written).not.toContain(body);
  });

  it('says nothing of silent rooms, and reads on all devices', async () => {
    const { chat, here, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    await chat.muteRoom(other, { roomId, hours: 8 });
    await text(one, roomId);
    here.clock.forward(hour);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 0, mails: 0 });
    expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 0 });
    expect((await chat.getRoom(other, roomId)).unread).toBe(1);
    expect(await chat.readRoom(other, { roomId, seq: 1_000 })).toEqual({ readSeq: 1, unreadRooms: 0 });
    expect(await chat.readRoom(other, { roomId, seq: 0 })).toEqual({ readSeq: 1, unreadRooms: 0 });
  });

  it('is not shown to others by a person without receipts, who sees none either', async () => {
    const { chat, here, one, other, users, friends, text } = scene();
    const roomId = await friends(one, other);
    const { message } = await text(one, roomId);
    await chat.readRoom(other, { roomId, seq: 1 });
    expect((await chat.listReaders(one, message.id)).people).toMatchObject([{ id: other.id }]);
    expect((await chat.getRoom(one, roomId)).peerReadSeq).toBe(1);
    for (const index of [0, 1]) {
      const user = users[index];
      if (!user) continue;
      here.store.committed.table('users').set(user.id, { ...user, readReceipts: false });
      expect(await chat.listReaders(one, message.id)).toEqual({ people: [], count: 0 });
      expect((await chat.getRoom(one, roomId)).peerReadSeq).toBeNull();
      here.store.committed.table('users').set(user.id, user);
    }
    expect(await refusalOf(chat.listReaders(other, message.id))).toBe('chat.message_not_found');
  });
});

describe('The room of a review', () => {
  it('is made by its first step, and holds a line for each that counts as nothing', async () => {
    const here = desk();
    const { id } = await here.request();
    await here.app.events.handleEvents(system);
    await here.answer(id);
    await here.app.events.handleEvents(system);
    const { chat } = here.app;
    const [room] = (await chat.listRooms(here.asCoach, {})).items;
    expect(room).toMatchObject({
      type: 'ONE_TO_ONE',
      unread: 0,
      state: 'INBOX',
      peer: { id: here.member.id },
    });
    const { items } = await chat.listMessages(here.asMember, { roomId: room?.id ?? '' });
    expect(items.map(({ event, params }) => [event, params.reviewId])).toEqual([
      ['review_requested', id],
      ['review_approved', id],
    ]);
    expect(await chat.countUnreadRooms(here.asMember)).toEqual({ rooms: 0, requests: 0 });
    const nobody = { ...here.member, whoMayWrite: 'NOBODY' as const };
    here.store.committed.table('users').set(nobody.id, nobody);
    const sent = { roomId: room?.id ?? '', clientId: nextId(), body: 'Chào', attachmentIds: [] };
    expect(await chat.sendMessage(here.asCoach, sent)).toMatchObject({ isNew: true });
  });
});

describe('Presence', () => {
  it('shows OFFLINE to strangers and the blocked, and the truth to those of one room', async () => {
    const { here, one, other, third, users, friends } = scene();
    for (const user of users)
      here.store.committed.table('users').set(user.id, { ...user, activityStatus: 'ALWAY' });
    await friends(one, other);
    const seen = async (viewer = one) =>
      (await here.app.community.readPresences(viewer, [other.id, third.id])).map(
        ({ activityStatus }) => activityStatus,
      );
    expect(await seen()).toEqual(['ALWAY', 'OFFLINE']);
    const [, , open] = users;
    if (open)
      here.store.committed.table('users').set(open.id, { ...open, activityStatus: 'ALWAY', isPublic: true });
    expect(await seen()).toEqual(['ALWAY', 'ALWAY']);
    await here.app.community.blockUser(other, one.id);
    expect(await seen()).toEqual(['OFFLINE', 'ALWAY']);
    expect(await seen(actorFor(users[0] ?? one))).toEqual(['OFFLINE', 'ALWAY']);
  });
});
