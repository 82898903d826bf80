import { describe, expect, test } from 'vitest';
import type { Notice } from '../../app/data/notices.ts';
import { byDay } from './by-day.ts';

const at = (id: string, createdAt: string): Notice => ({
  id,
  type: 'SYSTEM',
  topic: null,
  category: 'system',
  title: id,
  body: '',
  link: null,
  count: 1,
  readAt: null,
  createdAt: new Date(createdAt),
});

describe('Notices by day', () => {
  test('change days at the midnight of the reader', () => {
    const notices = [
      at('c', '2026-11-20T17:30:00Z'),
      at('b', '2026-11-20T16:30:00Z'),
      at('a', '2026-11-20T01:00:00Z'),
    ];
    expect(
      byDay(notices, 'Asia/Ho_Chi_Minh').map(({ date, items }) => [date, items.map(({ id }) => id)]),
    ).toEqual([
      ['2026-11-21', ['c']],
      ['2026-11-20', ['b', 'a']],
    ]);
    expect(byDay(notices, 'UTC').map(({ date }) => date)).toEqual(['2026-11-20']);
    expect(byDay([], 'UTC')).toEqual([]);
  });
});
