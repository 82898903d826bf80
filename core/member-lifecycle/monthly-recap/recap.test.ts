import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeMetrics } from '#core/body/snapshot/home/home-number.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { composeRecap, monthAfter, monthBefore, weeksOfMonth, type RecapFact } from './recap.ts';

const month = '2026-10';
const weeks = weeksOfMonth(month);
const near = Array.from({ length: 12 }, (_, index) => shiftWeek(weeks[0]!, index - 4));

const week = fc.constantFrom(...near);
const day = fc
  .integer({ min: -40, max: 70 })
  .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10));
const metric = fc.constantFrom('weight', 'waist', 'bodyFatPercent', 'leanMass', 'pushUps');
const fact: fc.Arbitrary<RecapFact> = fc.oneof(
  fc.record({
    kind: fc.constant('SAVED' as const),
    week,
    weight: fc.constantFrom('USUAL' as const, 'LOW' as const, 'MINOR' as const),
  }),
  fc.record({ kind: fc.constant('MEASURED' as const), week, value: fc.integer({ min: 40, max: 90 }) }),
  fc.record({ kind: fc.constant('GOAL' as const), week, metric }),
  fc.record({ kind: fc.constant('RECORD' as const), week, metric, value: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('ANSWER' as const), day }),
  fc.record({
    kind: fc.constant('CHALLENGE' as const),
    day,
    title: fc.constantFrom('Mười bốn ngày', 'Đi bộ'),
    slug: fc.constantFrom('muoi-bon-ngay', 'di-bo'),
  }),
  fc.record({
    kind: fc.constant('COINS' as const),
    day,
    coin: fc.constantFrom('FIT_COIN' as const, 'BASE_COIN' as const),
    amount: fc.integer({ min: 1, max: 500 }),
  }),
);
/** As life has it: a week is saved once, and has one value of a number. */
const facts = fc.uniqueArray(fact, {
  maxLength: 40,
  selector: (one) =>
    one.kind === 'SAVED' || one.kind === 'MEASURED' ? `${one.kind} ${one.week}` : JSON.stringify(one),
});
const chosen = fc.constantFrom(...homeMetrics);
const recapOf = (all: readonly RecapFact[], of: (typeof homeMetrics)[number] = 'weight') =>
  composeRecap({ month, metric: of }, all);
const isOfMonth = (one: RecapFact) => ('week' in one ? weeks.includes(one.week) : one.day.startsWith(month));

describe('months', () => {
  it('share the weeks out: each belongs to one month, none to two', () => {
    let at = '2024-01';
    const seen: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      seen.push(...weeksOfMonth(at));
      expect(monthBefore(monthAfter(at))).toBe(at);
      at = monthAfter(at);
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const [index, one] of seen.entries())
      if (index > 0) expect(one).toBe(shiftWeek(seen[index - 1]!, 1));
  });
});

describe('the recap of a month', () => {
  it('is the same in whatever order the facts come', () => {
    fc.assert(
      fc.property(facts, chosen, fc.infiniteStream(fc.nat()), (all, of, keys) => {
        const shuffled = all
          .map((one) => ({ one, key: keys.next().value as number }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ one }) => one);
        expect(recapOf(shuffled, of)).toEqual(recapOf(all, of));
      }),
    );
  });

  it('holds nothing of another month, but for the row that reaches into it', () => {
    fc.assert(
      fc.property(facts, chosen, (all, of) => {
        const own = all.filter(isOfMonth);
        const others = all.filter((one) => !isOfMonth(one));
        const { streak: _, streakMilestone: __, ...shown } = recapOf(all, of);
        expect(recapOf(own, of)).toMatchObject(shown);
        expect(recapOf(others, of)).toMatchObject({
          weeks: { saved: 0 },
          number: null,
          goals: [],
          records: [],
          answers: 0,
          challenges: [],
          coins: [],
          isEmpty: true,
        });
      }),
    );
  });

  it('never praises a low weight or a child’s: no goal and no record of less', () => {
    fc.assert(
      fc.property(facts, chosen, (all, of) => {
        const delicate = all.map((one): RecapFact =>
          one.kind === 'SAVED' ? { ...one, weight: 'LOW' } : one,
        );
        const { goals, records, number } = recapOf(delicate, of);
        for (const praised of [...goals, ...records.map((record) => record.metric)])
          expect(['leanMass', 'pushUps']).toContain(praised);
        const isSaved = delicate.some((one) => one.kind === 'SAVED' && isOfMonth(one));
        if (number !== null && isSaved && ['weight', 'waist', 'bmi'].includes(of))
          expect(number.caution).toBe('LOW_WEIGHT');
      }),
    );
  });

  const saved = (at: string): RecapFact => ({ kind: 'SAVED', week: at, weight: 'USUAL' });
  const measured = (at: string, value: number): RecapFact => ({ kind: 'MEASURED', week: at, value });
  const [one, two, three, four] = weeks as readonly [string, string, string, string];

  it('counts the weeks, the row that they end and the round one that was reached', () => {
    const rows = [...near.slice(0, 4), one, two, three, four].map(saved);
    expect(recapOf(rows)).toMatchObject({
      weeks: { saved: 4, all: weeks.length },
      streakMilestone: 8,
      isEmpty: false,
    });
    expect(recapOf([one, two].map(saved)).streakMilestone).toBeNull();
  });

  it('says how far the chosen number came, and when that means little', () => {
    expect(recapOf([measured(one, 64), measured(two, 63.4), measured(four, 62.6)]).number).toEqual({
      metric: 'weight',
      from: 64,
      to: 62.6,
      values: 3,
      caution: null,
    });
    expect(recapOf([measured(one, 64), measured(four, 62.6)]).number?.caution).toBe('TWO_VALUES');
    expect(recapOf([measured(one, 64), measured(two, 64.3), measured(four, 63.9)]).number?.caution).toBe(
      'WITHIN_ERROR',
    );
    expect(recapOf([measured(one, 64)]).number).toBeNull();
  });

  it('is empty only when nothing at all happened', () => {
    expect(recapOf([]).isEmpty).toBe(true);
    expect(recapOf([{ kind: 'ANSWER', day: '2026-10-31' }]).isEmpty).toBe(false);
    expect(recapOf([{ kind: 'COINS', day: '2026-10-01', coin: 'BASE_COIN', amount: 5 }]).isEmpty).toBe(false);
  });
});
