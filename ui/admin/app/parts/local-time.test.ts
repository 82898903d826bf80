import { describe, expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

describe('the platform’s clock', () => {
  it('reads and writes the same instant, wherever the browser stands', () => {
    expect(toLocalTime('2026-11-21T15:00:00.000Z')).toBe('2026-11-21T22:00');
    expect(fromLocalTime('2026-11-21T22:00')).toBe('2026-11-21T15:00:00.000Z');
    expect(fromLocalTime(toLocalTime('2026-12-31T18:30:00Z'))).toBe('2026-12-31T18:30:00.000Z');
  });

  it('speaks the time zone of the person who types, through the changes of their clocks', () => {
    expect(toLocalTime('2026-11-21T15:00:00.000Z', 'Europe/London')).toBe('2026-11-21T15:00');
    expect(toLocalTime(new Date('2026-07-01T15:00:00.000Z'), 'Europe/London')).toBe('2026-07-01T16:00');
    expect(fromLocalTime('2026-07-01T00:00', 'Europe/London')).toBe('2026-06-30T23:00:00.000Z');
    expect(fromLocalTime('2026-12-01T00:00', 'America/New_York')).toBe('2026-12-01T05:00:00.000Z');
  });

  it('refuses what is no time', () => {
    expect(fromLocalTime('soon')).toBeNull();
    expect(fromLocalTime('2026-11-21')).toBeNull();
  });
});
