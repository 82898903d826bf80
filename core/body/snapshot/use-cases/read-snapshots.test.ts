import { describe, expect, it } from 'vitest';
import { system, type Actor } from '#core/access/actor/actor.ts';
import { noPublicFlags, type User } from '#core/people/account/user.ts';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { viewOf, type Ties } from '#core/body/snapshot/privacy.ts';
import { timelineWithPoints } from '#core/body/snapshot/views/series-points.ts';
import { day } from '#core/kernel/time.ts';
import { nextWeek, shiftWeek } from '#core/kernel/week.ts';
import { aCoach, aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { allPages } from '#fixtures/engine/suites/home.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, visitor, world } from '#fixtures/engine/world.ts';

const open = (gallery: boolean): Partial<User> => ({
  isPublic: true,
  publicFlags: { ...noPublicFlags, stats: true, body: true, strength: true, gallery },
});
const withHistory: Partial<User> = {
  isPublic: true,
  publicFlags: { ...noPublicFlags, stats: true, body: true, strength: true, history: true },
};

const sick = profileInputs({
  heartDisease: true,
  pastInjury: true,
  underTreatment: true,
  standardMealDay: 'Phở',
  restingHeartRate: 60,
});

const profileOf = (parts: Partial<User> = {}) => {
  const owner = aUser(parts);
  const medium = aMedium({ ownerId: owner.id });
  const snapshot = aSnapshot({
    userId: owner.id,
    inputs: sick,
    carriedOver: ['strength.heartDisease', 'body.neck'],
    media: [{ mediumId: medium.id, side: 'FRONT' }],
  });
  const here = world({ users: [owner], media: [medium], snapshots: [snapshot] });
  const look = (actor: Actor) => here.app.indicator.getSnapshot(actor, { id: snapshot.id, language: 'vi' });
  return { here, owner, snapshot, look };
};

describe('a physical profile', () => {
  it('is whole for its owner and for staff, whose look is written down', async () => {
    const { here, owner, look, snapshot } = profileOf();
    for (const actor of [actorFor(owner), staff]) {
      const seen = await look(actor);
      expect(seen.strength).toMatchObject({ heartDisease: true });
      expect(seen.media).toHaveLength(1);
      expect(seen.safetyFlags).toEqual(['HEART_DISEASE', 'UNDER_TREATMENT', 'PAST_INJURY']);
    }
    expect(here.rows('auditLog')).toMatchObject([
      {
        action: 'indicator.view',
        actor: staff.id,
        targetId: owner.id,
        after: { snapshotIds: [snapshot.id] },
      },
    ]);
  });

  it('is not there for others unless it is public and its stats are', async () => {
    const other = actorFor(aUser());
    for (const parts of [
      {},
      { isPublic: true },
      { isPublic: false, publicFlags: { ...noPublicFlags, stats: true, gallery: true } },
      { ...open(true), status: 'BAN' as const },
    ]) {
      const { look, here, owner, snapshot } = profileOf(parts);
      for (const actor of [visitor, other]) {
        await expect(look(actor)).rejects.toMatchObject({ code: 'indicator.not_found' });
        await expect(
          here.app.indicator.listSnapshots(actor, { userId: owner.id, language: 'vi' }),
        ).rejects.toMatchObject({ code: 'indicator.not_found' });
        await expect(
          here.app.indicator.compareWeeks(actor, { id: snapshot.id, otherId: snapshot.id, language: 'vi' }),
        ).rejects.toMatchObject({ code: 'indicator.not_found' });
      }
    }
  });

  it('gives others no answer of its owner, and the same whatever was answered about health and habits', async () => {
    const { look } = profileOf(open(true));
    const seen = await look(visitor);

    expect(seen).toMatchObject({ ...nothingMeasured, opened: ['body', 'strength'] });
    expect(seen.safetyFlags).toEqual([]);
    expect(seen.carriedOver).toEqual([]);
    expect(seen.notMeasured).toEqual([]);
    for (const hidden of ['targetHeartRate', 'maxHeartRate', 'tdee'])
      expect(seen.computed).not.toHaveProperty(hidden);
    expect(seen.computed['bmi']).toMatchObject({ value: expect.any(Number), formula: null, reason: null });
    expect(seen.isEditable).toBe(false);
    // The same words whether the answers were yes, no, or never given.
    const healthy = profileOf(open(true));
    const { id, userId, media, ...rest } = seen;
    await healthy.here.ports.reads.snapshots.update({
      ...healthy.snapshot,
      inputs: {
        body: { ...sick.body, activityLevel: 'VERY_HIGH' },
        strength: { ...sick.strength, heartDisease: null, pastInjury: false, underTreatment: null },
        lifestyle: { ...sick.lifestyle, smoking: null },
        nutrition: { ...sick.nutrition, standardMealDay: null, allergies: [] },
      },
      carriedOver: ['body.neck'],
      version: 2,
    });
    const { id: otherId, userId: otherUserId, media: otherMedia, ...otherRest } = await healthy.look(visitor);
    expect({ ...otherRest, version: 1 }).toEqual(rest);
    expect([id, userId, media]).not.toEqual([otherId, otherUserId, otherMedia]);
  });

  it('shows its pictures to its owner and to no stranger, whatever is open', async () => {
    const parts = {
      ...open(true),
      publicFlags: { ...noPublicFlags, ...withHistory.publicFlags, gallery: true },
    };
    const { look, owner } = profileOf(parts);
    for (const stranger of [visitor, actorFor(aUser())]) expect((await look(stranger)).media).toEqual([]);
    expect((await look(actorFor(owner))).media).toHaveLength(1);
  });

  it('is open to the coaches the reviews name, and to no other', async () => {
    const owner = aUser();
    const coach = aUser({ type: 'COACH' });
    const no = async () => false;
    const named: Ties = {
      mayCoachSee: async (coachId, memberId) => coachId === coach.id && memberId === owner.id,
      isFollower: no,
      isHidden: no,
    };
    expect(await viewOf(actorFor(coach), owner, named)).toMatchObject({ viewer: 'COACH', opened: null });
    expect(await viewOf(actorFor(aUser({ type: 'COACH' })), owner, named)).toBeNull();
    expect(await viewOf(actorFor({ ...coach, type: 'USER' }), owner, named)).toBeNull();
    expect(await viewOf(actorFor({ ...owner, status: 'HOLD' }), owner, named)).toBeNull();
  });

  it('asks visitors to sign in when they ask for their own', async () => {
    const { here } = profileOf();
    await expect(here.app.indicator.listSnapshots(visitor, { language: 'vi' })).rejects.toMatchObject({
      code: 'access.sign_in_required',
    });
  });
});

const season = (count: number, weight: (index: number) => number, carried: readonly number[] = []) => {
  const owner = aUser(withHistory);
  let week = '2026-W36';
  const snapshots = Array.from({ length: count }, (_, index) => {
    const snapshot = aSnapshot({
      userId: owner.id,
      week,
      inputs: profileInputs({ weight: weight(index), heartDisease: true }),
      carriedOver: carried.includes(index) ? ['body.weight'] : [],
    });
    week = nextWeek(week);
    return snapshot;
  });
  return { owner, snapshots };
};

describe('the timeline', () => {
  it('draws every number with its trend, its changes and its goal', async () => {
    const { owner, snapshots } = season(12, (index) => 76 - index / 2, [11]);
    const here = world({ users: [owner], snapshots });
    await here.ports.reads.goals.put(aGoal({ userId: owner.id, target: 68, startValue: 76 }));

    const { series, weeks, streak } = timelineWithPoints(
      await here.app.indicator.readTimeline(actorFor(owner), { range: 'all' }),
    );
    const weight = series.find(({ key }) => key === 'weight');

    expect(weeks).toHaveLength(12);
    expect(streak).toMatchObject({ current: 12, longest: 12, savedThisWeek: true, frozen: [] });
    expect(weight?.points).toHaveLength(12);
    expect(weight?.points.at(-1)).toMatchObject({ week: '2026-W47', value: 70.5, carriedOver: true });
    // The carried-over week counts for nothing: the last measurement is the week before.
    expect(weight?.sinceLast).toBeCloseTo(-0.5);
    expect(weight?.sinceStart).toBeCloseTo(-5);
    expect(weight?.goal).toMatchObject({ target: 68, reached: false, projectedDate: expect.any(String) });
    expect(weight).toMatchObject({ unit: 'kg', isPlateau: false });
    expect(series.find(({ key }) => key === 'bmi')?.points.at(-1)?.carriedOver).toBe(true);
    expect(new Set(series.map(({ key }) => key)).size).toBe(series.length);
  });

  it('gives the same week the same trend in every range', async () => {
    const { owner, snapshots } = season(12, (index) => 76 - index / 2);
    const here = world({ users: [owner], snapshots });
    const pointsOf = async (range: '4w' | 'all') =>
      timelineWithPoints(await here.app.indicator.readTimeline(actorFor(owner), { range })).series.find(
        ({ key }) => key === 'weight',
      )?.points ?? [];

    const short = await pointsOf('4w');
    expect(short).toHaveLength(5);
    expect(await pointsOf('all')).toEqual(expect.arrayContaining([...short]));
  });

  it('shows others no goal and no target heart rate', async () => {
    const { owner, snapshots } = season(4, () => 70);
    const here = world({ users: [owner], snapshots });
    await here.ports.reads.goals.put(aGoal({ userId: owner.id }));
    const { series } = await here.app.indicator.readTimeline(actorFor(aUser()), { userId: owner.id });
    expect(series.every(({ goal }) => goal === null)).toBe(true);
    expect(series.map(({ key }) => key)).not.toContain('targetHeartRate');
  });

  it('is empty for who never saved, and keeps a goal that waits for its first number', async () => {
    const user = aUser();
    const here = world({ users: [user] });
    await here.ports.reads.goals.put(aGoal({ userId: user.id, metric: 'runDistance', target: 2500 }));
    expect(await here.app.indicator.readTimeline(actorFor(user), {})).toEqual({
      series: [expect.objectContaining({ key: 'runDistance', values: [], sinceStart: null })],
      weeks: [],
      streak: { current: 0, longest: 0, savedThisWeek: false, frozen: [], hasFreezeLeft: false },
    });
  });
});

describe('two weeks side by side', () => {
  it('differ by what was measured and computed', async () => {
    const { owner, snapshots } = season(2, (index) => 76 - index);
    const [from, to] = snapshots;
    const { app } = world({ users: [owner], snapshots });
    const compared = await app.indicator.compareWeeks(actorFor(owner), {
      id: from!.id,
      otherId: to!.id,
      language: 'en',
    });

    expect(compared.from.week).toBe('2026-W36');
    expect(compared.rows.find(({ key }) => key === 'weight')).toMatchObject({
      section: 'body',
      unit: 'kg',
      from: 76,
      to: 75,
      delta: -1,
    });
    expect(compared.rows.find(({ key }) => key === 'targetHeartRate')?.to).toMatch(/^\d+–\d+$/);
    const keys = compared.rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are one member’s, and hide from others what one week hides', async () => {
    const { owner, snapshots } = season(2, () => 70);
    const stranger = season(1, () => 70);
    const { app } = world({
      users: [owner, stranger.owner],
      snapshots: [...snapshots, ...stranger.snapshots],
    });
    const ids = { id: snapshots[0]!.id, otherId: snapshots[1]!.id };
    const { rows } = await app.indicator.compareWeeks(visitor, { ...ids, language: 'vi' });
    const hidden = ['heartDisease', 'pastInjury', 'underTreatment', 'targetHeartRate', 'standardMealDay'];
    expect(rows.filter(({ key }) => hidden.includes(key))).toEqual([]);
    await expect(
      app.indicator.compareWeeks(staff, { ...ids, otherId: stranger.snapshots[0]!.id, language: 'vi' }),
    ).rejects.toMatchObject({ code: 'indicator.not_found' });
  });
});

describe('staff', () => {
  it('list everybody’s weeks without pictures, and open one with them', async () => {
    const { here, snapshot, owner } = profileOf();
    const request = {
      sort: { field: 'createdAt', order: 'DESC' },
      from: 0,
      to: 24,
      filter: {},
    } as const;
    const { rows } = await here.app.indicator.listAllSnapshots(staff, { request, language: 'vi' });
    expect(rows).toMatchObject([{ id: snapshot.id, userName: owner.fullname, media: [] }]);
    const seen = await here.app.indicator.viewSnapshot(staff, { id: snapshot.id, language: 'vi' });
    expect(seen).toMatchObject({ userEmail: owner.email, media: [{ side: 'FRONT' }] });
    expect(here.rows('auditLog')).toHaveLength(1);
    await expect(
      here.app.indicator.viewSnapshot(actorFor(owner), { id: snapshot.id, language: 'vi' }),
    ).rejects.toMatchObject({ code: 'access.not_authorized' });
  });
});

describe('the weekly reminder', () => {
  it('comes at the member’s own hour, once a week, and not to who has saved', async () => {
    // Friday 20 November, noon in Vietnam.
    const friday = { enabled: true, weekday: 5, hour: 12 };
    const late = aUser({ reminder: friday });
    const done = aUser({ reminder: friday });
    const off = aUser({ reminder: { ...friday, enabled: false } });
    const here = world({
      users: [late, done, off],
      snapshots: [aSnapshot({ userId: done.id, week: '2026-W47' })],
    });

    here.clock.set(new Date(noon.getTime() - 60_000));
    expect(await here.app.indicator.remindWeekly(system)).toEqual({ reminded: 0 });
    here.clock.set(noon);
    expect(await here.app.indicator.remindWeekly(system)).toEqual({ reminded: 1 });
    expect(await here.app.indicator.remindWeekly(system)).toEqual({ reminded: 0 });
    here.clock.forward(7 * day);
    expect(await here.app.indicator.remindWeekly(system)).toEqual({ reminded: 2 });
    expect(here.events('snapshot.reminder_due').map(({ userId, week }) => [userId, week])).toEqual([
      [late.id, '2026-W47'],
      [late.id, '2026-W48'],
      [done.id, '2026-W48'],
    ]);
  });

  it('is listed to a coach for its newest hundred weeks, however it is paged; to its owner whole', async () => {
    const owner = aUser();
    const coach = aCoach();
    const weeks = Array.from({ length: 103 }, (_, index) => shiftWeek('2026-W47', -index));
    const snapshots = weeks.map((week) => aSnapshot({ userId: owner.id, week }));
    const review = aWaitingReview({
      memberId: owner.id,
      coachId: coach.id,
      snapshotId: snapshots[0]?.id ?? '',
    });
    const { app } = world({ users: [owner, coach], snapshots, reviews: [review] });
    const listed = async (actor: Actor, limit: number) => {
      const pages = await allPages((cursor) =>
        app.indicator.listSnapshots(actor, { userId: owner.id, limit, cursor, language: 'vi' }),
      );
      return pages.flat().map(({ week }) => week);
    };
    for (const limit of [30, 50, 100]) {
      expect(await listed(actorFor(coach), limit)).toEqual(weeks.slice(0, 100));
      expect(await listed(actorFor(owner), limit)).toEqual(weeks);
    }
    const timeline = await app.indicator.readTimeline(actorFor(coach), { userId: owner.id });
    expect(timeline.weeks).toHaveLength(100);
  });
});
