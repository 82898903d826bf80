import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { captureHold, holdLifetime, placeHold } from '#core/money/coin/holds.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { bodySides } from '#core/body/snapshot/snapshot.ts';
import { minute } from '#core/kernel/time.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { nextId } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor } from '#fixtures/engine/world.ts';

/** As many at the same instant. */
const crowd = 50;

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(async () => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  await here.close();
});

const all = async <Result>(work: (index: number) => Promise<Result>) => {
  const outcomes = await Promise.allSettled(Array.from({ length: crowd }, (_, index) => work(index)));
  const refusals = outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [];
    if (!(outcome.reason instanceof DomainError)) throw outcome.reason;
    return [outcome.reason.code];
  });
  const results = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return { results, done: results.length, refusals: [...new Set(refusals)] };
};

const member = async (coins = 0) => {
  const user = aUser();
  await here.seed({
    users: [user],
    transfers: coins > 0 ? [aTransfer({ userId: user.id, amount: coins })] : [],
  });
  const actor = actorFor(user);
  return { user, actor, wallet: () => here.app.coin.getWallet(actor) };
};

describe('fifty at the same instant', () => {
  it('claim each saved week once', async () => {
    const { user, actor, wallet } = await member();
    const weeks = ['2026-W40', '2026-W41', '2026-W42'];
    await here.seed({ snapshots: weeks.map((week) => aSnapshot({ userId: user.id, week })) });
    const { done } = await all(() => here.app.coin.claimReward(actor, 'SAVE_PHYSICAL_PROFILE'));
    expect(done).toBe(3);
    expect((await wallet()).baseCoin).toBe(1500);
  });

  it('save one week once, pay the fee once, and lose no write', async () => {
    const { user, actor, wallet } = await member(300);
    const media = bodySides.map(() => aMedium({ ownerId: user.id }));
    await here.seed({ media });
    const { results, done } = await all((index) =>
      here.app.indicator.saveSnapshot(actor, {
        ...profileInputs({ weight: 60 + index / 10 }),
        media: media.slice(0, 3).map(({ id }, side) => ({ mediaId: id, side: bodySides[side]! })), // three of four
        language: 'vi',
      }),
    );
    expect(done).toBe(crowd);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: crowd }, (_, index) => index + 1),
    );
    expect(results.filter(({ charged }) => charged > 0)).toHaveLength(1);
    expect((await wallet()).baseCoin).toBe(0);
    const last = results.find(({ version }) => version === crowd);
    const stored = await here.app.indicator.getSnapshot(actor, { id: last!.id, language: 'vi' });
    expect(stored.body).toEqual(last!.body);
  });

  it('without the coins for it save nothing', async () => {
    const { user, actor, wallet } = await member(299);
    const media = bodySides.map(() => aMedium({ ownerId: user.id }));
    await here.seed({ media });
    const { done, refusals } = await all(() =>
      here.app.indicator.saveSnapshot(actor, {
        ...profileInputs(),
        media: media.map(({ id }, side) => ({ mediaId: id, side: bodySides[side]! })), // one for each side
        language: 'vi',
      }),
    );
    expect({ done, refusals }).toEqual({ done: 0, refusals: ['coin.not_enough'] });
    expect((await wallet()).baseCoin).toBe(299);
    expect(await here.ports.reads.snapshots.countOf(user.id)).toBe(0);
  });

  it('changes of one version go through once', async () => {
    const { user, actor } = await member();
    const media = bodySides.slice(0, 3).map((side) => ({ medium: aMedium({ ownerId: user.id }), side }));
    const snapshot = aSnapshot({
      userId: user.id,
      media: media.map(({ medium, side }) => ({ mediumId: medium.id, side })),
    });
    await here.seed({ media: media.map(({ medium }) => medium), snapshots: [snapshot] });
    const { done, refusals } = await all((index) =>
      here.app.indicator.changeSnapshot(actor, {
        id: snapshot.id,
        version: 1,
        body: { waist: 80 + index / 10 },
        language: 'vi',
      }),
    );
    expect({ done, refusals }).toEqual({ done: 1, refusals: ['version.stale'] });
  });

  it('print one report for one request, and pay it once', async () => {
    const { user, actor, wallet } = await member(5000);
    const snapshot = aSnapshot({ userId: user.id });
    await here.seed({ snapshots: [snapshot] });
    const request = { id: snapshot.id, format: 'PDF', language: 'vi', requestKey: nextId() } as const;
    const { refusals } = await all(() => here.app.indicator.exportWeek(actor, request));
    expect(['', 'indicator.report_in_progress']).toContain(refusals.join());
    expect(await wallet()).toMatchObject({ baseCoin: 4000, heldBaseCoin: 0 });
    expect((await here.app.indicator.exportWeek(actor, request)).charged).toBe(1000);
    expect((await wallet()).baseCoin).toBe(4000);
  });

  it('release a hold once, beside who captures it', async () => {
    const { user, wallet } = await member(1000);
    const at = here.clock.now();
    const hold = await here.ports.transaction((repositories) =>
      placeHold(repositories, {
        id: nextId(),
        transferId: nextId(),
        userId: user.id,
        coin: 'BASE_COIN',
        amount: 400,
        reason: 'FEE_EXPORT_PHYSICAL_PROFILE',
        reference: nextId(),
        expiresAt: at,
        actor: user.id,
        at,
      }),
    );
    here.clock.forward(holdLifetime + minute);
    let released = 0;
    let captured = 0;
    await all(async (index) => {
      if (index % 2 === 0) {
        const run = await here.app.coin.releaseExpiredHolds(system);
        released += run.released;
      } else {
        const step = { id: nextId(), actor: user.id, at: here.clock.now() };
        await here.ports.transaction((repositories) => captureHold(repositories, hold.id, step));
        captured += 1;
      }
    });
    expect(released + captured).toBe(1);
    expect(await wallet()).toMatchObject({ baseCoin: released ? 1000 : 600, heldBaseCoin: 0 });
  });

  it('remind a member once', async () => {
    const now = here.clock.now();
    const user = aUser({ reminder: { enabled: true, weekday: 5, hour: 12 }, timeZone: 'Asia/Ho_Chi_Minh' });
    await here.seed({ users: [user] });
    const { results } = await all(() => here.app.indicator.remindWeekly(system));
    expect(results.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
    const appended = await here.db('events').whereRaw(`event->>'type' = 'snapshot.reminder_due'`);
    expect(appended).toHaveLength(1);
    expect(here.clock.now()).toEqual(now);
  });

  it('never delete a file that a save is about to show', async () => {
    const { user, actor } = await member(300);
    const media = bodySides.map(() => aMedium({ ownerId: user.id }));
    await here.seed({ media });
    const [front, back, left] = media.map(({ id }) => id);
    const outcomes = await Promise.allSettled([
      here.app.indicator.saveSnapshot(actor, {
        ...profileInputs(),
        media: [
          { mediaId: front!, side: 'FRONT' },
          { mediaId: back!, side: 'BACK' },
          { mediaId: left!, side: 'LEFT' },
        ],
        language: 'vi',
      }),
      here.app.media.deleteMedium(actor, front!),
    ]);
    const codes = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code?: string }).code,
    ); // a refusal has a code
    expect([
      ['done', 'media.in_use'],
      ['user.media_not_found', 'done'],
      ['indicator.sides_required', 'done'],
      ['media.not_found', 'done'],
    ]).toContainEqual(codes);
  });
});
