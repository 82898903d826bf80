import { expect, it } from 'vitest';
import { hasMoved } from './has-moved.ts';

const quiet = {
  day: '2026-11-20',
  coin: 'FIT_COIN',
  issued: 0,
  spent: 0,
  burned: 0,
  outstanding: 500,
} as const;

it('tells days on which coins moved from days on which they only lay there', () => {
  expect(hasMoved([])).toBe(false);
  expect(hasMoved([quiet, quiet])).toBe(false);
  for (const name of ['issued', 'spent', 'burned'] as const)
    expect(hasMoved([quiet, { ...quiet, [name]: 1 }])).toBe(true);
});
