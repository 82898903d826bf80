import { describe, expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

describe("the house's clock", () => {
  it('reads and writes the same instant, wherever the browser stands', () => {
    expect(toLocalTime('2026-11-21T15:00:00.000Z')).toBe('2026-11-21T22:00');
    expect(fromLocalTime('2026-11-21T22:00')).toBe('2026-11-21T15:00:00.000Z');
    expect(fromLocalTime(toLocalTime('2026-12-31T18:30:00Z'))).toBe('2026-12-31T18:30:00.000Z');
  });

  it('refuses what is no time', () => {
    expect(fromLocalTime('soon')).toBeNull();
    expect(fromLocalTime('2026-11-21')).toBeNull();
  });
});
