import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markRecapSeen, monthInTheNews } from './recap-news.ts';

const member = { timeZone: 'Asia/Ho_Chi_Minh', createdAt: new Date('2026-03-10T05:00:00Z') };
const at = (text: string) => monthInTheNews(member, new Date(text));

describe('the month in the news', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the one before, in the first seven days of the member’s own calendar', () => {
    expect(at('2026-10-31T16:59:00Z')).toBeNull();
    expect(at('2026-10-31T17:01:00Z')).toBe('2026-10');
    expect(at('2026-11-07T16:59:00Z')).toBe('2026-10');
    expect(at('2026-11-07T17:01:00Z')).toBeNull();
    expect(at('2027-01-02T05:00:00Z')).toBe('2026-12');
  });

  it('is none that was looked at, and none from before the member came', () => {
    markRecapSeen('2026-10');
    expect(at('2026-11-02T05:00:00Z')).toBeNull();
    expect(at('2026-12-02T05:00:00Z')).toBe('2026-11');
    markRecapSeen('2026-08');
    expect(at('2026-11-02T05:00:00Z')).toBeNull();
    expect(
      monthInTheNews(
        { ...member, createdAt: new Date('2026-12-01T05:00:00Z') },
        new Date('2026-12-02T05:00:00Z'),
      ),
    ).toBeNull();
    expect(monthInTheNews(undefined, new Date('2026-12-02T05:00:00Z'))).toBeNull();
  });
});
