import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { SnapshotInput } from '#core/body/snapshot/candidate.ts';
import { bodySides } from '#core/body/snapshot/snapshot.ts';
import { day } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aDraft, aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, world, type World } from '#fixtures/engine/world.ts';
import type { User } from '#core/people/account/user.ts';

const week = 7 * day;
const pictures = (ownerId: string, count = 3) =>
  bodySides.slice(0, count).map((side) => ({ medium: aMedium({ ownerId }), side }));

const start = ({ coins = 300, user = aUser() }: { coins?: number; user?: User } = {}) => {
  const shown = pictures(user.id, 4);
  const here = world({
    users: [user],
    media: shown.map(({ medium }) => medium),
    transfers: coins > 0 ? [aTransfer({ userId: user.id, amount: coins })] : [],
  });
  const actor = actorFor(user);
  const sides = shown.map(({ medium, side }) => ({ mediaId: medium.id, side }));
  const input = (parts: Partial<SnapshotInput> = {}): SnapshotInput => ({
    ...profileInputs(),
    media: sides.slice(0, 3),
    ...parts,
  });
  const save = (parts: Partial<SnapshotInput> = {}) =>
    here.app.indicator.saveSnapshot(actor, { ...input(parts), language: 'vi' });
  return { here, user, actor, sides, input, save };
};

const issuesOf = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof DomainError)
      return error.fields.map(({ path, code }) => `${path.replace(/^body\./, '')} ${code}`);
    throw error;
  }
  return [];
};
const eventsOf = (here: World) => here.events('snapshot.saved');

describe('the first save', () => {
  it('costs the fee once, tells what it computed, and ends the draft', async () => {
    const { here, actor, user, save } = start({ coins: 800 });
    await here.app.indicator.keepDraft(actor, { inputs: { body: { weight: 7 } }, step: 1, version: 0 });

    const saved = await save();

    expect(saved).toMatchObject({ week: '2026-W47', weekStart: '2026-11-16', charged: 300, isUpdate: false });
    expect(saved).toMatchObject({ isEditable: true, version: 1, standard: 'WHO' });
    expect(saved.computed['bmi']).toEqual({
      value: expect.closeTo(22.857, 3),
      reason: null,
      unit: 'kg/m²',
      category: 'NORMAL',
      formula: 'cân nặng (kg) ÷ chiều cao (m)²',
      source: expect.stringContaining('WHO'),
    });
    expect(saved.media).toHaveLength(3);
    expect(saved.notMeasured).not.toContain('body.sexForFormulas');
    expect((await here.app.coin.getWallet(actor)).baseCoin).toBe(500);
    expect(here.rows('drafts')).toEqual([]);
    expect(eventsOf(here)).toEqual([
      expect.objectContaining({ userId: user.id, week: '2026-W47', isFirst: true, isUpdate: false }),
    ]);
  });

  it('without the coins stores nothing and keeps the draft', async () => {
    const { here, actor, save } = start({ coins: 299 });
    await here.app.indicator.keepDraft(actor, { inputs: {}, step: 0, version: 0 });

    await expect(save()).rejects.toMatchObject({
      code: 'coin.not_enough',
      params: expect.objectContaining({ coin: 'BASE_COIN', missing: 1 }),
    });
    expect(here.rows('snapshots')).toEqual([]);
    expect(here.rows('drafts')).toHaveLength(1);
    expect(eventsOf(here)).toEqual([]);
  });
});

