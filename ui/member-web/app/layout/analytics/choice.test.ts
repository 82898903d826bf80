import { describe, expect, it } from 'vitest';
import { choiceCookie, choiceIn, forgottenCookies } from './choice.ts';

describe('the choice about being counted', () => {
  it('is what its own cookie says, and nothing where that says neither', () => {
    expect(choiceIn('lang=vi; analytics=granted')).toBe('granted');
    expect(choiceIn('analytics=denied; theme=dark')).toBe('denied');
    for (const odd of ['', 'analytics=', 'analytics=yes', 'no_analytics=granted', 'analytics=grantedly'])
      expect([odd, choiceIn(odd)]).toEqual([odd, null]);
  });

  it('is kept for twelve months, and travels encrypted where the page does', () => {
    expect(choiceCookie('denied', true)).toBe(
      'analytics=denied; path=/; samesite=lax; max-age=31536000; secure',
    );
    expect(choiceCookie('granted', false)).not.toContain('secure');
  });

  it('takes away what counting left, and nothing else', () => {
    const gone = forgottenCookies('lang=vi; _ga=GA1.1; _ga_ABC=GS1; _gallery=1', 'fitboard.example');
    expect(new Set(gone.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC']));
    expect(gone).toContain('_ga=; path=/; max-age=0; domain=.fitboard.example');
  });
});
