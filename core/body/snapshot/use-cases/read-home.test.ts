import { describe, expect, it } from 'vitest';
import { shiftWeek } from '#core/kernel/week.ts';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { someWeeks } from '#fixtures/body/weeks.ts';
import { actorFor, world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const member = aUser();
const other = aUser();
const thisWeek = '2026-W47';

const homeOf = (count: number, parts: Parameters<typeof world>[0] = {}) => {
  const { snapshots, media } = someWeeks(member.id, count, thisWeek);
  const here = world({ users: [member, other], snapshots, media, ...parts });
  return {
    here,
    read: () => here.app.indicator.readHome(actorFor(member)),
    choose: (metric: 'waist' | 'runDistance') =>
      here.app.indicator.chooseHomeNumber(actorFor(member), metric),
  };
};

describe('what the Fitboard opens with', () => {
  it('is the weight until something else is chosen, and then that, for this member alone', async () => {
    const { here, read, choose } = homeOf(3);
    expect(await read()).toMatchObject({ chosen: null, metric: 'weight', weekCount: 3 });
    expect(await choose('waist')).toMatchObject({
      chosen: 'waist',
      metric: 'waist',
      series: { key: 'waist' },
    });
    expect(await read()).toMatchObject({ chosen: 'waist', series: { key: 'waist' } });
    expect(await here.app.indicator.readHome(actorFor(other))).toMatchObject({ chosen: null, series: null });
  });

  it('has the measured value and the trend in each point, and at most half a year of them', async () => {
    const { read } = homeOf(40);
    const { series, measured, streak } = await read();
    expect(series?.points).toHaveLength(26);
    expect(series?.points.at(-1)).toMatchObject({ week: thisWeek, carriedOver: false });
    expect(series?.points[0]?.week).toBe(shiftWeek(thisWeek, -25));
    for (const { value, trend } of series?.points ?? []) {
      expect(value).toBeGreaterThan(0);
      expect(Math.abs(trend - value)).toBeLessThan(2);
    }
    expect(measured).toEqual(expect.arrayContaining(['weight', 'waist', 'bmi', 'pushUps']));
    expect(streak).toMatchObject({ current: 40, savedThisWeek: true });
  });

  it('speaks of one’s own goal of that number, and of the streak for another', async () => {
    const goals = [aGoal({ userId: member.id, metric: 'waist', target: 80, startValue: 90 })];
    const { read, choose } = homeOf(3, { goals });
    expect((await read()).nextMilestone).toEqual({ kind: 'STREAK', weeks: 4, left: 1 });
    const { series, nextMilestone } = await choose('waist');
    const latest = series?.points.at(-1)?.value ?? 0;
    expect(nextMilestone).toMatchObject({ kind: 'GOAL', target: 80, left: latest - 80 });
  });

  it('has no line before the first week, nor for a number that was never measured', async () => {
    const empty = homeOf(0);
    expect(await empty.read()).toMatchObject({
      metric: 'weight',
      measured: [],
      series: null,
      weekCount: 0,
      nextMilestone: { kind: 'STREAK', weeks: 4, left: 4 },
    });
    const { snapshots, media } = someWeeks(member.id, 2, thisWeek);
    const withoutRuns = snapshots.map((one) => ({
      ...one,
      inputs: { ...one.inputs, strength: { ...one.inputs.strength, runDistance: null } },
    }));
    const { choose } = homeOf(0, { snapshots: withoutRuns, media });
    expect(await choose('runDistance')).toMatchObject({ metric: 'runDistance', series: null, weekCount: 2 });
  });
});
