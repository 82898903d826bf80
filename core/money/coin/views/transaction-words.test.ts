import { describe, expect, it } from 'vitest';
import { transactionReasons } from '../ledger.ts';
import { rewardReference, rewardTypes } from '../rewards.ts';
import { ownReference } from './transaction-source.ts';
import { transactionWords } from './transaction-words.ts';

describe('the words of a line', () => {
  it.each(rewardTypes)('say which reward it was: %s', (type) => {
    const reference = rewardReference({ type, userId: 'an', source: 'week' });
    expect(transactionWords('REWARD', reference)).toBe(`transaction.REWARD.${type}`);
  });

  it('say no more than why coins moved where the reference is of something else', () => {
    for (const type of transactionReasons) {
      expect(transactionWords(type, 'order:1')).toBe(`transaction.${type}`);
      if (type !== 'REWARD') expect(transactionWords(type, 'REFERRAL:an:hoa')).toBe(`transaction.${type}`);
    }
  });
});

describe('a reference as its own member reads it', () => {
  it('tells nobody who accepted an invitation, and still says which reward it was', () => {
    const invited = rewardReference({ type: 'REFERRAL', userId: 'an', source: 'hoa' });
    expect(ownReference('REWARD', invited)).toBe('REFERRAL');
    expect(transactionWords('REWARD', ownReference('REWARD', invited))).toBe('transaction.REWARD.REFERRAL');
    const saved = rewardReference({ type: 'SAVE_PHYSICAL_PROFILE', userId: 'an', source: 'week' });
    expect(ownReference('REWARD', saved)).toBe(saved);
  });
});
