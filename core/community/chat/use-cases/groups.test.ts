import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#core/platform/settings/site.ts';
import { chatScene } from '#fixtures/community/chat.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { expectRefusal, refusalOf, staff, superUser, system, world } from '#fixtures/engine/world.ts';

const scene = (settings: Partial<Settings> = {}) => {
  const made = chatScene(4, world({ settings }));
  const [one, other, third, fourth] = made.actors;
  if (!one || !other || !third || !fourth) throw new Error('A scene of four has four people');
  return { ...made, one, other, third, fourth };
};
type Scene = ReturnType<typeof scene>;

const linesIn = async ({ chat }: Scene, actor: Scene['one'], roomId: string) =>
  (await chat.listMessages(actor, { roomId })).items.flatMap(({ event }) => event ?? []);

describe('A group', () => {
  it('has a name, people who are there, and no more than the setting allows', async () => {
    const { chat, one, other, third, follow } = scene({ chatMembersMax: 2 });
    follow(other, one);
    const opened = (name: string, userIds: readonly string[]) => chat.openRoom(one, { name, userIds });
    expect(await refusalOf(opened(' \u200b ', [other.id]))).toBe('chat.name_required');
    expect(await refusalOf(opened('Nhóm', [one.id]))).toBe('chat.user_not_found');
    expect(await refusalOf(opened('Nhóm', ['nobody']))).toBe('chat.user_not_found');
    const { id } = await opened('Nhóm', [other.id]);
    expect(await refusalOf(chat.addMembers(one, { roomId: id, userIds: [third.id] }))).toBe('chat.room_full');
    expect(await refusalOf(opened('Khác', [other.id, third.id]))).toBe('chat.room_full');
  });

  it('is changed by its owner alone, and says so in lines', async () => {
    const at = scene();
    const { chat, here, one, other, third, group, follow } = at;
    const id = await group(one, [other]);
    expect(await refusalOf(chat.changeRoom(other, { roomId: id, name: 'Khác' }))).toBe('chat.not_owner');
    expect(await refusalOf(chat.addMembers(other, { roomId: id, userIds: [third.id] }))).toBe(
      'chat.not_owner',
    );
    expect(await refusalOf(chat.closeRoom(other, id))).toBe('chat.not_owner');
    expect(await refusalOf(chat.getRoom(third, id))).toBe('chat.room_not_found');
    const picture = aMedium({ ownerId: one.id, purpose: 'GENERAL', type: 'IMAGE' });
    const body = aMedium({ ownerId: one.id, purpose: 'PHYSICAL_PROFILE', type: 'IMAGE' });
    for (const medium of [picture, body]) here.store.committed.table('media').set(medium.id, medium);
    expect(await refusalOf(chat.changeRoom(one, { roomId: id, photoId: body.id }))).toBe(
      'chat.attachments_not_found',
    );
    expect(await chat.changeRoom(one, { roomId: id, name: 'Chạy bộ', photoId: picture.id })).toMatchObject({
      name: 'Chạy bộ',
      photoUrl: expect.any(String),
    });
    follow(third, one);
    await chat.addMembers(one, { roomId: id, userIds: [third.id] });
    expect(await refusalOf(chat.addMembers(one, { roomId: id, userIds: [third.id] }))).toBe(
      'chat.member_exists',
    );
    expect(await linesIn(at, third, id)).toEqual(['member_added']);
    await chat.handOverRoom(one, { roomId: id, userId: other.id });
    expect(await refusalOf(chat.removeMember(one, { roomId: id, userId: third.id }))).toBe('chat.not_owner');
    await chat.removeMember(other, { roomId: id, userId: third.id });
    expect(await refusalOf(chat.getRoom(third, id))).toBe('chat.room_not_found');
    await chat.closeRoom(other, id);
    expect(await refusalOf(at.text(one, id))).toBe('chat.room_closed');
    expect(await linesIn(at, one, id)).toEqual([
      'group_created', 'group_renamed', 'photo_changed', 'member_added', 'owner_changed', 'member_removed', 'room_closed',
    ]); // prettier-ignore
  });

  it('always has an owner who is in it, whatever its people do', async () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom('leave', 'hand', 'remove', 'add', 'ban'),
        who: fc.nat(3),
        whom: fc.nat(3),
      }),
      { maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (played) => {
        const at = scene();
        const { chat, here, actors, one, other, third, fourth, group } = at;
        const roomId = await group(one, [other, third, fourth]);
        for (const { kind, who, whom } of played) {
          const [actor = one, target = other] = [actors[who], actors[whom]];
          const userId = target.id;
          const play = {
            leave: () => chat.leaveRoom(actor, roomId),
            hand: () => chat.handOverRoom(actor, { roomId, userId }),
            remove: () => chat.removeMember(actor, { roomId, userId }),
            add: () => chat.addMembers(actor, { roomId, userIds: [userId] }),
            ban: () =>
              here.app.account.setStatus(superUser, { id: userId, status: 'BAN', reason: 'for the test' }),
          }[kind];
          await (play() as Promise<unknown>).catch(expectRefusal);
          const room = here.rows('chatRooms').find(({ id }) => id === roomId);
          const inside = here
            .rows('chatMembers')
            .filter((row) => row.roomId === roomId && row.state === 'INBOX');
          expect(room?.memberCount).toBe(inside.length);
          if (room?.closedAt === null) expect(inside.map((row) => row.userId)).toContain(room.ownerId);
          else expect(inside).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is closed, and handed over, by staff with a reason, who read no text', async () => {
    const { chat, here, one, other, group, text } = scene();
    const roomId = await group(one, [other]);
    await text(one, roomId, 'Bí mật');
    const listed = await chat.listAllRooms(staff, { sort: { field: 'createdAt', order: 'DESC' }, from: 0, to: 9, filter: {} }); // prettier-ignore
    expect(listed.rows).toMatchObject([{ id: roomId, messages: 2, memberCount: 2 }]);
    expect(JSON.stringify(listed)).not.toContain('Bí mật');
    await chat.handOverAnyRoom(staff, { roomId, userId: other.id, reason: 'Chủ nhóm vắng mặt' });
    expect(await chat.closeAnyRoom(staff, { roomId, reason: 'Quấy rối' })).toMatchObject({
      ownerId: other.id,
    });
    expect(await refusalOf(chat.closeAnyRoom(staff, { roomId, reason: 'Quấy rối' }))).toBe(
      'chat.room_closed',
    );
    expect(here.rows('auditLog').map(({ action, reason }) => [action, reason])).toEqual([
      ['chat_room.hand_over', 'Chủ nhóm vắng mặt'],
      ['chat_room.close', 'Quấy rối'],
    ]);
    expect(await refusalOf(chat.closeAnyRoom(one, { roomId, reason: 'Quấy rối' }))).toBe(
      'access.not_authorized',
    );
  });
});

