import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut, ratioOf } from './media-shape.ts';

const size = fc.option(fc.integer({ min: -1, max: 20_000 }));

it('keeps every picture between tall and wide', () =>
  fc.assert(
    fc.property(size, size, (width, height) => {
      const ratio = ratioOf({ width, height });
      expect(ratio).toBeGreaterThanOrEqual(0.8);
      expect(ratio).toBeLessThanOrEqual(1.91);
    }),
  ));

it('shows four of a post and counts the rest', () => {
  expect(cut([1, 2, 3])).toEqual({ shown: [1, 2, 3], more: 0 });
  expect(cut([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], more: 2 });
});
