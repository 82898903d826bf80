import { describe, expect, it } from 'vitest';
import { noPublicFlags, type User } from '#core/people/account/user.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, system, visitor, world, type World } from '#fixtures/engine/world.ts';

const open = { isPublic: true, publicFlags: { ...noPublicFlags, followers: true } };
const an = aUser({ id: 'an', fullname: 'An', ...open, createdAt: after(noon, -30 * day) });
const binh = aUser({ id: 'binh', fullname: 'Bình', ...open });
const chi = aUser({ id: 'chi', fullname: 'Chi', ...open });
const dung = aUser({ id: 'dung', fullname: 'Dũng' });
const [asAn, asBinh, asChi, asDung] = [an, binh, chi, dung].map((user) => actorFor(user));
const people = [an, binh, chi, dung];
const seededWorld = (users: readonly User[] = people) => world({ users: [...users] });
if (!asAn || !asBinh || !asChi || !asDung) throw new Error('Four people');

const figuresOf = async ({ ports }: World, id: string) => {
  const counts = (await ports.reads.socialCounts.of([id])).get(id);
  return [counts?.followers, counts?.following];
};
const namesOf = (lines: readonly Readonly<{ person: Readonly<{ name: string }> }>[]) =>
  lines.map(({ person }) => person.name);

describe('a follow', () => {
  it('is for open profiles, not for oneself, and counts once however often it is asked for', async () => {
    const testWorld = seededWorld();
    const { followUser, unfollowUser } = testWorld.app.community;
    for (let time = 0; time < 3; time += 1) await followUser(asAn, 'binh');
    expect(await figuresOf(testWorld, 'binh')).toEqual([1, 0]);
    expect(await figuresOf(testWorld, 'an')).toEqual([0, 1]);
    expect(testWorld.events('follow.added')).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await unfollowUser(asAn, 'binh');
    expect(await figuresOf(testWorld, 'binh')).toEqual([0, 0]);
    expect(testWorld.events('follow.removed')).toHaveLength(1);
    expect(await refusalOf(followUser(asAn, 'an'))).toBe('user.cannot_follow_self');
    expect(await refusalOf(followUser(asAn, 'dung'))).toBe('user.not_public');
    expect(await refusalOf(followUser(asAn, 'nobody'))).toBe('user.not_found');
    expect(await refusalOf(followUser(visitor, 'an'))).toBe('access.sign_in_required');
  });

  it('stays when the followee closes the profile', async () => {
    const testWorld = seededWorld();
    const { community, account } = testWorld.app;
    await community.followUser(asAn, 'binh');
    await account.updateMe(asBinh, { isPublic: false });
    expect(await figuresOf(testWorld, 'binh')).toEqual([1, 0]);
    const { items } = await community.listFollowing(asAn, { userId: 'an' });
    // By name, without a link to a profile that is closed.
    expect(items).toMatchObject([{ person: { name: 'Bình', profileLink: null, username: null } }]);
    await community.followUser(asAn, 'binh');
    expect(await refusalOf(community.followUser(asChi, 'binh'))).toBe('user.not_public');
  });

  it('stops at the number the site allows', async () => {
    const testWorld = seededWorld();
    const { ports, app } = testWorld;
    await ports.transaction(async ({ settings }) => {
      const stored = await settings.lock();
      await settings.put({
        ...stored,
        version: stored.version + 1,
        settings: { ...stored.settings, followeesMax: 1 },
      });
    });
    await app.community.followUser(asAn, 'binh');
    expect(await refusalOf(app.community.followUser(asAn, 'chi'))).toBe('follow.limit');
  });

  it('of a new account waits after 20 in an hour, of an older one after 60', async () => {
    const many = Array.from({ length: 62 }, (_, number) => aUser({ id: `p${number}`, isPublic: true }));
    const testWorld = seededWorld([...people, ...many]);
    const { app, ports } = testWorld;
    const follow = (actor: typeof asAn, number: number) => app.community.followUser(actor, `p${number}`);
    for (let number = 0; number < 20; number += 1) await follow(asBinh, number);
    expect(await refusalOf(follow(asBinh, 20))).toBe('social.new_account_limit');
    await ports.transaction(({ socialCounts }) => socialCounts.add('an', { posts: 3 }));
    for (let number = 0; number < 60; number += 1) await follow(asAn, number);
    expect(await refusalOf(follow(asAn, 60))).toBe('social.action_limit');
    expect(await figuresOf(testWorld, 'an')).toEqual([0, 60]);
  });

  it.each([
    ['an older account', 3, 200, 60, 'social.action_limit'],
    ['a new account', 0, 50, 20, 'social.new_account_limit'],
  ] as const)(
    'of %s waits for the next day after so many in one',
    async (_account, posts, aDay, anHour, code) => {
      const many = Array.from({ length: aDay + 1 }, (_, number) =>
        aUser({ id: `p${number}`, isPublic: true }),
      );
      const testWorld = seededWorld([...people, ...many]);
      const { app, ports, clock } = testWorld;
      await ports.transaction(({ socialCounts }) => socialCounts.add('an', { posts }));
      const follow = (number: number) => app.community.followUser(asAn, `p${number}`);
      for (let number = 0; number < aDay; number += 1) {
        if (number > 0 && number % anHour === 0) clock.forward(hour);
        await follow(number);
      }
      clock.forward(hour);
      expect(await refusalOf(follow(aDay))).toBe(code);
      expect(await figuresOf(testWorld, 'an')).toEqual([0, aDay]);
      clock.forward(day);
      expect(await follow(aDay)).toEqual({ following: true });
    },
  );

  it('has a bell only while it lasts', async () => {
    const { app, ports } = seededWorld();
    const { ringBell, silenceBell, followUser } = app.community;
    expect(await refusalOf(ringBell(asAn, 'binh'))).toBe('user.not_allowed');
    expect(await silenceBell(asAn, 'binh')).toEqual({ bell: false });
    await followUser(asAn, 'binh');
    expect(await ringBell(asAn, 'binh')).toEqual({ bell: true });
    expect(await ports.reads.follows.bellsOf('binh', null, 9)).toEqual(['an']);
  });

  it('can be ended by the one who is followed', async () => {
    const testWorld = seededWorld();
    await testWorld.app.community.followUser(asAn, 'binh');
    for (let time = 0; time < 2; time += 1) await testWorld.app.community.removeFollower(asBinh, 'an');
    expect(await figuresOf(testWorld, 'binh')).toEqual([0, 0]);
  });
});

