import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { RoomId } from '#core/community/chat/room.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { atOnce, crowds, times } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const longAgo = new Date('2026-01-05T05:00:00.000Z');

/** Members of long standing, so that the usual limits hold. */
const people = async (count: number): Promise<readonly UserActor[]> => {
  const users = times(count, () => aUser({ createdAt: longAgo }));
  await here.seed({ users });
  for (const { id } of users) await here.ports.reads.socialCounts.add(id, { posts: 3 });
  return users.map((user) => actorFor(user));
};
const two = async (): Promise<readonly [UserActor, UserActor]> => {
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('Two were made');
  for (const [follower, followee] of [[one, other], [other, one]] as const)
    await here.ports.reads.follows.insert({ followerId: follower.id, followeeId: followee.id, bell: false, pulled: false, createdAt: noon }); // prettier-ignore
  return [one, other];
};
const groupOf = async (count: number): Promise<Readonly<{ id: RoomId; members: readonly UserActor[] }>> => {
  const members = await people(count);
  const [owner, ...others] = members;
  if (!owner) throw new Error('A group has an owner');
  const follow = { followeeId: owner.id, bell: false, pulled: false, createdAt: noon };
  for (const { id } of others) await here.ports.reads.follows.insert({ ...follow, followerId: id });
  const { id } = await here.app.chat.openRoom(owner, { name: 'Nhóm', userIds: others.map((one) => one.id) });
  return { id, members };
};
const text = (actor: UserActor, roomId: RoomId, clientId = nextId()) =>
  here.app.chat.sendMessage(actor, { roomId, clientId, body: 'Chào', attachmentIds: [] });
const roomNow = async (id: RoomId) => {
  const room = await here.ports.reads.chatRooms.find(id);
  if (!room) throw new Error('The room is there');
  return room;
};
const all = (roomId: RoomId) => here.ports.reads.chatMessages.range({ roomId, from: 0, limit: 1_000 });

