import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour } from '#core/kernel/time.ts';
import { discoverPage, discoverScore, mostForVisitors, type Ranked, type Shown } from './discover.ts';
import { decodeShown, encodeShown } from './shown-places.ts';

const rankings = fc
  .array(fc.nat(6), { maxLength: 60 })
  .map((authors) =>
    authors.map((author, place): Ranked => ({ postId: `p${place}`, authorId: `a${author}`, place })),
  );

describe('what is talked about', () => {
  it('stands above what was: comments weigh twice, and time takes from all', () => {
    const at = new Date('2026-11-20T05:00:00Z');
    const of = (likes: number, comments: number, hours: number) =>
      discoverScore({ likes, comments, publishedAt: new Date(at.getTime() - hours * hour) }, at);
    expect(of(4, 2, 2)).toBeCloseTo(1); // 8 / 4 ** 1.5
    expect(of(0, 1, 5)).toBe(of(2, 0, 5));
    expect(of(5, 0, 1)).toBeGreaterThan(of(5, 0, 2));
  });

  it('is read to the end without a repeat or a gap, one post of each author a page, also while posts go', () => {
    fc.assert(
      fc.property(rankings, fc.integer({ min: 1, max: 9 }), fc.nat(59), (ranked, limit, gone) => {
        const found: Ranked[] = [];
        let shown: Shown = new Set();
        let left = ranked;
        for (;;) {
          const page = discoverPage(left, shown, limit);
          expect(new Set(page.items.map(({ authorId }) => authorId)).size).toBe(page.items.length);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...page.items);
          const cursor = encodeShown({ rankedAt: new Date(0), shown: page.shown });
          shown = decodeShown(cursor)?.shown ?? new Set();
          expect(shown).toEqual(page.shown);
          left = ranked.filter(({ place }) => place !== gone);
          if (page.isLast) break;
        }
        expect(new Set(found).size).toBe(found.length);
        const missing = ranked.filter((one) => !found.includes(one));
        expect(missing.filter(({ place }) => place !== gone)).toEqual([]);
      }),
    );
  });

  it('ends after forty for visitors', () => {
    const ranked = Array.from({ length: 90 }, (_, place) => ({
      postId: `${place}`,
      authorId: `${place}`,
      place,
    }));
    let shown: Shown = new Set();
    for (const limit of [30, 30]) {
      const page = discoverPage(ranked, shown, limit, mostForVisitors);
      shown = page.shown;
      expect(page.isLast).toBe(shown.size === mostForVisitors);
    }
    expect(shown.size).toBe(mostForVisitors);
  });

  it('takes no cursor that it did not make', () => {
    for (const cursor of ['', 'x', '1.AA', 'eyJ4IjoxfQ'])
      expect(() => decodeShown(cursor)).toThrow('input.cursor');
  });
});
