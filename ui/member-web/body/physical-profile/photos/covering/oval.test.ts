import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ellipseOf, keptOnPicture, largestOval, smallestOval, usualOval } from './oval.ts';

const share = fc.double({ min: -2, max: 3, noNaN: true });

describe('the oval over a face', () => {
  it('stays on the picture and within its sizes, wherever it is dragged', () =>
    fc.assert(
      fc.property(share, share, share, fc.integer({ min: 1, max: 4000 }), (x, y, size, width) => {
        const oval = keptOnPicture({ x, y, size });
        const height = Math.round(width / 0.75);
        const ellipse = ellipseOf(oval, width, height);
        expect(ellipse.x).toBeGreaterThanOrEqual(0);
        expect(ellipse.x).toBeLessThanOrEqual(width);
        expect(ellipse.y).toBeGreaterThanOrEqual(0);
        expect(ellipse.y).toBeLessThanOrEqual(height);
        expect(ellipse.radiusX).toBeLessThan(ellipse.radiusY);
        expect(oval.size).toBeGreaterThanOrEqual(smallestOval);
        expect(oval.size).toBeLessThanOrEqual(largestOval);
        expect(keptOnPicture(oval)).toEqual(oval);
      }),
    ));

  it('begins where it is allowed to be', () => {
    expect(keptOnPicture(usualOval)).toEqual(usualOval);
  });
});
