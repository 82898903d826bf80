import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeasured, pathOf, readField, type ProfileInputs } from '#core/body/indicator/fields.ts';
import { validateInputs } from '#core/body/indicator/validation.ts';
import { inputsWith } from '#core/body/snapshot/draft-values.ts';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { day } from '#core/kernel/time.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { anyInputs, profileInputs } from '#fixtures/body/profiles.ts';
import { aGoal, aSnapshot } from '#fixtures/body/snapshots.ts';
import { aCoach, anAnsweredReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { hashOf } from '#fixtures/engine/ports.ts';
import { actorFor, refusalOf, system, visitor, world, type World } from '#fixtures/engine/world.ts';
import { aBroughtAnswer, broughtTo, downloaded, readFrom } from '#fixtures/member-lifecycle/archives.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { isNothingNew } from './bring-archive.ts';

const thisWeek = '2026-W47';

type Content = Pick<Snapshot, 'week' | 'inputs'> & Partial<Snapshot>;

/** Another server, where a person has saved these weeks; what they download there. */
const archiveWith = async (weeks: readonly Content[], parts: Parameters<typeof world>[0] = {}) => {
  const user = aUser({ id: 'elsewhere' });
  const there = world({
    ...parts,
    users: [user, ...(parts.users ?? [])],
    snapshots: weeks.map((week) => aSnapshot({ userId: user.id, ...week })),
  });
  return downloaded(there.app, actorFor(user));
};

const here = (weeks: readonly Content[] = [], parts: Parameters<typeof world>[0] = {}) => {
  const user = aUser({ id: 'here' });
  const server = world({
    users: [user],
    snapshots: weeks.map((week) => aSnapshot({ userId: user.id, ...week })),
    transfers: [aTransfer({ userId: user.id, amount: 1000 })],
    ...parts,
  });
  return { server, user, actor: actorFor(user) };
};

const required = { age: 31, gender: 'FEMALE', height: 162, weight: 63 } as const;
const savable = anyInputs
  .map((inputs) => inputsWith(inputs, required))
  .filter((inputs) => validateInputs(inputs).length === 0);

/** Weeks of the last year, in order, some with values that were carried over. */
const someWeeks = fc
  .uniqueArray(fc.record({ ago: fc.nat(50), inputs: savable, carries: fc.boolean() }), {
    selector: ({ ago }) => ago,
    maxLength: 8,
  })
  .map((rows) =>
    rows.map(({ ago, inputs, carries }) => ({
      week: shiftWeek(thisWeek, -ago),
      inputs,
      carriedOver: carries && isMeasured(readField(inputs, 'waist')) ? [pathOf('waist')] : [],
    })),
  );

const contentOf = (data: Record<string, unknown>) =>
  (data['snapshots'] as readonly Snapshot[]).map(({ week, standard, inputs, carriedOver }) => ({
    week,
    standard,
    inputs,
    carriedOver,
  }));

const goals = [
  aGoal({ userId: 'elsewhere', metric: 'weight', target: 58 }),
  aGoal({ userId: 'elsewhere', metric: 'waist', target: 74, startValue: null }),
];

/** All that weeks saved here are worth. */
const earned = async ({ server, actor }: ReturnType<typeof here>) => {
  const { coin, indicator } = server.app;
  const input = { ...profileInputs(), media: [], language: 'vi' } as const;
  const [wallet, rewards, home, { fee, isUpdate }] = [
    await coin.getWallet(actor),
    await coin.listRewards(actor),
    await indicator.readHome(actor),
    await indicator.previewSnapshot(actor, input),
  ];
  const timeline = await indicator.readTimeline(actor, { range: 'all' });
  return {
    wallet,
    rewards,
    streak: home.streak,
    shownStreak: timeline.streak,
    fee,
    isUpdate,
    postings: server.rows('postings'),
    claims: server.rows('rewardClaims'),
    saved: server.events('snapshot.saved'),
  };
};

describe('weeks brought along', () => {
  it('are the same on the other server, and in the archive that is downloaded there', async () => {
    await fc.assert(
      fc.asyncProperty(
        someWeeks.filter(({ length }) => length > 0),
        async (weeks) => {
          const data = await archiveWith(weeks, { goals });
          const { server, actor } = here();
          const report = await broughtTo(server.app, actor, readFrom(data));
          expect(report.weeks.ADDED).toBe(weeks.length);
          const again = await downloaded(server.app, actor);
          expect(contentOf(again)).toEqual(contentOf(data));
          expect(again['goals']).toEqual(data['goals']);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('change neither coins nor rewards, streak nor fees, whatever is here and whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(someWeeks, someWeeks, fc.boolean(), async (own, theirs, takesAll) => {
        const read = readFrom(await archiveWith(theirs, { goals }));
        const opened = here(own);
        const before = await earned(opened);
        const choice = {
          weeks: new Set(takesAll ? theirs.map(({ week }) => week).filter((week) => week < thisWeek) : []),
          goals: new Set(['weight' as const]),
        };
        await broughtTo(opened.server.app, opened.actor, read, { choice });
        expect(await earned(opened)).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('are brought once: a second time nothing is new, also from a later download', async () => {
    await fc.assert(
      fc.asyncProperty(someWeeks, someWeeks, async (own, theirs) => {
        const read = readFrom(await archiveWith(theirs, { goals }));
        const { server, actor } = here(own);
        await broughtTo(server.app, actor, read);
        const first = server.rows('snapshots');
        const again = await broughtTo(server.app, actor, {
          ...read,
          source: { ...read.source, exportId: 'later' },
        });
        expect(isNothingNew(again)).toBe(true);
        expect(server.rows('snapshots')).toEqual(first);
        expect(new Set(first.map(({ week }) => week)).size).toBe(first.length);
      }),
      { numRuns: 30 },
    );
  });

  it('come to the same end when they are broken off anywhere and brought again', async () => {
    const weeks = Array.from({ length: 17 }, (_, index) => ({
      week: shiftWeek(thisWeek, -index),
      inputs: profileInputs({ weight: 60 + index / 10 }),
    }));
    const read = readFrom(await archiveWith(weeks, { goals }));
    const whole = here();
    await broughtTo(whole.server.app, whole.actor, read);
    const wanted = contentOf(await downloaded(whole.server.app, whole.actor));
    for (let breaksAfter = 0; breaksAfter < 5; breaksAfter += 1) {
      const { server, actor } = here();
      await expect(broughtTo(server.app, actor, read, { breaksAfter })).rejects.toThrow('the line broke');
      expect(server.rows('snapshots')).toHaveLength(Math.min(breaksAfter * 5, 17));
      await broughtTo(server.app, actor, read);
      expect(contentOf(await downloaded(server.app, actor))).toEqual(wanted);
    }
  });

  it('say what they are wherever they are shown, and are shown like every other', async () => {
    const old = { week: '2026-W20', inputs: profileInputs({ weight: 80 }) };
    const { server, actor, user } = here([{ week: '2026-W46', inputs: profileInputs({ weight: 70 }) }]);
    await broughtTo(server.app, actor, readFrom(await archiveWith([old])));
    const { indicator } = server.app;
    const { weeks, series } = await indicator.readTimeline(actor, { range: 'all' });
    expect(weeks.map(({ week, isBrought }) => [week, isBrought])).toEqual([
      ['2026-W20', true],
      ['2026-W46', false],
    ]);
    expect(series.find(({ key }) => key === 'weight')).toMatchObject({ sinceStart: -10 });
    const listed = await indicator.listSnapshots(actor, { language: 'vi' });
    expect(listed.items.map(({ isBrought }) => isBrought)).toEqual([false, true]);
    expect(server.events('snapshot.saved')).toEqual([]);
    expect(await server.ports.reads.snapshots.savedWeeksOf(user.id)).toEqual(['2026-W46']);
  });
});

describe('who reads weeks knows which were brought', () => {
  const five = Array.from({ length: 5 }, (_, index) => ({
    week: shiftWeek(thisWeek, -index),
    inputs: profileInputs({ weight: 70 - index }),
  }));
  const opened = async () => {
    const start = here([], {
      reviews: [
        anAnsweredReview({
          memberId: 'here',
          coachId: 'coach',
          snapshotId: 'old',
          week: '2026-W40',
          approvedAt: noon,
          price: 0,
          reply: {
            notes: [],
            targets: [
              {
                id: 't1',
                metric: 'weight',
                direction: 'DECREASE',
                value: 69,
                weeks: 20,
                startValue: 80,
                dueDate: '2027-02-20',
                status: 'OPEN',
                lastWeek: null,
                lastValue: null,
              },
            ],
          },
        }),
      ],
    });
    await broughtTo(start.server.app, start.actor, readFrom(await archiveWith(five)));
    return start;
  };

  it('no shared streak, no weeks on the profile, none in the recap; their numbers are there', async () => {
    const { server, actor, user } = await opened();
    const card = server.app.community.previewCard(actor, { kind: 'STREAK', sourceId: 'streak', fields: [] });
    expect(await refusalOf(card)).toBe('feed.card_invalid');
    const profile = await server.app.account.getPublicProfile(actor, { idOrUsername: user.id });
    expect(profile.stats).toMatchObject({ weeks: 0, streak: 0, latest: { isBrought: true } });
    const home = await server.app.indicator.readHome(actor);
    expect([home.weekCount, home.streak.current, home.series?.points.length]).toEqual([5, 0, 5]);
    const { recap } = await server.app.indicator.readRecap(actor, {});
    expect(recap).toBeNull();
  });

  it('the week is not saved, no letter is written, no target of a coach is judged, and staff count none', async () => {
    const { server } = await opened();
    await server.app.coaching.judgeTargets(system);
    expect(server.rows('reviews')[0]?.reply?.targets[0]?.status).toBe('OPEN');
    expect(server.rows('weeklySummaries')).toEqual([]);
    const { rewardClaims, overview } = server.ports.reads;
    expect(await rewardClaims.isWeekSaved('here', thisWeek)).toBe(false);
    const weeks = { thisMonday: '2026-11-16', lastMonday: '2026-11-09', startedAt: noon };
    expect((await overview.figures(weeks)).snapshots).toEqual({ total: 0, thisWeek: 0, lastWeek: 0 });
  });
});

describe('a week that is here already', () => {
  const ours = (week: string) => ({ week, inputs: profileInputs({ weight: 70 }) });
  const theirs = (week: string) => ({ week, inputs: profileInputs({ weight: 75, waist: 90 }) });
  const weightIn = (server: World, week: string) =>
    server.rows('snapshots').find((one) => one.week === week)?.inputs.body.weight;

  it('stays as it is unless the member asks for the other one', async () => {
    const { server, actor } = here([ours(thisWeek)]);
    const read = readFrom(await archiveWith([theirs(thisWeek)]));
    const left = await broughtTo(server.app, actor, read);
    expect([left.weeks.LEFT, weightIn(server, thisWeek)]).toEqual([1, 70]);
    const choice = { weeks: new Set([thisWeek]), goals: new Set<never>() };
    const taken = await broughtTo(server.app, actor, read, { choice });
    expect([taken.weeks.REPLACED, weightIn(server, thisWeek)]).toEqual([1, 75]);
    // It was saved here, and still is.
    expect(server.rows('snapshots')[0]).toMatchObject({ broughtAt: null, version: 2 });
  });

  it('is never changed when it was saved here and is over', async () => {
    const { server, actor } = here([ours('2026-W40')]);
    const read = readFrom(await archiveWith([theirs('2026-W40')]));
    const choice = { weeks: new Set(['2026-W40']), goals: new Set<never>() };
    const preview = await server.app.indicator.previewArchive(actor, {
      weeks: read.weeks.map((week) => ({ ...week, sides: [] })),
      goals: [],
      answers: [],
    });
    expect(preview.weeks).toMatchObject([
      {
        standing: 'LOCKED',
        differences: { numbers: [{ key: 'weight', here: 70, brought: 75 }, { key: 'waist' }] },
      },
    ]);
    await broughtTo(server.app, actor, read, { choice });
    // Also for a client that asks all the same.
    const [week] = read.weeks;
    const kept = await server.app.indicator.keepArchive(actor, {
      weeks: [{ ...week!, media: [], replace: true }],
      goals: [],
      answers: [],
    });
    expect(kept.weeks).toEqual([{ week: '2026-W40', outcome: 'LEFT' }]);
    expect(weightIn(server, '2026-W40')).toBe(70);
  });

  it('may be brought anew when it was brought before', async () => {
    const { server, actor } = here();
    await broughtTo(server.app, actor, readFrom(await archiveWith([ours('2026-W40')])));
    const read = readFrom(await archiveWith([theirs('2026-W40')]));
    const choice = { weeks: new Set(['2026-W40']), goals: new Set<never>() };
    expect((await broughtTo(server.app, actor, read, { choice })).weeks.REPLACED).toBe(1);
    expect([weightIn(server, '2026-W40'), server.rows('snapshots')[0]?.broughtAt]).toEqual([75, noon]);
  });

  it('is not brought when it is still to come, or longer ago than twenty years', async () => {
    const { server, actor } = here();
    const read = readFrom(await archiveWith([theirs('2026-W48'), theirs('2001-W10'), theirs('2010-W10')]));
    const { weeks } = await broughtTo(server.app, actor, read);
    expect([weeks.OUTSIDE, weeks.ADDED]).toEqual([2, 1]);
  });

  it('costs the first fee, and earns, once it is measured and saved here', async () => {
    const files = ['FRONT', 'BACK', 'LEFT'].map((side) => ({
      side: side as 'FRONT',
      medium: aMedium({ ownerId: 'here' }),
    })); // three of the four
    const { server, actor, user } = here([], {
      media: files.map(({ medium }) => medium),
      transfers: [aTransfer({ userId: 'here', amount: 1000 })],
    });
    await broughtTo(server.app, actor, readFrom(await archiveWith([ours('2026-W45'), ours(thisWeek)])));
    const saved = await server.app.indicator.saveSnapshot(actor, {
      ...profileInputs(),
      media: files.map(({ side, medium }) => ({ side, mediaId: medium.id })),
      language: 'vi',
      week: thisWeek,
      version: 1,
    });
    expect(saved.charged).toBeGreaterThan(0);
    expect([saved.isUpdate, saved.isBrought]).toEqual([false, false]);
    expect(server.events('snapshot.saved')).toMatchObject([{ isFirst: true, isUpdate: false }]);
    const { items } = await server.app.coin.listRewards(actor);
    expect(items.find(({ type }) => type === 'SAVE_PHYSICAL_PROFILE')).toMatchObject({ available: 1 });
    expect(await server.ports.reads.snapshots.savedWeeksOf(user.id)).toEqual([thisWeek]);
  });
});

describe('photos of an archive', () => {
  const sides = ['FRONT', 'BACK', 'LEFT'] as const;
  const withPhotos = async () => {
    const shown = sides.map((side) => ({ side, medium: aMedium({ ownerId: 'elsewhere' }) }));
    const data = await archiveWith(
      [
        {
          week: '2026-W40',
          inputs: profileInputs(),
          media: shown.map(({ side, medium }) => ({ side, mediumId: medium.id })),
        },
      ],
      { media: shown.map(({ medium }) => medium) },
    );
    return { data, shown };
  };

  it('are named when they are missing or can’t be taken, and the rest goes on', async () => {
    const { data, shown } = await withPhotos();
    const missing = shown[2]!.medium.id;
    const read = readFrom(data, (path) => !path.includes(missing));
    const own = aMedium({ ownerId: 'here' });
    const { server, actor } = here([], { media: [own] });
    let asked = 0;
    const report = await broughtTo(server.app, actor, read, {
      bringPhoto: async () => ((asked += 1) === 1 ? { mediaId: own.id } : { reason: 'media.unreadable' }),
    });
    expect(report).toMatchObject({ photos: 1, weeks: { ADDED: 1 } });
    expect(report.failedPhotos.map(({ side, reason }) => [side, reason])).toEqual([
      ['BACK', 'media.unreadable'],
      ['LEFT', 'MISSING'],
    ]);
    expect(server.rows('snapshots')[0]?.media).toEqual([{ side: 'FRONT', mediumId: own.id }]);
    expect(read.leftOut.missingPhotos).toBe(1);
  });

  it('that were missing come later, and none that is here goes', async () => {
    const { data } = await withPhotos();
    const media = sides.map(() => aMedium({ ownerId: 'here' }));
    const { server, actor } = here([], { media });
    await broughtTo(
      server.app,
      actor,
      readFrom(data, () => false),
    );
    let next = 0;
    const bringPhoto = async () => ({ mediaId: media[next++]!.id });
    const report = await broughtTo(server.app, actor, readFrom(data), { bringPhoto });
    expect(report.weeks.PHOTOS_ADDED).toBe(1);
    expect(server.rows('snapshots')[0]?.media).toHaveLength(3);
    expect(isNothingNew(await broughtTo(server.app, actor, readFrom(data), { bringPhoto }))).toBe(true);
  });

  it('are one’s own: nobody else’s file is ever shown by a week', async () => {
    const { server, actor } = here([], { media: [aMedium({ id: 'theirs', ownerId: 'elsewhere' })] });
    const read = readFrom((await withPhotos()).data);
    const bringPhoto = async () => ({ mediaId: 'theirs' });
    expect(await refusalOf(broughtTo(server.app, actor, read, { bringPhoto }))).toBe('user.media_not_found');
  });
});

describe('goals and answers', () => {
  it('a goal comes where there is none, and takes another’s place only when asked', async () => {
    const read = readFrom(await archiveWith([], { goals }));
    const own = aGoal({ userId: 'here', metric: 'weight', target: 62 });
    const { server, actor } = here([], { goals: [own] });
    const targets = () => Object.fromEntries(server.rows('goals').map((goal) => [goal.metric, goal.target]));
    expect((await broughtTo(server.app, actor, read)).goals).toMatchObject({ ADDED: 1, LEFT: 1 });
    expect(targets()).toEqual({ weight: 62, waist: 74 });
    const choice = { weeks: new Set<never>(), goals: new Set(['weight' as const]) };
    expect((await broughtTo(server.app, actor, read, { choice })).goals).toMatchObject({
      REPLACED: 1,
      HERE: 1,
    });
    expect(targets()).toEqual({ weight: 58, waist: 74 });
  });

  const answered = async () => {
    const coach = aCoach({ id: 'coach-elsewhere', fullname: 'Lê Nguyệt Ánh' });
    return archiveWith([], {
      users: [coach],
      reviews: [
        anAnsweredReview({
          memberId: 'elsewhere',
          coachId: coach.id,
          snapshotId: 'week',
          week: '2026-W40',
          approvedAt: noon,
          price: 0,
        }),
      ],
    });
  };

  it('an answer is a record of the member: no review, nothing that counts for a coach', async () => {
    const read = readFrom(await answered());
    const { server, actor } = here();
    const before = server.rows('coachStats');
    expect((await broughtTo(server.app, actor, read)).answers).toEqual({ added: 1, here: 0 });
    expect((await broughtTo(server.app, actor, read)).answers).toEqual({ added: 0, here: 1 });
    expect((await server.app.indicator.listBroughtAnswers(actor)).items).toMatchObject([
      { coachName: 'Lê Nguyệt Ánh', week: '2026-W40', notes: [{ kind: 'GENERAL', text: 'Tốt lắm.' }] },
    ]);
    expect([server.rows('reviews'), server.rows('ratings'), server.rows('coachStats')]).toEqual([
      [],
      [],
      before,
    ]);
    expect(await refusalOf(server.app.indicator.listBroughtAnswers(visitor))).toBe('access.sign_in_required');
  });

  it('an answer goes on to a third server as what it was, and is no double where it was written', async () => {
    const { server, actor } = here();
    const first = readFrom(await answered());
    await broughtTo(server.app, actor, first);
    const second = await downloaded(server.app, actor);
    const third = here();
    expect((await broughtTo(third.server.app, third.actor, readFrom(second))).answers.added).toBe(1);
    expect((await broughtTo(third.server.app, third.actor, first)).answers).toEqual({
      added: 0,
      here: 1,
    });
  });

  it('are gone with what was brought when the member is anonymised', async () => {
    const { server, actor, user } = here([], { broughtAnswers: [aBroughtAnswer({ userId: 'here' })] });
    const credentials = server.store.committed.table('credentials');
    credentials.set(user.id, { userId: user.id, hash: hashOf('pw-pw-pw'), updatedAt: noon });
    await server.app.account.deleteAccount(actor, { password: 'pw-pw-pw' });
    server.clock.forward(31 * day);
    await server.app.account.anonymiseDueAccounts(system);
    expect(server.rows('broughtAnswers')).toEqual([]);
  });
});

it('what no profile here accepts is refused, whatever a client says', async () => {
  const { server, actor } = here();
  const keep = (inputs: ProfileInputs) =>
    server.app.indicator.keepArchive(actor, {
      weeks: [{ week: '2026-W40', standard: 'WHO', inputs, carriedOver: [], media: [], replace: false }],
      goals: [],
      answers: [],
    });
  expect(await refusalOf(keep(profileInputs({ weight: 900 })))).toBe('indicator.out_of_range');
  expect(await refusalOf(keep(profileInputs({ age: null })))).toBe('indicator.missing_data');
  expect(server.rows('snapshots')).toEqual([]);
});
