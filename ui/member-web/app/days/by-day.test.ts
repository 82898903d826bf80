import { describe, expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const at = (id: string, createdAt: string) => ({ id, createdAt: new Date(createdAt) });

describe('A list by day', () => {
  test('changes days at the midnight of the reader', () => {
    const list = [
      at('c', '2026-11-20T17:30:00Z'),
      at('b', '2026-11-20T16:30:00Z'),
      at('a', '2026-11-20T01:00:00Z'),
    ];
    expect(
      byDay(list, 'Asia/Ho_Chi_Minh').map(({ date, items }) => [date, items.map(({ id }) => id)]),
    ).toEqual([
      ['2026-11-21', ['c']],
      ['2026-11-20', ['b', 'a']],
    ]);
    expect(byDay(list, 'UTC').map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(byDay([], 'UTC')).toEqual([]);
  });
});
