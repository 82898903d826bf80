import { describe, expect, it } from 'vitest';
import { waitOf } from './waiting-time.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const since = (text: string) => waitOf(new Date(text), now);

describe('how long something waits', () => {
  it('is said in the largest unit that does not hide much', () => {
    expect(since('2026-11-21T09:59:31Z')).toEqual({ value: 0, unit: 'minute' });
    expect(since('2026-11-21T09:01:00Z')).toEqual({ value: 59, unit: 'minute' });
    expect(since('2026-11-21T07:00:00Z')).toEqual({ value: 3, unit: 'hour' });
    expect(since('2026-11-19T11:00:00Z')).toEqual({ value: 47, unit: 'hour' });
    expect(since('2026-11-18T09:00:00Z')).toEqual({ value: 3, unit: 'day' });
  });

  it('is never less than nothing, whatever the clock of this computer says', () => {
    expect(since('2026-11-21T11:00:00Z')).toEqual({ value: 0, unit: 'minute' });
  });
});
