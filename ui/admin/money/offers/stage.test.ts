import { describe, expect, it } from 'vitest';
import { leftOf, stageOf } from './stage.ts';

const offer = {
  status: 'ACTIVE',
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  stock: 3,
  claimedCount: 1,
} as const;
const at = (text: string) => Date.parse(text);

describe('where a reward stands', () => {
  it('runs from its first moment to the one before its end', () => {
    expect(stageOf(offer, at('2026-10-31T23:59:59.999Z'))).toBe('UPCOMING');
    expect(stageOf(offer, at('2026-11-01T00:00:00Z'))).toBe('RUNNING');
    expect(stageOf(offer, at('2026-11-30T23:59:59.999Z'))).toBe('RUNNING');
    expect(stageOf(offer, at('2026-12-01T00:00:00Z'))).toBe('ENDED');
  });

  it('says first what matters most', () => {
    const now = at('2026-11-10T00:00:00Z');
    expect(stageOf({ ...offer, status: 'INACTIVE' }, now)).toBe('HIDDEN');
    expect(stageOf({ ...offer, status: 'INACTIVE' }, at('2027-01-01T00:00:00Z'))).toBe('ENDED');
    expect(stageOf({ ...offer, claimedCount: 3 }, now)).toBe('SOLD_OUT');
    expect(stageOf({ ...offer, stock: null, claimedCount: 9_000 }, now)).toBe('RUNNING');
  });

  it('never has less than nothing left', () => {
    expect(leftOf(offer)).toBe(2);
    expect(leftOf({ stock: 3, claimedCount: 5 })).toBe(0);
    expect(leftOf({ stock: null, claimedCount: 5 })).toBeNull();
  });
});
