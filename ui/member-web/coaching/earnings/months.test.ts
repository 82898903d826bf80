import { describe, expect, it } from 'vitest';
import { dayIn, monthsInOrder } from './months.ts';

const month = (name: string, net = 765) => ({
  month: name,
  reviews: 1,
  enrolments: 0,
  gross: 900,
  fee: 135,
  net,
});

describe('the months of earnings', () => {
  it('run oldest first, with the quiet ones between', () => {
    const shown = monthsInOrder([month('2026-02'), month('2025-11', 100)]);
    expect(shown.map(({ month: name, net }) => [name, net])).toEqual([
      ['2025-11', 100],
      ['2025-12', 0],
      ['2026-01', 0],
      ['2026-02', 765],
    ]);
  });

  it('are the newest dozen', () => {
    const shown = monthsInOrder([month('2026-06'), month('2024-01')]);
    expect(shown).toHaveLength(12);
    expect([shown[0]?.month, shown.at(-1)?.month]).toEqual(['2025-07', '2026-06']);
  });

  it('are none when nothing was ever earned', () => {
    expect(monthsInOrder([])).toEqual([]);
    expect(dayIn('2026-01').getUTCMonth()).toBe(0);
  });
});