describe('the lists', () => {
  it('open by their owner’s flag; owners and staff see them anyway', async () => {
    const { app } = seededWorld([an, binh, { ...chi, publicFlags: noPublicFlags }, dung]);
    const { followUser, listFollowers, listFollowing } = app.community;
    await followUser(asAn, 'chi');
    await followUser(asAn, 'binh');
    await followUser(asBinh, 'an');
    const ofAn = await listFollowing(asBinh, { userId: 'an' });
    expect(namesOf(ofAn.items).toSorted()).toEqual(['Bình', 'Chi']);
    expect(await listFollowers(asAn, { userId: 'binh' })).toMatchObject({
      items: [{ following: false, followsMe: false, person: { isOwn: true } }],
    });
    expect(await listFollowers(asBinh, { userId: 'an' })).toMatchObject({
      items: [{ person: { isOwn: true } }],
    });
    expect(namesOf((await listFollowing(visitor, { userId: 'an' })).items)).toHaveLength(2);
    for (const reader of [asBinh, visitor])
      expect(await refusalOf(listFollowers(reader, { userId: 'chi' }))).toBe('user.not_public');
    for (const reader of [asChi, staff])
      expect(namesOf((await listFollowers(reader, { userId: 'chi' })).items)).toEqual(['An']);
    expect(await refusalOf(listFollowers(asAn, { userId: 'dung' }))).toBe('user.not_found');
    expect((await listFollowers(asDung, { userId: 'dung' })).items).toEqual([]);
  });

  it('of blocks and mutes are their owner’s, and name people so that it can be undone', async () => {
    const { app, clock } = seededWorld();
    const { blockUser, muteUser, listBlocks, listMutes, unblockUser, unmuteUser } = app.community;
    await blockUser(asAn, 'binh');
    await muteUser(asAn, { userId: 'chi', days: 1 });
    expect(namesOf((await listBlocks(asAn, {})).items)).toEqual(['Bình']);
    expect((await listMutes(asAn, {})).items).toMatchObject([
      { person: { name: 'Chi' }, until: after(noon, day) },
    ]);
    expect((await listBlocks(asBinh, {})).items).toEqual([]);
    clock.forward(day);
    expect((await listMutes(asAn, {})).items).toEqual([]);
    await unblockUser(asAn, 'binh');
    await unmuteUser(asAn, 'chi');
    expect((await listBlocks(asAn, {})).items).toEqual([]);
    for (const work of [blockUser(asAn, 'an'), muteUser(asAn, { userId: 'an', days: null })])
      expect(await refusalOf(work)).toBe('user.not_allowed');
    for (const work of [blockUser(asAn, 'nobody'), muteUser(asAn, { userId: 'nobody', days: null })])
      expect(await refusalOf(work)).toBe('user.not_found');
  });
});

