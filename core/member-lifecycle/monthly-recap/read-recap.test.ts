import { describe, expect, it } from 'vitest';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { actorFor, refusalOf, visitor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { weekOf } from '#core/kernel/week.ts';

// It is 20 November 2026.
const long = new Date('2026-03-10T05:00:00Z');

const opened = (weights: Readonly<Record<string, number>>, member = aUser({ createdAt: long })) => {
  const snapshots = Object.entries(weights).map(([week, weight]) =>
    aSnapshot({
      userId: member.id,
      week,
      weekStart: weekOf(week).startsOn,
      inputs: profileInputs({ weight, height: 165 }),
    }),
  );
  const here = world({ users: [member], snapshots });
  const actor = actorFor(member);
  return { here, actor, indicator: here.app.indicator };
};

describe('readRecap', () => {
  it('looks back on the last month that is over, and pages through those before it', async () => {
    const { actor, indicator } = opened({
      '2026-W36': 66,
      '2026-W40': 65,
      '2026-W41': 64.6,
      '2026-W43': 64,
      '2026-W46': 63.5,
    });
    const { recap, previous, next } = await indicator.readRecap(actor, {});
    expect([previous, next]).toEqual(['2026-09', null]);
    expect(recap).toMatchObject({
      month: '2026-10',
      weeks: { saved: 3, all: 5 },
      number: { metric: 'weight', from: 65, to: 64, values: 3, caution: null },
    });
    const before = await indicator.readRecap(actor, { month: '2026-09' });
    expect(before).toMatchObject({
      recap: { month: '2026-09', weeks: { saved: 1, all: 4 }, number: null },
      previous: '2026-08',
      next: '2026-10',
    });
    expect((await indicator.readRecap(actor, { month: '2026-08' })).recap?.isEmpty).toBe(true);
  });

  it('speaks of the number that the member chose', async () => {
    const { actor, indicator } = opened({ '2026-W40': 65, '2026-W41': 64, '2026-W42': 64 });
    await indicator.chooseHomeNumber(actor, 'waist');
    expect((await indicator.readRecap(actor, {})).recap?.number).toMatchObject({ metric: 'waist' });
  });

  it('says of a low weight that less is no aim, and calls no goal of it reached', async () => {
    const { here, actor, indicator } = opened({ '2026-W40': 47, '2026-W41': 46, '2026-W42': 45 });
    const goals = here.store.committed.table('goals');
    goals.set('goal', {
      userId: actor.id,
      metric: 'weight',
      target: 46,
      startValue: 47,
      createdAt: new Date('2026-09-30T05:00:00Z'),
    });
    expect((await indicator.readRecap(actor, {})).recap).toMatchObject({
      number: { from: 47, to: 45, caution: 'LOW_WEIGHT' },
      goals: [],
    });
  });

  it('names a goal in the month in which it was first there', async () => {
    const { here, actor, indicator } = opened({ '2026-W36': 70, '2026-W40': 68, '2026-W41': 66 });
    here.store.committed.table('goals').set('goal', {
      userId: actor.id,
      metric: 'weight',
      target: 68,
      startValue: 70,
      createdAt: new Date('2026-09-10T05:00:00Z'),
    });
    expect((await indicator.readRecap(actor, {})).recap?.goals).toEqual(['weight']);
    expect((await indicator.readRecap(actor, { month: '2026-09' })).recap?.goals).toEqual([]);
  });

  it('has none before the first month is over, none of a month to come, and none for a visitor', async () => {
    const young = opened({}, aUser({ createdAt: new Date('2026-11-02T05:00:00Z') }));
    expect(await young.indicator.readRecap(young.actor, {})).toEqual({
      recap: null,
      previous: null,
      next: null,
    });
    const { actor, indicator } = opened({});
    for (const month of ['2026-11', '2027-01', '2026-02'])
      expect(await refusalOf(indicator.readRecap(actor, { month }))).toBe('recap.not_there');
    expect(await refusalOf(indicator.readRecap(actor, { month: '2026-1x' }))).toMatch(/input\.date|recap/);
    expect(await refusalOf(indicator.readRecap(visitor, {}))).toBe('access.sign_in_required');
  });

  it('counts months by the member’s own calendar', async () => {
    const east = opened({}, aUser({ createdAt: long, timeZone: 'Pacific/Auckland' }));
    east.here.clock.forward(10 * 86_400_000 + 7 * 3_600_000);
    // In UTC it is 30 November still, in Auckland 1 December.
    expect((await east.indicator.readRecap(east.actor, {})).recap?.month).toBe('2026-11');
    const west = opened({}, aUser({ createdAt: long, timeZone: 'America/Los_Angeles' }));
    west.here.clock.forward(10 * 86_400_000 + 7 * 3_600_000);
    expect((await west.indicator.readRecap(west.actor, {})).recap?.month).toBe('2026-10');
  });
});
