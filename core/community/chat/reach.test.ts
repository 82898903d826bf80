import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whoMayWriteChoices } from '#core/people/account/user.ts';
import { reachOf, type Ties } from './reach.ts';

const anyTies: fc.Arbitrary<Ties> = fc.record({
  isBlocked: fc.boolean(),
  isFollowed: fc.boolean(),
  hasReview: fc.boolean(),
  mayWriteToAnybody: fc.boolean(),
  isAccepted: fc.boolean(),
  whoMayWrite: fc.constantFrom(...whoMayWriteChoices),
  isActive: fc.boolean(),
});
const holds = (claim: (ties: Ties) => void) => fc.assert(fc.property(anyTies, claim));

describe('reachOf', () => {
  it('lets nothing past a block, nor to an account that can’t act', () => {
    holds((ties) => {
      expect(reachOf({ ...ties, isBlocked: true })).toBe('REFUSED');
      expect(reachOf({ ...ties, isActive: false })).toBe('REFUSED');
    });
  });

  it('always brings the two of a review together, and staff who may write to anybody', () => {
    holds((ties) => {
      const there = { ...ties, isBlocked: false, isActive: true };
      expect(reachOf({ ...there, hasReview: true })).toBe('INBOX');
      expect(reachOf({ ...there, mayWriteToAnybody: true })).toBe('INBOX');
    });
  });

  it('never puts a stranger into an inbox, and asks only who can be asked', () => {
    holds((ties) => {
      const stranger = {
        ...ties,
        isFollowed: false,
        isAccepted: false,
        hasReview: false,
        mayWriteToAnybody: false,
      };
      expect(reachOf(stranger)).not.toBe('INBOX');
      if (reachOf(ties) === 'REQUEST') expect(ties.whoMayWrite).toBe('EVERYONE');
    });
  });

  it('never reaches less because of one more tie', () => {
    const order = { REFUSED: 0, REQUEST: 1, INBOX: 2 } as const;
    holds((ties) => {
      for (const tie of ['isFollowed', 'hasReview', 'mayWriteToAnybody', 'isAccepted'] as const)
        expect(order[reachOf({ ...ties, [tie]: true })]).toBeGreaterThanOrEqual(
          order[reachOf({ ...ties, [tie]: false })],
        );
    });
  });
});