describe('at the same instant', () => {
  it.each(crowds)(
    '%i tries of one message arrive once, and another sender can’t take its name',
    async (crowd) => {
      const [one, other] = await two();
      const { id } = await here.app.chat.openRoom(one, { userId: other.id });
      const { results, faults, codes } = await atOnce(
        times(crowd, () => () => text(one, id, 'one-and-the-same')),
      );
      expect([faults, codes]).toEqual([[], []]);
      expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(results.map(({ message }) => message.id)).size).toBe(1);
      expect(await all(id)).toHaveLength(1);
      const taken = await atOnce([() => text(other, id, 'one-and-the-same')]);
      expect(taken.codes).toEqual(['chat.client_id_reused']);
    },
  );

  it.each(crowds)('%i messages get places and revisions without a gap', async (crowd) => {
    const { id, members } = await groupOf(20);
    const before = await roomNow(id);
    const sends = times(crowd, (index) => () => text(members[index % 20] as UserActor, id)); // of twenty
    const { done, faults, codes } = await atOnce(sends);
    expect([done, faults, codes]).toEqual([crowd, [], []]);
    const room = await roomNow(id);
    expect([room.lastSeq - before.lastSeq, room.lastRev - before.lastRev]).toEqual([crowd, crowd]);
    const messages = await all(id);
    expect(messages.map(({ seq }) => seq)).toEqual(times(room.lastSeq, (index) => index + 1));
    expect(new Set(messages.map(({ rev }) => rev)).size).toBe(messages.length);
    const { chatMembers } = here.ports.reads;
    for (const member of await chatMembers.presentIn(id)) {
      const own = messages.filter(({ senderId }) => senderId === member.userId);
      expect(member.readSeq).toBe(own.at(-1)?.seq ?? member.joinedSeq);
    }
  });

  it('twenty openings of a room of two make one', async () => {
    const [one, other] = await two();
    const openings = times(
      20,
      (index) => () =>
        here.app.chat.openRoom(index % 2 ? one : other, { userId: (index % 2 ? other : one).id }),
    );
    const { results, faults, codes } = await atOnce(openings);
    expect([faults, codes]).toEqual([[], []]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  });

  it('a message and a block end with it delivered or refused, never half', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = await two();
      const { id } = await here.app.chat.openRoom(one, { userId: other.id });
      const before = await roomNow(id);
      const [sent] = await Promise.allSettled([text(one, id), here.app.community.blockUser(other, one.id)]);
      const messages = (await all(id)).filter(({ kind }) => kind === 'TEXT');
      expect(messages).toHaveLength(sent?.status === 'fulfilled' ? 1 : 0);
      const { lastSeq } = await roomNow(id);
      expect(lastSeq).toBe(before.lastSeq + messages.length);
      const late = await atOnce([() => text(one, id), () => text(other, id)]);
      expect([late.done, late.codes]).toEqual([0, ['chat.not_allowed']]);
    }
  });

  it('handing over, leaving and removing leave every group an owner who is in it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, members } = await groupOf(5);
      const [owner, second, third, fourth] = members as readonly [UserActor, UserActor, UserActor, UserActor];
      const { chat } = here.app;
      const { faults } = await atOnce<unknown>([
        () => chat.leaveRoom(owner, id),
        () => chat.handOverRoom(owner, { roomId: id, userId: second.id }),
        () => chat.leaveRoom(second, id),
        () => chat.handOverRoom(owner, { roomId: id, userId: third.id }),
        () => chat.removeMember(owner, { roomId: id, userId: fourth.id }),
        () => chat.leaveRoom(third, id),
      ]);
      expect(faults).toEqual([]);
      const room = await roomNow(id);
      const inside = (await here.ports.reads.chatMembers.presentIn(id)).map(({ userId }) => userId);
      expect(inside).toContain(room.ownerId);
      expect(room.memberCount).toBe(inside.length);
    }
  });

  it.each(crowds)(
    'of %i who hand over, leave and remove, every group keeps an owner who is in it',
    async (crowd) => {
      const size = Math.min(crowd, 30) + 1;
      const { id, members } = await groupOf(size);
      const { chat } = here.app;
      const at = (index: number) => members[index % size] as UserActor; // within the group
      const { faults } = await atOnce<unknown>(
        times(crowd, (index) => () => {
          const actor = at(index % 2 === 0 ? 0 : index);
          const userId = at(index * 7 + 1).id;
          if (index % 3 === 0) return chat.handOverRoom(actor, { roomId: id, userId });
          return index % 3 === 1
            ? chat.leaveRoom(actor, id)
            : chat.removeMember(actor, { roomId: id, userId });
        }),
      );
      expect(faults).toEqual([]);
      const room = await roomNow(id);
      const inside = (await here.ports.reads.chatMembers.presentIn(id)).map(({ userId }) => userId);
      if (inside.length === 0) expect(room).toMatchObject({ ownerId: null, closedAt: expect.any(Date) });
      else expect(inside).toContain(room.ownerId);
      expect(room.memberCount).toBe(inside.length);
    },
  );

  it.each(crowds)('%i reads never go back, and are cut at the last message', async (crowd) => {
    const [one, other] = await two();
    const { id } = await here.app.chat.openRoom(one, { userId: other.id });
    for (let count = 0; count < 5; count += 1) await text(one, id);
    const reads = times(
      crowd,
      (index) => () =>
        here.app.chat.readRoom(other, { roomId: id, seq: (index % 9) + (crowd === 2 ? 5 : 0) }),
    );
    const { faults, codes } = await atOnce(reads);
    expect([faults, codes]).toEqual([[], []]);
    const member = await here.ports.reads.chatMembers.find(id, other.id);
    expect(member).toMatchObject({ readSeq: 5, noticeAt: null, mailAt: null });
    expect(await here.app.chat.countUnreadRooms(other)).toEqual({ rooms: 0, requests: 0 });
  });

  it('reading and writing lose neither the mark nor the message', async () => {
    const [one, other] = await two();
    const { id } = await here.app.chat.openRoom(one, { userId: other.id });
    const both = times(
      40,
      (index) => () =>
        index % 2 ? text(one, id) : here.app.chat.readRoom(other, { roomId: id, seq: 1_000 }),
    );
    const { faults, codes } = await atOnce<unknown>(both);
    expect([faults, codes]).toEqual([[], []]);
    const member = await here.ports.reads.chatMembers.find(id, other.id);
    expect(member).toMatchObject({ countSeq: 20 });
    const unread = await here.ports.reads.chatMembers.unreadIn(other.id, [id], here.clock.now());
    expect(unread.get(id) ?? 0).toBe(20 - (member?.readSeq ?? 0));
  });

  it('pins of rooms and of messages stay within their limits', async () => {
    const { id, members } = await groupOf(2);
    const [owner] = members as readonly [UserActor];
    const sent = await Promise.all(times(6, () => text(owner, id)));
    const pins = await atOnce(
      sent.map(
        ({ message }) =>
          () =>
            here.app.chat.pinMessage(owner, message.id),
      ),
    );
    expect([pins.done, pins.codes, pins.faults]).toEqual([3, ['chat.pin_limit'], []]);
    const rooms = await Promise.all(
      times(7, () => here.app.chat.openRoom(owner, { name: 'Nhóm', userIds: [members[1]?.id ?? ''] })),
    );
    const pinned = await atOnce(rooms.map((room) => () => here.app.chat.pinRoom(owner, room.id)));
    expect([pinned.done, pinned.codes, pinned.faults]).toEqual([5, ['chat.pin_limit'], []]);
  });
});
