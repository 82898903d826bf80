import { describe, expect, it } from 'vitest';
import { desk } from '#fixtures/coaching/sequences/desk.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { system } from '#fixtures/engine/world.ts';
import { day, minute } from '#core/kernel/time.ts';

const scene = (count = 3) => {
  const made = chatScene(count);
  const [one, other, third] = made.actors;
  if (!one || !other || !third) throw new Error('A scene of three has three people');
  const { here, chat } = made;
  const notices = async (userId = other.id) => {
    await here.app.events.handleEvents(system);
    return here.rows('notifications').filter((line) => line.userId === userId);
  };
  /** As by the clock, when ten seconds are over. */
  const notify = async () => {
    here.clock.forward(10_000);
    return (await chat.notifyUnread(system)).notices;
  };
  return { ...made, one, other, third, notices, notify };
};

describe('The notice of a request', () => {
  it('goes when the room comes into the inbox, however it does', async () => {
    const { here, chat, one, other, text, follow, notices } = scene();
    const { id } = await chat.openRoom(one, { userId: other.id });
    await text(one, id);
    expect(await notices()).toMatchObject([{ topic: 'chat_request' }]);
    follow(other, one);
    await text(one, id);
    expect((await chat.getRoom(other, id)).state).toBe('INBOX');
    expect(await notices()).toEqual([]);
    expect(here.rows('notifications')).toEqual([]);
  });

  it('goes when the two begin a review', async () => {
    const here = desk();
    const { chat } = here.app;
    const { id } = await chat.openRoom(here.asCoach, { userId: here.member.id });
    await chat.sendMessage(here.asCoach, { roomId: id, clientId: nextId(), body: 'Chào', attachmentIds: [] });
    await here.app.events.handleEvents(system);
    const asked = () => here.rows('notifications').filter(({ topic }) => topic === 'chat_request');
    expect(asked()).toHaveLength(1);
    await here.request();
    await here.app.events.handleEvents(system);
    expect((await chat.getRoom(here.asMember, id)).state).toBe('INBOX');
    expect(asked()).toEqual([]);
  });

  it('goes with an invitation into a group, when one of the two blocks the other', async () => {
    for (const isAskedWho of [true, false]) {
      const { here, chat, one, other, third, follow, notices } = scene();
      follow(third, one);
      const { id } = await chat.openRoom(one, { name: 'Nhóm', userIds: [other.id, third.id] });
      expect(await notices()).toMatchObject([{ topic: 'chat_request' }]);
      const [by, of] = isAskedWho ? [other, one] : [one, other];
      await here.app.community.blockUser(by, of.id);
      expect(await notices()).toEqual([]);
      expect(await chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 0 });
      expect((await chat.listRooms(other, { box: 'requests' })).items).toEqual([]);
      expect((await chat.getRoom(third, id)).members.map(({ person }) => person.id)).not.toContain(other.id);
    }
  });
});

describe('The notice of what is unread', () => {
  it('counts what is there, and goes with the last of it', async () => {
    const { here, chat, one, other, friends, text, notices, notify } = scene();
    const roomId = await friends(one, other);
    const [first, second] = [await text(one, roomId), await text(one, roomId)];
    expect(await notify()).toBe(1);
    const [line] = await notices();
    expect(line).toMatchObject({ type: 'CHAT', params: { count: 2 } });
    const pushed = here.rows('pushes').length;
    await chat.deleteMessage(one, second.message.id);
    expect(await notify()).toBe(0);
    // The same line: nobody is woken because there is less to read.
    expect(await notices()).toMatchObject([{ id: line?.id, params: { count: 1 } }]);
    expect(here.rows('pushes')).toHaveLength(pushed);
    await chat.deleteMessage(one, first.message.id);
    expect(await notify()).toBe(0);
    expect(await notices()).toEqual([]);
    await text(one, roomId, 'Còn một lời');
    expect(await notify()).toBe(1);
    expect(await notices()).toMatchObject([{ params: { count: 1 } }]);
  });

  it('comes for everybody in one go, however many they are', async () => {
    const { here, chat, actors, one, group, text } = scene(130);
    const roomId = await group(one, actors.slice(1));
    await text(one, roomId);
    here.clock.forward(10_000);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 129, mails: 0 });
    here.clock.forward(15 * minute);
    expect(await chat.notifyUnread(system)).toEqual({ notices: 0, mails: 129 });
  });
});

describe('What was deleted', () => {
  it('is purged in one go, however much there is', async () => {
    const { here, chat, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    const { message } = await text(one, roomId);
    await chat.deleteMessage(one, message.id);
    const table = here.store.committed.table('chatMessages');
    const [deleted] = here.rows('chatMessages');
    for (let seq = 2; seq <= 1_200 && deleted; seq += 1)
      table.set(`${roomId}\0${seq}`, { ...deleted, id: nextId(), seq, rev: seq + 1, clientId: nextId() });
    here.clock.forward(31 * day);
    expect(await chat.purgeDeleted(system)).toEqual({ purged: 1_200 });
  });
});

describe('How far the other has read', () => {
  it('is not told across a block', async () => {
    const { here, chat, one, other, friends, text } = scene();
    const roomId = await friends(one, other);
    await text(one, roomId);
    await here.app.community.blockUser(other, one.id);
    await chat.readRoom(other, { roomId, seq: 1 });
    for (const actor of [one, other]) expect((await chat.getRoom(actor, roomId)).peerReadSeq).toBeNull();
  });
});
