import { describe, expect, it } from 'vitest';
import { moneyRules, ruleStates } from './rules.ts';

describe('the rules of the reconciliation', () => {
  it('are all shown, kept ones too', () => {
    expect(ruleStates([]).map(({ rule }) => rule)).toEqual(moneyRules);
    expect(ruleStates([]).every(({ breach }) => breach === null)).toBe(true);
  });

  it('begin with what is broken, and lose no breach of a rule without a name here', () => {
    const unknown = { rule: 'order.new_rule', detail: 'o1', count: 1 };
    const broken = { rule: 'hold.missing', detail: 'h1', count: 2 };
    const states = ruleStates([unknown, broken]);
    expect(states.slice(0, 2)).toEqual([
      { rule: 'hold.missing', name: 'hold.missing', breach: broken },
      { rule: 'order.new_rule', name: 'other', breach: unknown },
    ]);
    expect(states).toHaveLength(moneyRules.length + 1);
  });
});
