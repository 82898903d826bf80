import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/body/snapshot/snapshot.ts';
import type { Target } from '#core/coaching/reply/reply.ts';
import { instantOf, shiftWeek, weekOf, type WeekKey } from '#core/kernel/week.ts';
import { aGoal } from '#fixtures/body/snapshots.ts';
import { someInputs } from '#fixtures/body/profiles.ts';
import { aTarget } from '#fixtures/coaching/sequences/rows.ts';
import { signalsOf, type LookedAtWeek, type MemberFacts } from './rules.ts';
import { inOrder, isSubjectOf, ranked, signalKinds, type Signal, type SignalKind } from './signal.ts';
import { habit, noiseOf, silentWeeks } from './thresholds.ts';

const currentWeek = '2026-W47';
const zone = 'Asia/Ho_Chi_Minh';
const ago = (weeks: number): WeekKey => shiftWeek(currentWeek, -weeks);
const inWeek = (week: WeekKey): Date => instantOf(weekOf(week).startsOn, 9, 0, zone);

type Measured = Readonly<Record<string, number | boolean | string>>;
const aWeek = (week: WeekKey, measured: Measured, carriedOver: readonly string[] = []): LookedAtWeek => ({
  week,
  inputs: someInputs({ gender: 'MALE', age: 30, height: 175, ...measured }),
  carriedOver,
  standard: 'WHO',
});
/** One value a week up to this one; null: nothing was saved. */
const through = (field: string, values: readonly (number | null)[], last = 0): readonly LookedAtWeek[] =>
  values.flatMap((value, index) =>
    value === null ? [] : [aWeek(ago(last + values.length - 1 - index), { [field]: value })],
  );
const toward = (metric: Goal['metric'], target: number, startValue: number | null, weeksAgo = 16): Goal =>
  aGoal({ userId: 'm', metric, target, startValue, createdAt: inWeek(ago(weeksAgo)) });

const facts = (parts: Partial<MemberFacts>): MemberFacts => ({
  currentWeek,
  weeks: [],
  goals: [],
  targets: [],
  timeZone: zone,
  ...parts,
});
const kindsOf = (parts: Partial<MemberFacts>): readonly SignalKind[] =>
  signalsOf(facts(parts)).map(({ kind }) => kind);

describe('a result that a doctor should see', () => {
  it('is shown with its number and the week it was measured in, and only while the latest week has it', () => {
    const high = aWeek(ago(1), { restingHeartRate: 104 });
    expect(signalsOf(facts({ weeks: [high] }))).toEqual([
      {
        kind: 'CAUTION',
        subject: 'RESTING_HEART_RATE_HIGH',
        metric: 'restingHeartRate',
        week: ago(1),
        value: 104,
      },
    ]);
    const takenOver = aWeek(ago(0), { restingHeartRate: 104 }, ['strength.restingHeartRate']);
    expect(signalsOf(facts({ weeks: [high, takenOver] }))).toMatchObject([{ week: ago(1), value: 104 }]);
    expect(kindsOf({ weeks: [high, aWeek(ago(0), { restingHeartRate: 70 })] })).toEqual([]);
  });

  it('is no answer about health: it stands from the first week on', () => {
    const answers = { heartDisease: true, underTreatment: true, pastInjury: true };
    expect(kindsOf({ weeks: [aWeek(ago(0), answers)] })).toEqual([]);
  });
});

