import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMoved } from './use-gallery-editor.ts';

describe('a picture at another place', () => {
  it('leaves the others in their order', () => {
    expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.nat(8), fc.nat(8), (items, from, to) => {
        const moved = items[from];
        const others = (list: readonly string[]) => list.filter((item) => item !== moved);
        const after = withMoved(items, from, to);
        expect(others(after)).toEqual(others(items));
        expect(after).toHaveLength(items.length);
        if (moved !== undefined && to < items.length) expect(after[to]).toBe(moved);
      }),
    );
  });

  it('goes nowhere beyond the ends', () => {
    const items = ['a', 'b'];
    expect(withMoved(items, 0, -1)).toBe(items);
    expect(withMoved(items, 1, 2)).toBe(items);
  });
});
