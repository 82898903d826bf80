import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId, noon } from '#fixtures/engine/ids.ts';
import { times } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { noPublicFlags } from '#core/people/account/user.ts';
import { aUser } from '#fixtures/people/users.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const limit = 4;
const before = 21;

const people = async (count: number): Promise<readonly UserActor[]> => {
  const users = times(count, () =>
    aUser({
      isPublic: true,
      publicFlags: { ...noPublicFlags, followers: true },
      createdAt: after(noon, -30 * day),
    }),
  );
  await here.seed({ users });
  for (const { id } of users) await here.ports.reads.socialCounts.add(id, { posts: 3 });
  return users.map((user) => actorFor(user));
};

type Page = Readonly<{ ids: readonly string[]; nextCursor: string | null }>;

/** Reads to the end, and between any two pages, and beside each, another person writes. */
const readWhile = async (
  read: (cursor: string | undefined) => Promise<Page>,
  write: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const [{ ids, nextCursor }] = await Promise.all([read(cursor), write()]);
    if (nextCursor !== null) expect(ids).toHaveLength(limit);
    found.push(...ids);
    cursor = nextCursor ?? undefined;
    await write();
  } while (cursor !== undefined);
  expect(new Set(found).size).toBe(found.length);
  return found;
};

describe('pages', () => {
  it('of a thread neither repeat nor skip while others comment', async () => {
    const [author, writer] = (await people(2)) as [UserActor, UserActor];
    const { community } = here.app;
    const { id } = await community.postToFeed(author, { text: 'Chào cả nhà' });
    const subject = { subjectType: 'FEED', subjectId: id } as const;
    const write = () => community.addComment(writer, { ...subject, text: `Bình luận ${nextId()}` });
    const stood: string[] = [];
    for (let count = 0; count < before; count += 1) stood.push((await write()).id);
    const found = await readWhile(async (cursor) => {
      const { items, nextCursor } = await community.listComments(author, { ...subject, limit, cursor });
      return { ids: items.map((item) => item.id), nextCursor };
    }, write);
    expect(found.filter((one) => stood.includes(one))).toEqual(stood.toReversed());
  });

  it('of a room neither repeat nor skip while others write', async () => {
    const [reader, writer] = (await people(2)) as [UserActor, UserActor];
    await here.app.community.followUser(reader, writer.id);
    const { chat } = here.app;
    const { id: roomId } = await chat.openRoom(writer, { userId: reader.id });
    const write = () =>
      chat.sendMessage(writer, { roomId, clientId: nextId(), body: 'Chào', attachmentIds: [] });
    const stood: string[] = [];
    for (let count = 0; count < before; count += 1) stood.push((await write()).message.id);
    const found = await readWhile(async (cursor) => {
      const { items, nextCursor } = await chat.listMessages(reader, { roomId, limit, cursor });
      return { ids: items.map(({ id }) => id).toReversed(), nextCursor };
    }, write);
    expect(found.filter((one) => stood.includes(one))).toEqual(stood.toReversed());
  });

  it('of followers neither repeat nor skip while others follow', async () => {
    const [author, ...crowd] = (await people(60)) as [UserActor, ...UserActor[]];
    const { community } = here.app;
    const waiting = [...crowd];
    const write = async (): Promise<string> => {
      const next = waiting.shift();
      if (!next) throw new Error('There are enough of them');
      await community.followUser(next, author.id);
      here.clock.forward(1);
      return next.id;
    };
    const stood: string[] = [];
    for (let count = 0; count < before; count += 1) stood.push(await write());
    const found = await readWhile(async (cursor) => {
      const { items, nextCursor } = await community.listFollowers(author, {
        userId: author.id,
        limit,
        cursor,
      });
      return { ids: items.map(({ person }) => person.id), nextCursor };
    }, write);
    expect(found.filter((one) => stood.includes(one))).toEqual(stood.toReversed());
  });
});
