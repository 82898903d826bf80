import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PhotoRegion } from '#core/coaching/reply/reply.ts';
import { leastSide, middleRegion, regionBetween, withSide } from './region.ts';

const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const point = fc.record({ x: share, y: share });

const isInside = ({ x, y, width, height }: PhotoRegion) => {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(leastSide - 1e-9);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-6);
};

describe('a region of a picture', () => {
  test('is the same whichever corner was first', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(regionBetween(from, to)).toEqual(regionBetween(to, from));
      }),
    );
  });

  test('lies inside, however it is drawn', () => {
    fc.assert(fc.property(point, point, (from, to) => isInside(regionBetween(from, to))));
  });

  test('lies inside, however its sides are moved', () => {
    const step = fc.tuple(fc.constantFrom<keyof PhotoRegion>('x', 'y', 'width', 'height'), share);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        isInside(steps.reduce<PhotoRegion>((now, [side, to]) => withSide(now, side, to), middleRegion));
      }),
    );
  });

  test('is what was drawn', () => {
    expect(regionBetween({ x: 0.5, y: 0.6 }, { x: 0.2, y: 0.1 })).toEqual({
      x: 0.2,
      y: 0.1,
      width: 0.3,
      height: 0.5,
    });
  });
});
