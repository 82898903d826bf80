import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekOf, shiftWeek } from '#core/kernel/week.ts';
import { profileInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { ownersView } from '../privacy.ts';
import { presentTimeline, timelineRanges } from './shown-timeline.ts';
import { fromColumns, inColumns } from './timeline-columns.ts';

const thisWeek = isoWeekOf(new Date('2026-11-20T05:00:00Z'), 'Asia/Ho_Chi_Minh');

/** Weeks with gaps; in some of them nothing, or an old number, stands where the weight was. */
const seasons = fc
  .uniqueArray(fc.nat({ max: 200 }), { maxLength: 12 })
  .chain((ago) =>
    fc.tuple(
      fc.constant(ago.toSorted((one, other) => other - one)),
      fc.array(fc.record({ weight: fc.option(fc.integer({ min: 40, max: 120 })), isCarried: fc.boolean() }), {
        minLength: ago.length,
        maxLength: ago.length,
      }),
    ),
  );

describe('a timeline in columns', () => {
  it('says what it says in points, whatever weeks there are', () => {
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
        const shown = presentTimeline({ snapshots, goals: [], view: ownersView, range, thisWeek });
        const columns = inColumns(shown);
        expect(fromColumns(columns)).toEqual(shown);
        for (const { values, trends } of columns.series)
          expect([values.length, trends.length]).toEqual([shown.weeks.length, shown.weeks.length]);
      }),
      { numRuns: 60 },
    );
  });
});
