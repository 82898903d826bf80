import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/week.ts';
import { cohortsOf, cohortWeeks, everyDay, periodOf } from './dashboard.ts';

const anyInstant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe("the console's coaching figures", () => {
  it('cover so many whole days in the platform’s time zone until today, each once', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(7, 30, 90), (at, days) => {
        const period = periodOf(at, days);
        const rows = everyDay([], period);
        expect(rows).toHaveLength(days);
        for (const [index, { day }] of rows.entries())
          if (index > 0) expect(day).toBe(addDays(rows[index - 1]?.day ?? '', 1));
        expect(period.since <= at).toBe(true);
      }),
    );
  });

  it('keep what was counted in its place', () => {
    const period = periodOf(new Date('2026-11-20T18:00:00Z'), 7);
    const counted = { day: '2026-11-21', requested: 2, answered: 1 };
    expect(everyDay([counted], period).at(-1)).toEqual(counted);
    expect(everyDay([counted], period)[0]).toEqual({ day: '2026-11-15', requested: 0, answered: 0 });
  });

  it('follow each cohort from its first week to this one', () => {
    const period = periodOf(new Date('2026-11-20T05:00:00Z'), 30);
    expect(period).toMatchObject({ firstMonday: '2026-09-28', thisMonday: '2026-11-16' });
    const cohorts = cohortsOf(
      [
        { monday: '2026-11-02', savedMonday: '2026-11-02', members: 5 },
        { monday: '2026-11-02', savedMonday: '2026-11-16', members: 3 },
      ],
      period,
    );
    expect(cohorts).toHaveLength(cohortWeeks);
    expect(cohorts.at(-3)).toEqual({ week: '2026-W45', members: 5, saved: [0, 3] });
    expect(cohorts.at(-1)).toEqual({ week: '2026-W47', members: 0, saved: [] });
    expect(cohorts[0]?.saved).toHaveLength(cohortWeeks - 1);
  });
});
