import { describe, expect, it } from 'vitest';
import en from '../../../ui/admin/money/parts/messages/en.json' with { type: 'json' };
import vi from '../../../ui/admin/money/parts/messages/vi.json' with { type: 'json' };
import { moneyRules as shownRules } from '../../../ui/admin/money/reconciliation/rules.ts';
import { moneyRules } from './money-audit.ts';

describe('the money rules', () => {
  it('are shown to staff as they are checked', () => {
    expect(shownRules).toEqual(moneyRules);
  });

  it.each(moneyRules)('have words in both languages: %s', (rule) => {
    for (const words of [vi, en]) expect(words).toHaveProperty([`console.rule.${rule}`]);
  });

  it('leave no words of rules that are no more', () => {
    const named = Object.keys(vi).filter((key) => key.startsWith('console.rule.'));
    expect(named.toSorted()).toEqual(
      [...moneyRules, 'other'].map((rule) => `console.rule.${rule}`).toSorted(),
    );
  });
});
