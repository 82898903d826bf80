import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekOf, weekOf } from '#core/kernel/week.ts';
import { importedMetrics, isPlausible, keptDigits, limitsOf, oldestImportedDay } from './imported-value.ts';
import { gatherWeeks, type Reading } from './weekly-values.ts';

const today = '2026-11-27';

const gathered = (readings: readonly Reading[]) => {
  const gatherer = gatherWeeks(today);
  for (const reading of readings) gatherer.add(reading);
  return gatherer.result();
};

const weight = (day: string, time: string, value: number): Reading => ({
  metric: 'weight',
  day,
  time,
  value,
});

describe('gatherWeeks', () => {
  it('takes the last of a day and the mean of a week’s days', () => {
    const { weeks, counts } = gathered([
      weight('2026-11-16', '21:00:00', 66),
      weight('2026-11-16', '07:00:00', 64),
      weight('2026-11-18', '', 65),
      weight('2026-11-23', '07:00:00', 64.4),
    ]);
    expect(weeks).toEqual([
      { metric: 'weight', week: '2026-W47', value: 65.5, days: 2 },
      { metric: 'weight', week: '2026-W48', value: 64.4, days: 1 },
    ]);
    expect(counts).toEqual({ read: 4, repeated: 1, implausible: 0, future: 0, tooOld: 0 });
  });

  it('counts an instant that two apps have written once', () => {
    const twice = weight('2026-11-16', '07:00:00', 64);
    expect(gathered([twice, twice])).toEqual({
      weeks: [{ metric: 'weight', week: '2026-W47', value: 64, days: 1 }],
      counts: { read: 2, repeated: 1, implausible: 0, future: 0, tooOld: 0 },
    });
  });

  it('leaves out what no body has, what is not yet, and what is too old, and says how many', () => {
    const { weeks, counts } = gathered([
      weight('2026-11-16', '', 650),
      weight('2026-11-16', '', Number.NaN),
      weight('2026-11-28', '', 65),
      weight(addDays(oldestImportedDay(today), -1), '', 65),
    ]);
    expect(weeks).toEqual([]);
    expect(counts).toEqual({ read: 4, repeated: 0, implausible: 2, future: 1, tooOld: 1 });
  });

  it('puts the first days of January into the ISO week that they belong to', () => {
    expect(gathered([weight('2021-01-02', '', 65)]).weeks).toMatchObject([{ week: '2020-W53' }]);
  });

  const reading = fc.record({
    metric: fc.constantFrom(...importedMetrics),
    day: fc.integer({ min: -800, max: 10 }).map((days) => addDays(today, days)),
    time: fc.constantFrom('', '06:00:00', '07:30:00', '21:15:09'),
    value: fc.double({ min: 1, max: 320, noNaN: true }),
  });

  it('gives the same whatever the order, and the same again when a file holds everything twice', () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 60 }), fc.integer(), (readings, seed) => {
        const shuffled = readings
          .map((one, index) => ({ one, at: Math.sin(seed + index * 7919) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const { weeks } = gathered(readings);
        expect(gathered(shuffled).weeks).toEqual(expect.arrayContaining([...weeks]));
        expect(gathered(shuffled).weeks).toHaveLength(weeks.length);
        expect(gathered([...readings, ...readings]).weeks).toEqual(weeks);
      }),
    );
  });

  it('has one plausible value a week and metric, between the least and the most of its days', () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 60 }), (readings) => {
        const { weeks, counts } = gathered(readings);
        expect(new Set(weeks.map(({ metric, week }) => `${metric} ${week}`)).size).toBe(weeks.length);
        for (const { metric, week, value, days } of weeks) {
          const { startsOn, endsOn } = weekOf(week);
          const within = readings.filter(
            (one) =>
              one.metric === metric &&
              one.day >= startsOn &&
              one.day <= endsOn &&
              one.day <= today &&
              isPlausible(metric, one.value),
          );
          const values = within.map((one) => one.value);
          expect(value).toBeGreaterThanOrEqual(keptDigits(metric, Math.min(...values)));
          expect(value).toBeLessThanOrEqual(keptDigits(metric, Math.max(...values)));
          expect(days).toBe(new Set(within.map(({ day }) => day)).size);
          expect(week <= isoWeekOf(new Date(`${today}T12:00:00Z`), 'UTC').key).toBe(true);
        }
        const days = weeks.reduce((sum, each) => sum + each.days, 0);
        expect(counts.read).toBe(days + counts.repeated + counts.implausible + counts.future + counts.tooOld);
      }),
    );
  });

  it('keeps a mean within the limits of its field', () => {
    for (const metric of importedMetrics) {
      const { min, max } = limitsOf(metric);
      for (const value of [min, max])
        expect(gathered([{ metric, day: today, time: '', value }]).weeks).toMatchObject([{ value }]);
    }
  });
});
