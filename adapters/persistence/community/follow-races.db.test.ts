import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#core/people/account/user.ts';
import { after, day } from '#core/kernel/time.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

describe('follows on one database, all at the same instant', () => {
  let world: DatabaseWorld;
  beforeAll(async () => {
    world = await databaseWorld();
  });
  afterAll(() => world.close());

  /** Old enough, with posts enough, that no limit of new accounts stops the race. */
  const person = async (parts: Partial<User> = {}) => {
    const user = aUser({ isPublic: true, createdAt: after(noon, -30 * day), ...parts });
    await world.seed({ users: [user] });
    await world.ports.reads.socialCounts.add(user.id, { posts: 3 });
    return { id: user.id, actor: actorFor(user) };
  };
  const figures = async (id: string) => {
    const counts = (await world.ports.reads.socialCounts.of([id])).get(id);
    return [counts?.followers, counts?.following];
  };

  it.each(crowds)(
    '%i times by one person are one row and one more follower; unfollowing is one less',
    async (crowd) => {
      const { followUser, unfollowUser } = world.app.community;
      const [fan, author] = [await person(), await person()];
      await warmUp(world.db);
      const followed = await atOnce(times(crowd, () => () => followUser(fan.actor, author.id)));
      // Nor does a try that changes nothing count towards the 60 of an hour.
      expect([followed.faults, followed.codes]).toEqual([[], []]);
      expect(await figures(author.id)).toEqual([1, 0]);
      expect(await figures(fan.id)).toEqual([0, 1]);
      expect(await world.ports.reads.follows.of(author.id)).toHaveLength(1);
      const ended = await atOnce(times(crowd, () => () => unfollowUser(fan.actor, author.id)));
      expect([ended.faults, ended.codes]).toEqual([[], []]);
      expect(await figures(author.id)).toEqual([0, 0]);
      expect(await figures(fan.id)).toEqual([0, 0]);
    },
  );

  it('by many people of one author are counted each', async () => {
    const author = await person();
    const fans = [];
    for (let number = 0; number < 50; number += 1) fans.push(await person());
    await warmUp(world.db);
    const { faults, codes } = await atOnce(
      fans.map(
        ({ actor }) =>
          () =>
            world.app.community.followUser(actor, author.id),
      ),
    );
    expect([faults, codes]).toEqual([[], []]);
    expect(await figures(author.id)).toEqual([50, 0]);
  });

  it('of two who follow each other wait for nobody in a circle', async () => {
    const { followUser, unfollowUser } = world.app.community;
    const [one, two] = [await person(), await person()];
    await warmUp(world.db);
    const { faults } = await atOnce<unknown>(
      times(20, (index) => () => {
        const [from, to] = index % 2 === 0 ? [one, two] : [two, one];
        return index % 3 === 0 ? unfollowUser(from.actor, to.id) : followUser(from.actor, to.id);
      }),
    );
    expect(faults).toEqual([]);
    const rows = await world.ports.reads.follows.of(one.id);
    const of = (id: string) => [
      rows.filter(({ followeeId }) => followeeId === id).length,
      rows.filter(({ followerId }) => followerId === id).length,
    ];
    expect(await figures(one.id)).toEqual(of(one.id));
    expect(await figures(two.id)).toEqual(of(two.id));
  });

  it('that meet a block leave no follow behind', async () => {
    const { followUser, blockUser } = world.app.community;
    for (let round = 0; round < 15; round += 1) {
      const [fan, author] = [await person(), await person()];
      await warmUp(world.db);
      const { faults, codes } = await atOnce<unknown>([
        () => followUser(fan.actor, author.id),
        () => blockUser(round % 2 === 0 ? author.actor : fan.actor, round % 2 === 0 ? fan.id : author.id),
        () => followUser(author.actor, fan.id),
      ]);
      expect(faults).toEqual([]);
      expect(codes.filter((code) => code !== 'user.not_found')).toEqual([]);
      expect(await world.ports.reads.follows.of(fan.id)).toEqual([]);
      expect([await figures(fan.id), await figures(author.id)]).toEqual([
        [0, 0],
        [0, 0],
      ]);
    }
  });

  it('in a storm with unfollows and blocks leave counts that equal the rows, and none across a block', async () => {
    const { followUser, unfollowUser, removeFollower, blockUser, unblockUser } = world.app.community;
    const crowd = await Promise.all(times(8, () => person()));
    await warmUp(world.db);
    const acts = [followUser, followUser, followUser, unfollowUser, removeFollower, blockUser, unblockUser];
    const { faults } = await atOnce<unknown>(
      times(240, (index) => () => {
        const [one, other] = [crowd[index % 8], crowd[(index + 1 + ((index * 5) % 7)) % 8]];
        const act = acts[(index * 3 + Math.floor(index / 56)) % acts.length];
        if (!one || !other || !act) throw new Error('Both are in the crowd');
        return act(one.actor, other.id);
      }),
    );
    expect(faults).toEqual([]);
    const ids = crowd.map(({ id }) => id);
    let left = 0;
    for (const id of ids) {
      const rows = await world.ports.reads.follows.of(id);
      const [followers, following] = [
        rows.filter(({ followeeId }) => followeeId === id),
        rows.filter(({ followerId }) => followerId === id),
      ];
      expect(await figures(id)).toEqual([followers.length, following.length]);
      left += following.length;
      const apart = await world.ports.reads.relations.blockedEitherWay(id, ids);
      expect(following.filter(({ followeeId }) => apart.has(followeeId))).toEqual([]);
    }
    expect(left).toBeGreaterThan(0);
  });

  it('never pass the daily limit, however many are asked for at once', async () => {
    const fan = await person();
    const authors = [];
    for (let number = 0; number < 66; number += 1) authors.push(await person());
    await warmUp(world.db);
    const { done, codes, faults } = await atOnce(
      authors.map(
        ({ id }) =>
          () =>
            world.app.community.followUser(fan.actor, id),
      ),
    );
    expect([done, codes, faults]).toEqual([60, ['social.action_limit'], []]);
    expect(await figures(fan.id)).toEqual([0, 60]);
  });
});
