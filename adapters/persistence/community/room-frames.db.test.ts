import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { times } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const crowd = 40;

/** A group, everybody of whom has a device on this instance. */
const fullRoom = async () => {
  const users = times(crowd, () => aUser({ createdAt: new Date('2026-01-05T05:00:00.000Z') }));
  await here.seed({ users });
  const [owner, ...others] = users.map((user) => actorFor(user));
  if (!owner) throw new Error('A group has an owner');
  const follow = { followeeId: owner.id, bell: false, pulled: false, createdAt: noon };
  for (const { id } of others) await here.ports.reads.follows.insert({ ...follow, followerId: id });
  const userIds = others.map(({ id }) => id);
  const { id: roomId, rev } = await here.app.chat.openRoom(owner, { name: 'Nhóm', userIds });
  const members = await here.ports.reads.chatMembers.presentIn(roomId);
  const heard = { connected: () => true, membersOf: async () => members };
  return { roomId, rev, members, heard };
};

const queriesOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const add = () => {
    count += 1;
  };
  here.db.on('query', add);
  await work();
  here.db.off('query', add);
  return count;
};

describe('what happens to a full room', () => {
  it('is read once for all who hear of it, with a few questions for each', async () => {
    const { roomId, rev, members, heard } = await fullRoom();
    const { liveChange } = here.app.chat;
    let frames: readonly { userIds: readonly string[] }[] = [];
    const queries = await queriesOf(async () => {
      frames = await liveChange(system, { kind: 'chat', roomId, rev, change: 'ROOM' }, heard);
    });
    expect(frames.flatMap(({ userIds }) => userIds).toSorted()).toEqual(
      members.map(({ userId }) => userId).toSorted(),
    );
    expect(queries).toBeLessThan(4 * crowd);
  });

  it('is read once for those who come in together', async () => {
    const { roomId, members, heard } = await fullRoom();
    const queries = await queriesOf(() =>
      Promise.all(
        members.map(({ userId }) =>
          here.app.chat.liveChange(system, { kind: 'chat-member', roomId, userId, change: 'ADD' }, heard),
        ),
      ),
    );
    // The room and one's place in it, and what only this reader is shown.
    expect(queries).toBeLessThan(6 * crowd);
  });
});
