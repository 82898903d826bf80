import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay, daysUpTo, figures, groupings, groupsOf, sumOf } from './sums.ts';

const count = fc.nat({ max: 1_000_000 });
const row = fc.record({
  id: fc.string(),
  day: fc.constantFrom('2026-11-24', '2026-11-25', '2026-11-26'),
  producer: fc.constantFrom('RULES' as const, 'MODEL' as const),
  model: fc.constantFrom('-', 'small', 'large'),
  kind: fc.constantFrom('REVIEW' as const, 'CHAT' as const),
  answers: count,
  failed: count,
  free: count,
  tokens: count,
  cost: count,
  coins: count,
});

describe('Figures of use', () => {
  it('add up to the same whole, whatever they are grouped by', () => {
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(...groupings), (rows, by) => {
        const groups = groupsOf(rows, by);
        for (const figure of figures)
          expect(groups.reduce((sum, group) => sum + group[figure], 0)).toBe(sumOf(rows)[figure]);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
  it('have every day up to today, also a quiet one', () => {
    const days = daysUpTo(new Date('2026-11-26T18:00:00Z'), 3);
    expect(days).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(byDay(rows, days).map(({ key }) => key)).toEqual(days);
      }),
    );
    expect(byDay([], days).every(({ answers }) => answers === 0)).toBe(true);
  });
});
