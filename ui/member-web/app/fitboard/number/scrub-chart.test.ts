import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftWeek } from '#core/kernel/week.ts';
import { afterKey, drawingOf, nearestTo, type ScrubPoint } from './scrub-chart.ts';

const points: fc.Arbitrary<readonly ScrubPoint[]> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 5 }),
      value: fc.integer({ min: 1, max: 4000 }),
      trend: fc.integer({ min: 1, max: 4000 }),
      carriedOver: fc.boolean(),
    }),
    { minLength: 1, maxLength: 26 },
  )
  .map((rows) => {
    let offset = 0;
    return rows.map(({ gap, ...point }) => ({ ...point, week: shiftWeek('2026-W01', (offset += gap)) }));
  });

describe('what is drawn', () => {
  it('stands inside the drawing, from left to right, higher for more', () => {
    fc.assert(
      fc.property(points, fc.option(fc.integer({ min: 1, max: 9000 })), (given, goal) => {
        const { places, goalY } = drawingOf(given, goal);
        expect(places).toHaveLength(given.length);
        for (const y of [...places.flatMap((place) => [place.y, place.trendY]), goalY ?? 50]) {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
        places.slice(1).forEach((place, index) => {
          const before = places[index]!; // one before each of the others
          expect(place.x).toBeGreaterThan(before.x);
          expect(Math.sign(before.y - place.y)).toBe(Math.sign(place.value - before.value));
        });
      }),
    );
  });

  it('leaves a gap where weeks are missing', () => {
    const at = (week: string) => ({ week, value: 60, trend: 60, carriedOver: false });
    const { places } = drawingOf([at('2026-W01'), at('2026-W02'), at('2026-W05')], null);
    expect(places.map(({ x }) => x)).toEqual([0, 25, 100]);
  });

  it('shows a goal in sight, and no goal that would press the line flat', () => {
    const line = [60, 61, 62].map((value, index) => ({
      week: shiftWeek('2026-W01', index),
      value,
      trend: value,
      carriedOver: false,
    }));
    expect(drawingOf(line, 58).goalY).toBe(92);
    expect(drawingOf(line, 40).goalY).toBeNull();
    expect(drawingOf(line, null).goalY).toBeNull();
    expect(drawingOf([], 60)).toEqual({ places: [], goalY: null });
  });
});

describe('scrubbing', () => {
  it('finds a point at its own place, and the ends beyond them', () => {
    fc.assert(
      fc.property(points, (given) => {
        const { places } = drawingOf(given, null);
        places.forEach(({ x }, index) => expect(nearestTo(places, x)).toBe(index));
        expect(nearestTo(places, -50)).toBe(0);
        expect(nearestTo(places, 150)).toBe(places.length - 1);
      }),
    );
  });

  it('goes one point a key and stays among them', () => {
    expect(afterKey('ArrowRight', 2, 5)).toBe(3);
    expect(afterKey('ArrowLeft', 0, 5)).toBe(0);
    expect(afterKey('End', 0, 5)).toBe(4);
    expect(afterKey('Home', 3, 5)).toBe(0);
    expect(afterKey('PageUp', 3, 5)).toBe(4);
    expect(afterKey('Tab', 3, 5)).toBeNull();
    expect(afterKey('toString', 3, 5)).toBeNull();
  });
});
