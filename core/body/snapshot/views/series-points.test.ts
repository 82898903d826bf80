import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekOf, shiftWeek, weekOf } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { ownersView } from '../privacy.ts';
import { fieldSeries } from '../series.ts';
import { trendOf } from '../timeline.ts';
import { timelineWithPoints } from './series-points.ts';
import { presentTimeline, rangeStart, timelineRanges } from './shown-timeline.ts';

const thisWeek = isoWeekOf(new Date('2026-11-20T05:00:00Z'), 'Asia/Ho_Chi_Minh');

/** Weeks with gaps; in some of them nothing, or an old number, stands where the weight was. */
const seasons = fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 12 }).chain((ago) =>
  fc.tuple(
    fc.constant(ago.toSorted((one, other) => other - one)),
    fc.array(fc.record({ weight: fc.option(fc.integer({ min: 40, max: 120 })), isCarried: fc.boolean() }), {
      minLength: ago.length,
      maxLength: ago.length,
    }),
  ),
);

describe('points of a timeline', () => {
  it('are the numbers of the weeks shown, each with the trend up to it', () => {
    fc.assert(
      fc.property(seasons, fc.constantFrom(...timelineRanges), ([ago, numbers], range) => {
        const snapshots = ago.map((weeks, place) => {
          const week = shiftWeek(thisWeek.key, -weeks);
          const { weight, isCarried } = numbers[place]!; // one for each week
          return aSnapshot({
            userId: 'owner',
            week,
            inputs: profileInputs({ weight }),
            carriedOver: isCarried ? ['body.weight'] : [],
          });
        });
        const columns = presentTimeline({ snapshots, goals: [], view: ownersView, range, thisWeek });
        for (const { values, trends } of columns.series)
          expect([values.length, trends.length]).toEqual([columns.weeks.length, columns.weeks.length]);

        const { series } = timelineWithPoints(columns);
        const weights = fieldSeries(snapshots, 'weight');
        const measured = trendOf(weights);
        const from = rangeStart(range, thisWeek.startsOn) ?? '';
        expect(series.find(({ key }) => key === 'weight')?.points ?? []).toEqual(
          weights.flatMap(({ week, value, carried }) => {
            const { startsOn: weekStart } = weekOf(week);
            if (value === null || weekStart < from) return [];
            const trend = measured.findLast((point) => point.week <= week)?.trend ?? value;
            return [{ week, weekStart, value, carriedOver: carried, trend }];
          }),
        );
      }),
      { numRuns: 60 },
    );
  });
});
