import { describe, expect, it } from 'vitest';
import { keptShares, rowsOfWeek } from './figures.ts';

describe('a week of a trend', () => {
  it('opens the rows it counts, both days in full', () => {
    const url = new URL(rowsOfWeek('topUps', '2026-11-23'), 'https://fitboard.example');
    expect(url.pathname).toBe('/admin/payments');
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual({
      status: 'COMPLETED',
      completedAt_gte: '2026-11-23',
      completedAt_lte: '2026-11-29',
    });
  });
});

describe('retention', () => {
  it('is the share of those of the week before who saved again, and none where nobody had', () => {
    const weeks = [
      { monday: '2026-11-09', members: 0, again: 0 },
      { monday: '2026-11-16', members: 4, again: 0 },
      { monday: '2026-11-23', members: 5, again: 3 },
    ];
    expect(keptShares(weeks)).toEqual([null, null, 75]);
  });
});
