import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, day, hour } from '#core/kernel/time.ts';
import { notify } from '#core/platform/notification/notify.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

let here: DatabaseWorld;
const readers = times(10, (at) => aUser({ id: `reader-${at}`, fullname: `Reader ${at}` }));
const likers = times(20, (at) => aUser({ id: `liker-${at}`, fullname: `Liker ${at}` }));

beforeAll(async () => {
  here = await databaseWorld();
  await here.seed({ users: [...readers, ...likers] });
  await warmUp(here.db);
  for (const reader of readers)
    await here.app.notification.setRhythm(actorFor(reader), { quiet: null, mails: 'DAILY' });
});
afterAll(() => here.close());

const likes = (userId: string, by: string, post: string) => () =>
  here.ports.transaction((repositories) =>
    notify(
      repositories,
      { ...here.ports, at: here.clock.now() },
      {
        userId,
        type: 'LIKE_FEED',
        by,
        params: { user: by },
        link: null,
        groupKey: `likes:${post}`,
        reference: `feed:${post}`,
        social: true,
      },
    ),
  );

/** How many likes the mails of each reader count. */
const counted = async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await here.db('mails').where({ template: 'notification_digest' });
  const sums = new Map<string, number>();
  for (const { userId, values } of rows as readonly { userId: string; values: { lines: string } }[])
    // of our own table
    sums.set(userId, (sums.get(userId) ?? 0) + Number(/• (\d+) /.exec(values.lines)?.[1] ?? 0));
  return sums;
};

describe('digests on two instances', () => {
  it('are written once for each member, however many workers there are', async () => {
    for (const reader of readers) await likes(reader.id, 'liker-0', 'first')();
    here.clock.set(after(here.clock.now(), day));
    const { faults, results } = await atOnce(
      times(8, () => () => here.app.notification.writeDigests(system)),
    );
    expect(faults).toEqual([]);
    expect(results.reduce((sum, { written }) => sum + written, 0)).toBe(readers.length);
    expect([...(await counted()).values()]).toEqual(readers.map(() => 1));
    expect(await here.app.notification.writeDigests(system)).toEqual({ written: 0 });
  });

  it('count each like once, those that come while they are written too', async () => {
    const before = await counted();
    const [reader] = readers;
    if (!reader) throw new Error('There are readers');
    const work: readonly (() => Promise<unknown>)[] = likers.slice(1).flatMap(({ id }, at) => {
      const like = likes(reader.id, id, `post-${at % 3}`);
      const write = () => here.app.notification.writeDigests(system);
      return at % 2 === 0 ? [like, write] : [like];
    });
    await likes(reader.id, 'liker-0', 'post-0')();
    here.clock.set(after(here.clock.now(), day));
    const { faults, codes } = await atOnce<unknown>(work);
    expect([faults, codes]).toEqual([[], []]);
    here.clock.set(after(here.clock.now(), day + hour));
    await here.app.notification.writeDigests(system);

    expect((await counted()).get(reader.id)).toBe((before.get(reader.id) ?? 0) + likers.length);
    const [{ count } = { count: 0 }] = await here.db('notification_causes').where({ waits: true }).count();
    expect([Number(count), await here.db('digest_plans')]).toEqual([0, []]);
  });

  it('are one or none when the choice changes at the same moment', async () => {
    const before = await counted();
    const [, reader] = readers;
    if (!reader) throw new Error('There are readers');
    await likes(reader.id, 'liker-1', 'choice')();
    here.clock.set(after(here.clock.now(), day));
    const { faults } = await atOnce<unknown>([
      ...times(4, () => () => here.app.notification.writeDigests(system)),
      () => here.app.notification.setRhythm(actorFor(reader), { quiet: null, mails: 'AT_ONCE' }),
      () => here.app.notification.setRhythm(actorFor(reader), { quiet: null, mails: 'WEEKLY' }),
    ]);
    expect(faults).toEqual([]);
    here.clock.set(after(here.clock.now(), 8 * day));
    await here.app.notification.writeDigests(system);
    expect((await counted()).get(reader.id)).toBe((before.get(reader.id) ?? 0) + 1);
  });
});
