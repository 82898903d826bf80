import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { mostDays, periodFrom, problemOf, spanOf, spanUntil } from './period.ts';

const today = '2026-11-21';

describe('the period of the economy page', () => {
  it('is 30 days with today, unless the address names another', () => {
    expect(periodFrom(new URLSearchParams(), today)).toEqual({ from: '2026-10-23', to: today });
    expect(periodFrom(new URLSearchParams('from=2026-01-01&to=2026-01-31'), today)).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    });
  });

  it.each([
    'from=2026-02-01&to=2026-01-01',
    'from=x&to=y',
    'from=2024-01-01&to=2026-01-01',
    'from=2026-01-01',
  ])('is never what the server would refuse: %s', (search) => {
    expect(problemOf(periodFrom(new URLSearchParams(search), today))).toBeNull();
  });

  it('knows the usual spans again', () => {
    expect(spanOf(spanUntil(today, 7), today)).toBe(7);
    expect(spanOf(spanUntil(today, 365), today)).toBe(365);
    expect(spanOf({ from: '2026-01-01', to: today }, today)).toBeNull();
  });

  it('says what is wrong with one that is typed', () => {
    expect(problemOf({ from: '', to: today })).toBe('missing');
    expect(problemOf({ from: today, to: '2026-11-01' })).toBe('backwards');
    expect(problemOf(spanUntil(today, mostDays))).toBeNull();
    expect(problemOf(spanUntil(today, mostDays + 1))).toBe('too_long');
  });
});

describe('the figures of a coin', () => {
  const daily = [
    { day: '2026-11-19', coin: 'FIT_COIN', issued: 1000, spent: 300, burned: 0, outstanding: 5700 },
    { day: '2026-11-19', coin: 'BASE_COIN', issued: 0, spent: 0, burned: -500, outstanding: 500 },
    { day: '2026-11-20', coin: 'FIT_COIN', issued: 0, spent: 0, burned: 50, outstanding: 5650 },
    { day: '2026-11-20', coin: 'BASE_COIN', issued: 0, spent: 100, burned: 0, outstanding: 400 },
  ] as const;

  it('explain what is outstanding at the end by what was there before', () => {
    for (const coin of ['FIT_COIN', 'BASE_COIN'] as const) {
      const { opening, issued, spent, burned, outstanding } = figuresOf(daily, coin);
      expect(opening + issued - spent - burned).toBe(outstanding);
    }
    expect(figuresOf(daily, 'FIT_COIN')).toEqual({
      opening: 5000,
      issued: 1000,
      spent: 300,
      burned: 50,
      outstanding: 5650,
    });
    expect(figuresOf(daily, 'BASE_COIN').opening).toBe(0);
  });

  it('are nothing where there is nothing', () => {
    expect(figuresOf([], 'FIT_COIN')).toEqual({ opening: 0, issued: 0, spent: 0, burned: 0, outstanding: 0 });
  });
});