describe('an author', () => {
  it('becomes broad above 1,000 followers and is no longer below 800', async () => {
    const { app, ports } = seededWorld();
    const isBroad = async () => (await ports.reads.socialCounts.of(['binh'])).get('binh')?.broad;
    const change = (followers: number) =>
      ports.transaction(({ socialCounts }) => socialCounts.add('binh', { followers }));
    await app.community.followUser(asAn, 'binh');
    await change(999);
    expect([await app.community.switchBroad(system), await isBroad()]).toEqual([{ switched: 0 }, false]);
    await change(1);
    expect([await app.community.switchBroad(system), await isBroad()]).toEqual([{ switched: 1 }, true]);
    expect((await ports.reads.follows.find('an', 'binh'))?.pulled).toBe(true);
    await change(-201);
    expect([await app.community.switchBroad(system), await isBroad()]).toEqual([{ switched: 0 }, true]);
    await change(-1);
    expect([await app.community.switchBroad(system), await isBroad()]).toEqual([{ switched: 1 }, false]);
    expect((await ports.reads.follows.find('an', 'binh'))?.pulled).toBe(false);
    expect(await refusalOf(app.community.switchBroad(asAn))).toBe('access.not_authorized');
  });
});

describe('notices of follows', () => {
  const noticed = async (testWorld: World) => {
    await testWorld.app.events.handleEvents(system);
    return testWorld
      .rows('notifications')
      .map(({ userId, type, params, count }) => [userId, type, params['user'], count]);
  };

  it('are one line that names the last one, withdrawn by unfollowing', async () => {
    const testWorld = seededWorld();
    const { followUser, unfollowUser } = testWorld.app.community;
    await followUser(asAn, 'chi');
    await followUser(asBinh, 'chi');
    expect(await noticed(testWorld)).toEqual([['chi', 'FOLLOW', 'Bình', 2]]);
    expect(testWorld.rows('mails')).toHaveLength(1);
    await unfollowUser(asBinh, 'chi');
    expect(await noticed(testWorld)).toEqual([['chi', 'FOLLOW', 'An', 1]]);
    await unfollowUser(asAn, 'chi');
    expect(await noticed(testWorld)).toEqual([]);
  });

  it('are not made for a follow that is over before anybody is noticed, nor for who is muted or blocked', async () => {
    const testWorld = seededWorld();
    const { followUser, unfollowUser, muteUser, blockUser } = testWorld.app.community;
    await followUser(asAn, 'chi');
    await unfollowUser(asAn, 'chi');
    expect(await noticed(testWorld)).toEqual([]);
    await muteUser(asChi, { userId: 'binh', days: null });
    await followUser(asBinh, 'chi');
    expect(await noticed(testWorld)).toEqual([]);
    await followUser(asAn, 'chi');
    expect(await noticed(testWorld)).toEqual([['chi', 'FOLLOW', 'An', 1]]);
    await blockUser(asAn, 'chi');
    expect(await noticed(testWorld)).toEqual([]);
  });

  it('tell of an unfollow only who asked for it, and not of one within ten minutes', async () => {
    const testWorld = seededWorld();
    const { app, clock } = testWorld;
    const { followUser, unfollowUser, removeFollower } = app.community;
    const afterMinutes = async (minutes: number) => {
      await followUser(asAn, 'chi');
      clock.forward(minutes * minute);
      await unfollowUser(asAn, 'chi');
      return noticed(testWorld);
    };
    expect(await afterMinutes(11)).toEqual([]);
    await app.notification.setNotificationSettings(asChi, [
      { category: 'un_follow', inApp: true, email: false },
    ]);
    expect(await afterMinutes(9)).toEqual([]);
    await followUser(asAn, 'chi');
    clock.forward(11 * minute);
    await removeFollower(asChi, 'an');
    expect(await noticed(testWorld)).toEqual([]);
    expect(await afterMinutes(11)).toEqual([['chi', 'UN_FOLLOW', 'An', 1]]);
  });
});

describe('suggestions', () => {
  it('are there before the first night and after it, and stay away once dismissed', async () => {
    const coach = aUser({ id: 'coach', type: 'COACH', isPublic: true, fullname: 'Cô Giang' });
    const neighbour = aUser({ id: 'near', fullname: 'Hà', ...open, suggestible: true, city: 'Huế' });
    const { app } = seededWorld([{ ...an, city: 'huế' }, binh, coach, neighbour]);
    const { listSuggestions, suggestPeople, dismissSuggestion, followUser } = app.community;
    const suggested = async () =>
      (await listSuggestions(asAn)).map(({ person, reason }) => [person.id, reason]);
    const both = [
      ['near', 'SAME_CITY'],
      ['coach', 'COACH'],
    ];
    expect(await suggested()).toEqual(both);
    expect(await suggestPeople(system)).toEqual({ members: 5 });
    expect(await suggested()).toEqual(both);
    await followUser(asAn, 'coach');
    expect(await suggested()).toEqual([['near', 'SAME_CITY']]);
    await dismissSuggestion(asAn, 'near');
    await suggestPeople(system);
    expect(await suggested()).toEqual([]);
    expect(await refusalOf(suggestPeople(asAn))).toBe('access.not_authorized');
    expect(await dismissSuggestion(asAn, 'nobody')).toEqual({ dismissed: true });
  });
});
