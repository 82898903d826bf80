import { describe, expect, it } from 'vitest';
import { clockOf } from './clock.ts';

const deliveredAt = new Date('2026-11-01T05:00:00Z');
const held = { status: 'HELD' as const, deliveredAt, releasedAt: null };

describe('the clock of one answer', () => {
  it('says the day on which it is paid without a rating', () => {
    expect(clockOf(held, new Date('2026-11-08T04:59:00Z'))).toEqual({
      state: 'UNRATED',
      at: new Date('2026-11-08T05:00:00Z'),
    });
  });

  it('knows of a rating once that day is over', () => {
    expect(clockOf(held, new Date('2026-11-08T05:00:00Z')).state).toBe('RATED');
  });

  it('says when it was paid', () => {
    const releasedAt = new Date('2026-11-05T05:00:00Z');
    expect(clockOf({ ...held, status: 'RELEASED', releasedAt }, releasedAt)).toEqual({
      state: 'RELEASED',
      at: releasedAt,
    });
  });
});