describe('a trend that has turned', () => {
  const goals = [toward('waist', 80, 92)];

  it('is shown with where it began, how far it came and where it is', () => {
    const weeks = through('waist', [92, 90, 87, 86, 88, 88.5]);
    expect(signalsOf(facts({ weeks, goals }))).toEqual([
      {
        kind: 'REVERSED',
        subject: 'waist',
        goal: 80,
        first: { week: ago(5), value: 92 },
        best: { week: ago(2), value: 86 },
        latest: { week: ago(0), value: 88.5 },
      },
    ]);
  });

  it.each([
    ['one measurement confirms nothing', [92, 90, 87, 86, 88.5]],
    ['it had never gone with the goal', [92, 91, 92, 94, 95]],
    ['what went back is less than the tape differs by', [92, 90, 86, 87, 87]],
    ['it goes on', [92, 90, 88, 86, 84]],
  ])('is none when %s', (_, values) => {
    expect(kindsOf({ weeks: through('waist', values), goals })).not.toContain('REVERSED');
  });

  it('is none without a goal, for what is old, and for what was before the goal was set', () => {
    const values = [92, 90, 87, 86, 88, 88.5];
    expect(kindsOf({ weeks: through('waist', values) })).toEqual([]);
    expect(kindsOf({ weeks: through('waist', values, 5), goals })).not.toContain('REVERSED');
    expect(kindsOf({ weeks: through('waist', values), goals: [toward('waist', 80, 86, 2)] })).toEqual([]);
  });

  it('has lost more than the noise after it had gained more, whatever was measured', () => {
    const values = fc.array(fc.double({ min: 60, max: 90, noNaN: true }), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(values, fc.integer({ min: 50, max: 100 }), (weights, target) => {
        const goal = toward('weight', target, null);
        for (const signal of signalsOf(facts({ weeks: through('weight', weights), goals: [goal] }))) {
          if (signal.kind !== 'REVERSED') continue;
          const way = Math.sign(target - weights[0]!);
          const { first, best, latest } = signal;
          const least = noiseOf('weight', best.value);
          expect(way * (best.value - first.value)).toBeGreaterThanOrEqual(least);
          expect(way * (best.value - latest.value)).toBeGreaterThanOrEqual(least);
          expect([first.week < best.week, best.week < latest.week]).toEqual([true, true]);
        }
      }),
    );
  });

  it('is the same seen in a mirror: gaining goals are judged as losing ones', () => {
    const values = fc.array(fc.integer({ min: 70, max: 110 }), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(values, (waists) => {
        const mirrored = waists.map((waist) => 180 - waist);
        const found = (series: readonly number[], target: number) =>
          kindsOf({ weeks: through('waist', series), goals: [toward('waist', target, null)] });
        expect(found(waists, 60)).toEqual(found(mirrored, 120));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a plateau', () => {
  const goals = [toward('weight', 65, 75)];

  it('is shown with its weeks and the band the values stayed in', () => {
    const weeks = through('weight', [73, 70.4, 70.2, 70.5, 70.1, 70.3]);
    expect(signalsOf(facts({ weeks, goals }))).toEqual([
      {
        kind: 'PLATEAU',
        subject: 'weight',
        goal: 65,
        first: { week: ago(4), value: 70.4 },
        latest: { week: ago(0), value: 70.3 },
        low: 70.1,
        high: 70.5,
        weeks: 4,
      },
    ]);
  });

  it.each([
    ['too short', [73, 72, 70.2, 70.5, 70.1, 70.3], goals],
    ['measured too rarely', [70.2, null, null, null, 70.1, 70.3], goals],
    ['a value that moves', [70.4, 70.2, 71.5, 70.1, 70.3], goals],
    ['a goal that is reached', [64.9, 64.8, 64.9, 64.8, 64.9], goals],
    ['a goal that asks for no change', [70, 70, 70, 70, 70], [toward('weight', 70, 70)]],
    ['a goal that is newer than the weeks', [70, 70, 70, 70, 70], [toward('weight', 65, 70, 1)]],
  ])('is none with %s', (_, values, given) => {
    expect(kindsOf({ weeks: through('weight', values), goals: given })).toEqual([]);
  });

  it('leaves out what was taken over unmeasured', () => {
    const weeks = [4, 3, 2, 1, 0].map((weeksAgo) =>
      aWeek(ago(weeksAgo), { weight: 70 }, weeksAgo === 4 || weeksAgo === 0 ? [] : ['body.weight']),
    );
    expect(kindsOf({ weeks, goals })).toEqual([]);
  });

  it('is no wider than the noise and no shorter than four weeks, whatever was measured', () => {
    const values = fc.array(fc.option(fc.double({ min: 69, max: 71, noNaN: true })), { maxLength: 16 });
    fc.assert(
      fc.property(values, (weights) => {
        for (const signal of signalsOf(facts({ weeks: through('weight', weights), goals }))) {
          if (signal.kind !== 'PLATEAU') continue;
          const { low, high, latest, weeks } = signal;
          expect(high - low).toBeLessThanOrEqual(noiseOf('weight', latest.value));
          expect(weeks).toBeGreaterThanOrEqual(4);
        }
      }),
    );
  });
});

describe('advice that is not met', () => {
  const given = (parts: Partial<Target>, reviewId = 'r1') => ({ reviewId, target: aTarget(parts) });
  const missed = {
    status: 'NOT_MET',
    dueDate: weekOf(ago(2)).startsOn,
    lastWeek: ago(2),
    lastValue: 70,
  } as const;

  it('is a target whose weeks are over, with what was measured', () => {
    const [signal] = signalsOf(facts({ targets: [given(missed)] }));
    expect(signal).toMatchObject({
      kind: 'ADVICE_NOT_MET',
      subject: 'weight',
      reviewId: 'r1',
      target: missed,
    });
    expect(kindsOf({ targets: [given({ ...missed, status: 'UNMEASURED' })] })).toEqual(['ADVICE_NOT_MET']);
  });

  it('is none while it is open, once it is met, long ago, or after another target of the same metric', () => {
    for (const status of ['OPEN', 'MET'] as const)
      expect(kindsOf({ targets: [given({ ...missed, status })] })).toEqual([]);
    expect(kindsOf({ targets: [given({ ...missed, dueDate: weekOf(ago(9)).startsOn })] })).toEqual([]);
    expect(kindsOf({ targets: [given(missed), given({ status: 'OPEN' }, 'r2')] })).toEqual([]);
    expect(kindsOf({ targets: [given(missed), given({ metric: 'waist' }, 'r2')] })).toEqual([
      'ADVICE_NOT_MET',
    ]);
  });
});

describe('silence', () => {
  const saved = (weeksAgo: readonly number[]) => weeksAgo.map((weeks) => aWeek(ago(weeks), { weight: 70 }));

  it('is two whole weeks without a save after a habit of saving; this week is not over', () => {
    expect(signalsOf(facts({ weeks: saved([8, 7, 5, 4, 3]) }))).toEqual([
      { kind: 'SILENT', subject: '', lastWeek: ago(3), saved: 5, of: 6, missed: 2 },
    ]);
    expect(kindsOf({ weeks: saved([7, 6, 4, 3, 2]) })).toEqual([]);
    expect(kindsOf({ weeks: saved([12, 8, 4, 3]) })).toEqual([]);
    expect(kindsOf({})).toEqual([]);
  });

  it('is shown exactly when four of six weeks were saved and two were missed since', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(15), { minLength: 1 }), (weeksAgo) => {
        const sorted = weeksAgo.toSorted((a, b) => b - a);
        const last = sorted.at(-1)!; // at least one
        const recent = sorted.filter((weeks) => weeks - last < habit.of).length;
        expect(kindsOf({ weeks: saved(sorted) }).includes('SILENT')).toBe(
          recent >= habit.saved && last - 1 >= silentWeeks,
        );
      }),
    );
  });
});

describe('the order of what a coach is shown', () => {
  const signal = fc.constantFrom(...signalKinds).map((kind) => ({ kind }) as Pick<Signal, 'kind'>);
  const member = fc.record({ signals: fc.array(signal, { minLength: 1, maxLength: 4 }) });

  it('puts a graver signal before any number of lighter ones, and drops and moves nobody else', () => {
    fc.assert(
      fc.property(fc.array(member), (members) => {
        const placed = ranked(members);
        expect(placed).toHaveLength(members.length);
        expect(new Set(placed)).toEqual(new Set(members));
        const gravest = placed.map(({ signals }) =>
          Math.min(...signals.map(({ kind }) => signalKinds.indexOf(kind))),
        );
        expect(gravest).toEqual(gravest.toSorted((a, b) => a - b));
        expect(ranked(placed)).toEqual(placed);
      }),
    );
  });

  it('speaks of nothing that could not be muted', () => {
    const values = fc.array(fc.integer({ min: 40, max: 180 }), { maxLength: 12 });
    fc.assert(
      fc.property(values, values, (weights, rates) => {
        const weeks = weights.map((weight, index) =>
          aWeek(ago(weights.length - index), { weight, restingHeartRate: rates[index] ?? 60 }),
        );
        const goals = [toward('weight', 60, null), toward('restingHeartRate', 60, null)];
        const found = signalsOf(facts({ weeks, goals }));
        for (const { kind, subject } of found) expect(isSubjectOf(kind, subject)).toBe(true);
        expect(inOrder(found)).toEqual(found);
        expect(new Set(found.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
    expect([isSubjectOf('SILENT', 'weight'), isSubjectOf('REVERSED', 'pushUps')]).toEqual([false, false]);
  });
});