describe('A person who leaves the platform', () => {
  it('leaves groups to others and traces instead of texts, and takes along what they wrote', async () => {
    const { chat, here, one, other, third, group, friends, text } = scene();
    const [together, apart] = [await group(one, [other, third]), await friends(one, other)];
    await text(one, together, 'Lời của tôi');
    await text(one, apart, 'Lời riêng');
    await text(other, apart, 'Lời người khác');
    const { data } = await here.app.account.exportMyData(one);
    expect(data['chatMessages']).toMatchObject([{ body: 'Lời của tôi' }, { body: 'Lời riêng' }]);
    expect(JSON.stringify(data)).not.toContain('Lời người khác');
    expect(data['chatRooms']).toHaveLength(2);
    const table = here.store.committed.table('credentials');
    table.set(one.id, { userId: one.id, hash: 'hash of pw-pw-pw', updatedAt: here.clock.now() });
    await here.app.account.deleteAccount(one, { password: 'pw-pw-pw' });
    expect(await chat.getRoom(other, together)).toMatchObject({
      memberCount: 2,
      ownerId: expect.any(String),
    });
    here.clock.forward(31 * 86_400_000);
    await here.app.account.anonymiseDueAccounts(system);
    expect(
      here.rows('chatMessages').filter(({ senderId, body }) => senderId === one.id && body !== ''),
    ).toEqual([]);
    const { items } = await chat.listMessages(other, { roomId: apart });
    expect(items.map(({ body, deletedAt }) => [body, deletedAt !== null])).toEqual([['', true], ['Lời người khác', false]]); // prettier-ignore
    expect(await chat.getRoom(other, apart)).toMatchObject({ readOnly: 'chat.not_allowed' });
  });
});
