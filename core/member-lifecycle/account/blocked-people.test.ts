import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { noPublicFlags } from '#core/people/account/user.ts';
import { aCoach, anAnsweredReview } from '#fixtures/coaching/coaches.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, world } from '#fixtures/engine/world.ts';

const stats = { ...noPublicFlags, stats: true, history: true, members: true };
const coach = aCoach({ id: 'coach', username: 'khoa.coach', isPublic: true, publicFlags: stats });
const member = aUser({ id: 'member', fullname: 'Hoà', isPublic: true, publicFlags: stats });
const other = aUser({ id: 'other', fullname: 'Lan', isPublic: true });
const [asCoach, asMember, asOther] = [actorFor(coach), actorFor(member), actorFor(other)];

const seededWorld = () => {
  const here = world({
    users: [coach, member, other],
    snapshots: [
      aSnapshot({ userId: 'member', week: '2026-W46' }),
      aSnapshot({ userId: 'coach', week: '2026-W46' }),
    ],
  });
  const review = anAnsweredReview({
    memberId: 'member',
    coachId: 'coach',
    snapshotId: 'w',
    approvedAt: noon,
  });
  here.store.committed.table('reviews').set(review.id, review);
  return here;
};

describe('two who blocked each other', () => {
  it.each([
    ['the member', asMember, 'coach'],
    ['the coach', asCoach, 'member'],
  ] as const)('by %s, are nowhere for each other', async (_, blocker, blockedId) => {
    const { app } = seededWorld();
    const { account, coaching, community, indicator } = app;
    await community.blockUser(blocker, blockedId);

    expect(await refusalOf(account.getPublicProfile(asMember, { idOrUsername: 'coach' }))).toBe(
      'user.not_found',
    );
    expect(await refusalOf(account.getPublicProfile(asCoach, { idOrUsername: 'member' }))).toBe(
      'user.not_found',
    );
    const named = { idOrUsername: 'khoa.coach' };
    expect(await refusalOf(coaching.getCoach(asMember, named))).toBe('review.coach_not_found');
    expect(await refusalOf(coaching.listCoachRatings(asMember, named))).toBe('review.coach_not_found');
    expect(await refusalOf(coaching.getRequestForm(asMember, named))).toBe('review.coach_not_found');
    const asked = { coachId: 'coach', indicatorId: 'week', type: 'ALL', answers: [] } as const;
    expect(await refusalOf(coaching.requestReview(asMember, asked))).toBe('review.coach_not_found');
    expect((await coaching.listCoaches(asMember, {})).total).toBe(0);
    expect(await refusalOf(indicator.listSnapshots(asMember, { userId: 'coach', language: 'vi' }))).toBe(
      'indicator.not_found',
    );
    expect(await refusalOf(community.followUser(asMember, 'coach'))).toBe('user.not_found');
    expect(await community.readPresences(asMember, ['coach'])).toEqual([
      { id: 'coach', activityStatus: 'OFFLINE' },
    ]);
    expect(await community.findMentionable(asMember, coach.fullname)).toEqual([]);
  });

  it('are there for everybody else, and for staff', async () => {
    const { app } = seededWorld();
    await app.community.blockUser(asMember, 'coach');
    for (const reader of [asOther, visitor, staff]) {
      expect((await app.account.getPublicProfile(reader, { idOrUsername: 'member' })).id).toBe('member');
      expect((await app.coaching.getCoach(reader, { idOrUsername: 'coach' })).id).toBe('coach');
    }
  });

  it('keep the review that is between them: the coach sees its weeks', async () => {
    const { app } = seededWorld();
    await app.community.blockUser(asMember, 'coach');
    const { items } = await app.indicator.listSnapshots(asCoach, { userId: 'member', language: 'vi' });
    expect(items).toHaveLength(1);
  });
});

describe('a coach’s page', () => {
  it('says how many members were answered, and names those who agreed, while the coach’s flag is on', async () => {
    const { app, store } = seededWorld();
    const silent = anAnsweredReview({
      memberId: 'other',
      coachId: 'coach',
      snapshotId: 'w',
      approvedAt: noon,
    });
    store.committed.table('reviews').set(silent.id, silent);
    const membersFor = async (reader: typeof asOther) =>
      (await app.coaching.getCoach(reader, { idOrUsername: 'coach' })).members;
    expect(await membersFor(asOther)).toMatchObject({ count: 2, shown: [{ id: 'member', name: 'Hoà' }] });
    await app.community.blockUser(asMember, 'other');
    expect(await membersFor(asOther)).toMatchObject({ count: 2, shown: [] });
    await app.account.updateMe(asCoach, { publicFlags: { members: false } });
    expect(await membersFor(asOther)).toBeNull();
  });

  it('and a profile show figures where the flag opens them, and how the reader stands to the person', async () => {
    const { app } = seededWorld();
    await app.community.followUser(asOther, 'coach');
    await app.community.ringBell(asOther, 'coach');
    await app.community.muteUser(asOther, { userId: 'coach', days: 7 });
    const of = async (reader: typeof asOther | typeof visitor) =>
      (await app.coaching.getCoach(reader, { idOrUsername: 'coach' })).social;
    const tie = { following: true, bell: true, followsMe: false, muted: true, blocked: false };
    expect(await of(asOther)).toMatchObject({ figures: null, tie });
    expect(await of(visitor)).toEqual({ figures: null, tie: null });
    await app.account.updateMe(asCoach, { publicFlags: { followers: true } });
    expect((await of(visitor)).figures).toEqual({ followers: 1, following: 0, posts: 0 });
    const profile = await app.account.getPublicProfile(asOther, { idOrUsername: 'coach' });
    expect(profile.social).toEqual(await of(asOther));
  });
});
