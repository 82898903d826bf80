import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importedMetrics } from '#core/body/measurement-import/imported-value.ts';
import { standings } from '#core/body/measurement-import/compared-values.ts';
import { chosenValues, nothingChosen, summaries, toggled, valueKey } from './chosen-values.ts';

const item = fc.record({
  metric: fc.constantFrom(...importedMetrics),
  week: fc.integer({ min: 10, max: 52 }).map((week) => `2025-W${week}`),
  value: fc.integer({ min: 40, max: 90 }),
  days: fc.constant(1),
  standing: fc.constantFrom(...standings),
  imported: fc.constant(null),
  saved: fc.constant(null),
});
const items = fc.uniqueArray(item, { selector: valueKey, maxLength: 40 });

describe('chosenValues', () => {
  it('replaces nothing as long as nothing is ticked', () => {
    fc.assert(
      fc.property(items, (values) => {
        const chosen = chosenValues(values, nothingChosen);
        expect(chosen.every(({ replace }) => !replace)).toBe(true);
        expect(chosen).toHaveLength(values.filter(({ standing }) => standing === 'NEW').length);
      }),
    );
  });

  it('takes of what differs what is ticked, and nothing of a metric that stays away', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...importedMetrics), (values, away) => {
        const differing = values.filter(({ standing }) => standing === 'DIFFERS').map(valueKey);
        const choice = { without: new Set([away]), replacing: new Set(differing.slice(1)) };
        const chosen = chosenValues(values, choice);
        expect(chosen.some(({ metric }) => metric === away)).toBe(false);
        for (const value of chosen)
          if (value.replace) expect(choice.replacing.has(valueKey(value))).toBe(true);
        expect(chosen.map(valueKey)).not.toContain(differing[0]);
      }),
    );
  });
});

describe('summaries', () => {
  it('count every value once, newest first', () => {
    fc.assert(
      fc.property(items, (values) => {
        const all = summaries(values);
        const counted = all.reduce((sum, { added, equal, differing }) => sum + added + equal + differing, 0);
        expect(counted).toBe(values.length);
        for (const one of all)
          expect(one.values.map(({ week }) => week)).toEqual(
            one.values
              .map(({ week }) => week)
              .toSorted()
              .toReversed(),
          );
      }),
    );
  });
});

describe('toggled', () => {
  it('puts in what was not there and takes out what was', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
  });
});
