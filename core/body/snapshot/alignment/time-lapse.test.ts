import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { shiftWeek, weeksBetween } from '#core/kernel/week.ts';
import { framesOf, sidesToPlay } from './time-lapse.ts';

const photo = (side: BodySide, type = 'IMAGE') => ({ side, type });
const weekAt = (back: number, ...media: ReturnType<typeof photo>[]) => ({
  week: shiftWeek('2026-W47', -back),
  media,
});

describe('the frames of a time-lapse', () => {
  it('are the weeks with a photo of that side, oldest first, films left out', () => {
    const weeks = [
      weekAt(0, photo('FRONT'), photo('BACK')),
      weekAt(1, photo('FRONT', 'VIDEO')),
      weekAt(3, photo('FRONT')),
      weekAt(2, photo('LEFT')),
    ];
    expect(framesOf(weeks, 'FRONT', 'ALL').map(({ week }) => week)).toEqual([weeks[2], weeks[0]]);
    expect(framesOf(weeks, 'RIGHT', 'ALL')).toEqual([]);
  });

  it('of twelve weeks reach back twelve weeks from the newest one, across years too', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1 }), (backs) => {
        const weeks = backs.map((back) => weekAt(back, photo('FRONT')));
        const newest = shiftWeek('2026-W47', -Math.min(...backs));
        const shown = framesOf(weeks, 'FRONT', 'TWELVE_WEEKS').map(({ week: { week } }) => week);
        expect(shown.at(-1)).toBe(newest);
        expect(shown.every((week) => weeksBetween(week, newest) <= 11)).toBe(true);
        expect(shown).toHaveLength(backs.filter((back) => back - Math.min(...backs) <= 11).length);
        expect(framesOf(weeks, 'FRONT', 'ALL')).toHaveLength(backs.length);
      }),
    ));

  it('begin with the side that has most of them', () => {
    const weeks = [
      weekAt(0, photo('FRONT'), photo('LEFT')),
      weekAt(1, photo('LEFT')),
      weekAt(40, photo('BACK')),
    ];
    expect(sidesToPlay(weeks, 'TWELVE_WEEKS')).toEqual([
      { side: 'LEFT', count: 2 },
      { side: 'FRONT', count: 1 },
    ]);
    expect(sidesToPlay(weeks, 'ALL')).toHaveLength(3);
  });
});
