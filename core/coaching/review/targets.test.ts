import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalMetrics } from '#core/body/snapshot/snapshot.ts';
import { addDays, shiftWeek, weekOf } from '#core/kernel/week.ts';
import { targetDirections, type Target } from '#core/coaching/reply/reply.ts';
import { isReached, judgeTarget } from './targets.ts';

const week = '2026-W47';
const aTarget = (parts: Partial<Target> = {}): Target => ({
  id: 't',
  metric: 'weight',
  direction: 'DECREASE',
  value: 68,
  weeks: 4,
  startValue: 70,
  dueDate: '2026-12-18',
  status: 'OPEN',
  lastWeek: null,
  lastValue: null,
  ...parts,
});
const point = (later: number, value: number) => ({ week: shiftWeek(week, later), value });
const before = '2026-12-18';
const over = '2026-12-19';

describe('A target', () => {
  it.each([
    ['reached', aTarget(), [point(1, 69), point(2, 68)], before, 'MET', 68],
    ['not reached yet', aTarget(), [point(1, 69)], before, 'OPEN', 69],
    ['not reached in time', aTarget(), [point(1, 69)], over, 'NOT_MET', 69],
    ['reached too late', aTarget(), [point(1, 69), point(5, 66)], over, 'NOT_MET', 69],
    ['never measured', aTarget(), [], over, 'UNMEASURED', null],
    ['measured only after its time', aTarget(), [point(5, 60)], over, 'UNMEASURED', null],
    ['the other way', aTarget({ direction: 'INCREASE', value: 72 }), [point(1, 72.1)], before, 'MET', 72.1],
    ['any change, just noise', aTarget({ value: null }), [point(1, 69.95)], over, 'NOT_MET', 69.95],
    ['any change, a real one', aTarget({ value: null }), [point(1, 69.9)], before, 'MET', 69.9],
    ['any change of what is counted whole', aTarget({ metric: 'pushUps', direction: 'INCREASE', value: null, startValue: 20 }), [point(1, 21)], before, 'MET', 21],
    ['kept so far', aTarget({ direction: 'KEEP', value: null }), [point(1, 71.4)], before, 'OPEN', 71.4],
    ['kept to the end', aTarget({ direction: 'KEEP', value: null }), [point(1, 71.4), point(3, 68.6)], over, 'MET', 68.6],
    ['not kept', aTarget({ direction: 'KEEP', value: null }), [point(1, 71.5), point(2, 70)], before, 'NOT_MET', 71.5],
    ['kept, never measured', aTarget({ direction: 'KEEP', value: null }), [], over, 'UNMEASURED', null],
  ] as const)('%s', (_what, target, points, today, status, lastValue) => {
    expect(judgeTarget(target, { points, today })).toMatchObject({ status, lastValue });
  }); // prettier-ignore

  const target = fc.record({
    metric: fc.constantFrom(...goalMetrics),
    direction: fc.constantFrom(...targetDirections),
    value: fc.option(fc.integer({ min: 40, max: 100 })),
    startValue: fc.integer({ min: 40, max: 100 }),
    weeks: fc.integer({ min: 1, max: 8 }),
  });
  const points = fc
    .uniqueArray(
      fc.record({ later: fc.integer({ min: 1, max: 12 }), value: fc.integer({ min: 40, max: 100 }) }),
      {
        selector: ({ later }) => later,
        maxLength: 8,
      },
    )
    .map((given) =>
      given.toSorted((a, b) => a.later - b.later).map(({ later, value }) => point(later, value)),
    );
  const startsOn = weekOf(week).startsOn;
  const made = (parts: Omit<Target, 'id' | 'dueDate' | 'status' | 'lastWeek' | 'lastValue'>): Target =>
    aTarget({ ...parts, dueDate: addDays(startsOn, parts.weeks * 7) });

  it('once decided stays as it is, whatever is saved later', () => {
    fc.assert(
      fc.property(target, points, points, fc.integer({ min: 0, max: 100 }), (parts, first, then, days) => {
        const judged = judgeTarget(made(parts), { points: first, today: addDays(startsOn, days) });
        const again = judgeTarget(judged, { points: then, today: addDays(startsOn, days + 7) });
        if (judged.status !== 'OPEN') expect(again).toBe(judged);
      }),
    );
  });

  it('is decided once its time is over, and by weeks of its time alone', () => {
    fc.assert(
      fc.property(target, points, (parts, all) => {
        const one = made(parts);
        const today = addDays(one.dueDate, 1);
        const inTime = all.filter((each) => weekOf(each.week).startsOn <= one.dueDate);
        const judged = judgeTarget(one, { points: all, today });
        expect(judged.status).not.toBe('OPEN');
        expect(judged.status === 'UNMEASURED').toBe(inTime.length === 0);
        expect(judged).toEqual(judgeTarget(one, { points: inTime, today }));
        const reached = inTime.map(({ value }) => isReached(one, value));
        const isMet = one.direction === 'KEEP' ? reached.every(Boolean) : reached.some(Boolean);
        if (inTime.length > 0) expect(judged.status).toBe(isMet ? 'MET' : 'NOT_MET');
      }),
    );
  });

  it('comes to the same week by week as all at once', () => {
    fc.assert(
      fc.property(target, points, (parts, all) => {
        const one = made(parts);
        let stepwise = one;
        all.forEach((each, index) => {
          stepwise = judgeTarget(stepwise, {
            points: all.slice(0, index + 1),
            today: weekOf(each.week).startsOn,
          });
        });
        const today = addDays(one.dueDate, 100);
        stepwise = judgeTarget(stepwise, { points: all, today });
        expect(stepwise).toEqual(judgeTarget(one, { points: all, today }));
      }),
    );
  });
});
