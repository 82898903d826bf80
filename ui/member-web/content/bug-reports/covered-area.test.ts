import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAfterKey, areaBetween, newArea } from './covered-area.ts';

const corner = fc.record({
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
});

const isInside = ({ x, y, width, height }: typeof newArea) =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1.000001 && y + height <= 1.000001;

describe('a covered area', () => {
  it('is the same in whatever direction it is drawn, and lies in the picture', () => {
    fc.assert(
      fc.property(corner, corner, (from, to) => {
        const area = areaBetween(from, to);
        expect(areaBetween(to, from)).toEqual(area);
        if (area !== null) expect(isInside(area)).toBe(true);
      }),
    );
  });

  it('is nothing after a touch', () => {
    expect(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.505, y: 0.9 })).toBeNull();
  });

  it('moves and grows by keys, and never leaves the picture', () => {
    const keys = fc.array(
      fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean()),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(keys, (pressed) => {
        const area = pressed.reduce(
          (each, [key, resizes]) => areaAfterKey(each, key, resizes) ?? each,
          newArea,
        );
        expect(isInside(area)).toBe(true);
      }),
    );
    expect(areaAfterKey(newArea, 'Tab', false)).toBeNull();
    expect(areaAfterKey(newArea, 'ArrowRight', true)?.width).toBeCloseTo(newArea.width + 0.02);
  });
});
