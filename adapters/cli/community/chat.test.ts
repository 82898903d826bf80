import { describe, expect, it } from 'vitest';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const [owner, other] = [
  aUser({ fullname: 'Lê An', email: 'an@example.com' }),
  aUser({ fullname: 'Trần Bình', email: 'binh@example.com' }),
] as const;
const group = aGroup(owner.id, { name: 'Chạy đêm', lastSeq: 1, lastRev: 1, memberCount: 2 });
const pair = aPairRoom(owner.id, other.id, { memberCount: 2 });
const because = ['--reason', 'Lừa tiền.'];

const open = () =>
  world({
    users: [owner, other],
    chatRooms: [group, pair],
    chatMembers: [group, pair].flatMap((room) => [aRoomMember(room, owner.id), aRoomMember(room, other.id)]),
    chatMessages: [aMessage({ roomId: group.id, seq: 1, senderId: owner.id, body: 'Chuyện riêng.' })],
  });

describe('chat on the command line', () => {
  it('counts rooms and tells nothing of what was said', async () => {
    const { code, out } = await cli(open(), 'chat', 'rooms');
    expect(code).toBe(0);
    expect(out).toMatch(/GROUP +Chạy đêm +Lê An +2 +1 /);
    expect(out).toContain('ONE_TO_ONE');
    expect((await cli(open(), 'chat', 'rooms', '--json')).out).not.toContain('Chuyện riêng.');
  });

  it('finds rooms by type, name and whether they are open', async () => {
    const here = open();
    const found = async (...flags: string[]) => (await cli(here, 'chat', 'rooms', ...flags)).out;
    expect(await found('--type', 'group')).not.toContain(pair.id);
    expect(await found('--search', 'CHAY dem')).not.toContain(pair.id);
    expect((await cli(here, 'chat', 'rooms', '--type', 'party')).code).toBe(2);
    await cli(here, 'chat', 'close', group.id, ...because);
    expect(await found('--open')).not.toContain(group.id);
    expect(await found('--open')).toContain(pair.id);
  });

  it('closes a room once, with a reason that is kept', async () => {
    const here = open();
    const withoutReason = await cli(here, 'chat', 'close', group.id);
    expect(withoutReason.code).toBe(2);
    expect(withoutReason.errors).toContain('--reason');
    expect(await cli(here, 'chat', 'close', group.id, ...because)).toEqual({
      code: 0,
      out: `Room ${group.id} is closed; its 2 members can still read it.`,
      errors: '',
    });
    expect(here.rows('auditLog')).toMatchObject([{ action: 'chat_room.close', reason: 'Lừa tiền.' }]);
    expect((await cli(here, 'chat', 'close', group.id, ...because)).errors).toContain('chat.room_closed');
    expect((await cli(here, 'chat', 'close', 'gone', ...because)).errors).toContain('chat.room_not_found');
  });

  it('is refused without the right to', async () => {
    for (const words of [['rooms'], ['close', group.id, ...because]])
      expect((await cli(open(), '--as', 'binh@example.com', 'chat', ...words)).errors).toContain(
        'access.not_authorized',
      );
  });
});