describe('a week', () => {
  it('is one snapshot, however often it is saved, and the next one is free', async () => {
    const { here, save } = start();
    const first = await save();
    const second = await save({ body: { ...profileInputs().body, weight: 69.5 } });
    here.clock.forward(week);
    const third = await save();

    expect(second).toMatchObject({ id: first.id, version: 2, isUpdate: true, charged: 0 });
    expect(second.body.weight).toBe(69.5);
    expect(third).toMatchObject({ week: '2026-W48', charged: 0, isUpdate: false });
    expect(here.rows('snapshots')).toHaveLength(2);
    expect(eventsOf(here).map(({ isFirst, isUpdate }) => [isFirst, isUpdate])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('is the one of the member’s own calendar', async () => {
    // Sunday evening in New York is Monday in Vietnam.
    const sunday = new Date('2026-11-22T20:00:00Z');
    const there = start({ user: aUser({ timeZone: 'America/New_York' }) });
    there.here.clock.set(sunday);
    const here = start();
    here.here.clock.set(sunday);

    expect((await there.save()).week).toBe('2026-W47');
    expect((await here.save()).week).toBe('2026-W48');
  });

  it('keeps what a later save does not speak of', async () => {
    const { save, here, actor } = start();
    await save({ strength: { pushUps: 41 } });
    const again = await here.app.indicator.saveSnapshot(actor, {
      body: { ...profileInputs().body, weight: 68 },
      language: 'en',
    });
    expect(again.strength.pushUps).toBe(41);
    expect(again.strength.runDistance).toBeNull();
    expect(again.media).toHaveLength(3);
  });

  it('never holds a snapshot twice and is paid for once, whatever is done in whatever order', () => {
    const step = fc.constantFrom('save' as const, 'wait' as const, 'bad' as const);
    return fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom(0, 300, 900),
        async (steps, coins) => {
          const { here, actor, save } = start({ coins });
          for (const each of steps) {
            if (each === 'wait') here.clock.forward(week);
            else await save(each === 'bad' ? { media: [] } : {}).catch(expectRefusal);
          }
          const weeks = here.rows('snapshots').map((snapshot) => snapshot.week);
          expect(new Set(weeks).size).toBe(weeks.length);
          const { baseCoin } = await here.app.coin.getWallet(actor);
          expect(baseCoin).toBe(weeks.length > 0 ? coins - 300 : coins);
          expect(await here.ports.reads.moneyAudit.breaches()).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a save that waited for a connection', () => {
  const seen = (parts: { week?: string; version?: number }) => parts as Partial<SnapshotInput>;

  it('is taken while week and version are what the member saw', async () => {
    const { save } = start();
    const first = await save(seen({ week: '2026-W47', version: 0 }));
    const second = await save(seen({ week: '2026-W47', version: first.version }));
    expect([first.version, second.version]).toEqual([1, 2]);
  });

  it('never writes over what another device saved meanwhile, nor opens a week that another device began', async () => {
    const { here, save } = start();
    await save();
    await expect(save(seen({ week: '2026-W47', version: 0 }))).rejects.toMatchObject({
      code: 'version.stale',
    });
    await save();
    await expect(save(seen({ version: 1 }))).rejects.toMatchObject({ code: 'version.stale' });
    expect(here.rows('snapshots')[0]?.version).toBe(2);
  });

  it('never becomes a save of the week after, and costs nothing', async () => {
    const { here, actor, save } = start();
    here.clock.forward(week);
    await expect(save(seen({ week: '2026-W47', version: 0 }))).rejects.toMatchObject({
      code: 'indicator.past_week',
    });
    expect(here.rows('snapshots')).toEqual([]);
    expect((await here.app.coin.getWallet(actor)).baseCoin).toBe(300);
  });
});

describe('a save is refused', () => {
  it('at each field that is wrong, all at once', async () => {
    const { save } = start();
    const issues = await issuesOf(
      save({
        body: { ...profileInputs().body, height: null, weight: 900, age: null },
        nutrition: { dietStyle: ['KETO', 'VEGAN', 'DASH'], allergies: ['NONE', 'EGG'] },
        media: [],
      }),
    );
    expect(issues.toSorted()).toEqual([
      'body.age indicator.missing_data',
      'body.height indicator.missing_data',
      'body.weight indicator.out_of_range',
      'media indicator.sides_required',
      'nutrition.allergies indicator.none_excludes',
      'nutrition.dietStyle indicator.diet_style_max',
    ]);
  });

  it('without three different sides, and with one side twice', async () => {
    const { save, sides } = start();
    const [front, back] = sides;
    expect(await issuesOf(save({ media: sides.slice(0, 2) }))).toEqual(['media indicator.sides_required']);
    expect(await issuesOf(save({ media: [...sides.slice(0, 3), front!] }))).toEqual([
      'media.3.side indicator.side_duplicate',
    ]);
    await expect(save({ media: [front!, back!, { ...front!, side: 'BACK' }] })).rejects.toMatchObject({
      code: 'validation.failed',
    });
  });

  it('with another person’s picture, which is as if it were not there', async () => {
    const { save, sides, here } = start();
    const stranger = aMedium({ ownerId: 'stranger' });
    await here.ports.reads.media.insert({ ...stranger, ownerId: '1' });
    expect(
      await issuesOf(save({ media: [...sides.slice(0, 2), { mediaId: stranger.id, side: 'LEFT' }] })),
    ).toEqual(['media.2.mediaId user.media_not_found']);
  });

  it('when a value is said to be carried over and is not last week’s', async () => {
    const { here, save } = start();
    expect(await issuesOf(save({ carriedOver: ['body.neck'] }))).toEqual([
      'body.neck indicator.carried_without_source',
    ]);
    await save();
    here.clock.forward(week);
    const body = { ...profileInputs().body, neck: 37.5 };
    expect(await issuesOf(save({ body, carriedOver: ['body.neck'] }))).toEqual([
      'body.neck indicator.carried_without_source',
    ]);
    const saved = await save({ carriedOver: ['body.neck', 'body.neck'] });
    expect(saved.carriedOver).toEqual(['body.neck']);
  });

  it('for those who may not act', async () => {
    const { here, input, user } = start();
    const waiting = actorFor({ ...user, status: 'PENDING' });
    await expect(
      here.app.indicator.saveSnapshot(waiting, { ...input(), language: 'vi' }),
    ).rejects.toMatchObject({ code: 'auth.user_not_active' });
  });
});

describe('a change', () => {
  it('touches only the fields it names, and what it names was measured', async () => {
    const { here, actor, save } = start();
    await save();
    here.clock.forward(week);
    const saved = await save({ carriedOver: ['body.neck', 'body.waist'] });

    const changed = await here.app.indicator.changeSnapshot(actor, {
      id: saved.id,
      version: saved.version,
      body: { waist: 81 },
      strength: { pushUps: null },
      language: 'vi',
    });

    expect(changed.body).toEqual({ ...saved.body, waist: 81 });
    expect(changed.strength.pushUps).toBeNull();
    expect(changed.notMeasured).toContain('strength.pushUps');
    expect(changed.carriedOver).toEqual(['body.neck']);
    expect(changed.version).toBe(2);
  });

  it('is refused from an old version, in a past week, and by anybody else', async () => {
    const other = aUser();
    const { here, actor, save } = start();
    const saved = await save();
    const change = (who: typeof actor, version = 1) =>
      here.app.indicator.changeSnapshot(who, { id: saved.id, version, body: { waist: 80 }, language: 'vi' });

    await expect(change(actorFor(other))).rejects.toMatchObject({ code: 'indicator.not_found' });
    await expect(change(actorFor(other, ['indicator.view']))).rejects.toMatchObject({
      code: 'indicator.not_owner',
    });
    await change(actor);
    await expect(change(actor)).rejects.toMatchObject({ code: 'version.stale' });
    here.clock.forward(week);
    await expect(change(actor, 2)).rejects.toMatchObject({ code: 'indicator.past_week' });
  });
});

describe('a preview', () => {
  it('says what a save would say and cost, and stores nothing', async () => {
    const { here, actor, input } = start({ coins: 0 });
    const preview = await here.app.indicator.previewSnapshot(actor, {
      ...input({ media: [], body: { ...profileInputs().body, weight: 200 } }),
      language: 'en',
    });

    expect(preview).toMatchObject({ fee: 300, isUpdate: false });
    expect(preview.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'media indicator.sides_required',
    ]);
    expect(preview.unusual).toEqual([{ path: 'body.weight', value: 200, usual: [38, 150] }]);
    expect(preview.computed['bmi']?.formula).toBe('weight (kg) ÷ height (m)²');
    expect(preview.safetyFlags).toContain('BMI_VERY_HIGH');
    expect(here.rows('snapshots')).toEqual([]);
  });
});

describe('a draft', () => {
  it('keeps anything typed, and two devices never overwrite each other unseen', async () => {
    const { here, actor, sides } = start();
    const { indicator } = here.app;
    const typed = { inputs: { body: { weight: '6', height: 9000, note: { any: [1, null] } } }, step: 2 };

    const kept = await indicator.keepDraft(actor, { ...typed, media: sides.slice(0, 1), version: 0 });
    expect(kept.version).toBe(1);
    await expect(indicator.keepDraft(actor, { ...typed, version: 0 })).rejects.toMatchObject({
      code: 'version.stale',
    });
    const { draft } = await indicator.getDraft(actor);
    expect(draft?.body).toMatchObject({ weight: '6', height: 9000, note: { any: [1, null] }, age: null });
    expect(draft).toMatchObject({ step: 2, version: 1, media: [{ side: 'FRONT', type: 'IMAGE' }] });
    await indicator.deleteDraft(actor);
    expect(await indicator.getDraft(actor)).toEqual({ draft: null, lastMeasured: {}, week: '2026-W47' });
  });

  it('has a size, and shows nobody else’s picture', async () => {
    const { here, actor } = start();
    const { indicator } = here.app;
    await expect(
      indicator.keepDraft(actor, { inputs: { nutrition: { x: 'a'.repeat(40_000) } }, step: 0, version: 0 }),
    ).rejects.toMatchObject({ code: 'input.too_large' });
    const stranger = aMedium({ ownerId: '1' });
    await here.ports.reads.media.insert(stranger);
    await expect(
      indicator.keepDraft(actor, {
        inputs: {},
        step: 0,
        version: 0,
        media: [{ mediaId: stranger.id, side: 'FRONT' }],
      }),
    ).rejects.toMatchObject({ code: 'user.media_not_found' });
    await here.ports.reads.drafts.put(
      aDraft({ userId: actor.id, media: [{ mediumId: stranger.id, side: 'FRONT' }] }),
    );
    expect((await indicator.getDraft(actor)).draft?.media).toEqual([]);
  });
});

describe('a goal', () => {
  it('starts from what was last measured, and is refused when no body reaches it', async () => {
    const user = aUser();
    const old = aSnapshot({ userId: user.id, week: '2026-W46', inputs: profileInputs({ weight: 71.2 }) });
    const copied = aSnapshot({
      userId: user.id,
      week: '2026-W47',
      inputs: profileInputs({ weight: 71.2 }),
      carriedOver: ['body.weight'],
    });
    const { app } = world({ users: [user], snapshots: [old, copied] });
    const actor = actorFor(user);

    expect(await app.indicator.setGoal(actor, { metric: 'weight', target: 65.04 })).toMatchObject({
      target: 65,
      startValue: 71.2,
    });
    expect(await app.indicator.setGoal(actor, { metric: 'bodyFatPercent', target: 14 })).toMatchObject({
      startValue: expect.any(Number),
    });
    for (const wrong of [
      { metric: 'weight', target: 5 },
      { metric: 'pushUps', target: 30.5 },
      { metric: 'bodyFatPercent', target: 1 },
      { metric: 'waist', target: Number.POSITIVE_INFINITY },
    ] as const) {
      await expect(app.indicator.setGoal(actor, wrong)).rejects.toMatchObject({
        code: 'indicator.goal_invalid',
      });
    }
    await app.indicator.deleteGoal(actor, 'weight');
    expect((await app.indicator.listGoals(actor)).items.map(({ metric }) => metric)).toEqual([
      'bodyFatPercent',
    ]);
  });
});
