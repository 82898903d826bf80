import { expect, it } from 'vitest';
import { askedWith, readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('an address says what is looked for, and what nobody could mean is as if it were not there', () => {
  expect(read('q=%20ch%E1%BA%A1y%20&language=en&free=true&sort=rating')).toEqual({
    q: 'chạy',
    language: 'en',
    isFree: true,
    sort: 'rating',
  });
  expect(read('q=&language=fr&free=1&sort=newest')).toEqual({});
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
});

it('what is written is read again', () => {
  const filters = { q: 'đạm', language: 'all', isFree: true, sort: 'price' } as const;
  expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
});

it('challenges are in the reader’s language, unless they choose another or all', () => {
  expect(askedWith({}, 'vi')).toEqual({ language: 'vi' });
  expect(askedWith({ language: 'en' }, 'vi')).toEqual({ language: 'en' });
  expect(askedWith({ language: 'all', sort: 'price' }, 'vi')).toEqual({ sort: 'price' });
});
