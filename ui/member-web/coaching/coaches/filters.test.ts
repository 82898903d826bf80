import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coaches } from '#http/coaching/contract/coaches.ts';
import { activeFilters, changed, isFreeOnly, readFilters, withoutFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('reads what the directory understands', () => {
    expect(
      read('q= yoga &priceMin=100&priceMax=900&rating=4&gender=FEMALE&online=true&sort=FASTEST'),
    ).toEqual({
      q: 'yoga',
      priceMin: 100,
      priceMax: 900,
      rating: 4,
      gender: 'FEMALE',
      online: 'true',
      sort: 'FASTEST',
    });
  });

  it.each([
    'priceMin=-1',
    'priceMax=1000001',
    'priceMin=1e3',
    'rating=0',
    'rating=6',
    'rating=4.5',
    'gender=UNKNOWN',
    'language=fr',
    'online=false',
    'sort=CHEAPEST',
    'sort=BEST',
    'q=%20',
    'other=1',
  ])('does not read %s', (query) => {
    expect(read(query)).toEqual({});
  });

  it('never asks for more than the contract takes, whatever stands in the address', () => {
    const names = fc.constantFrom(
      'q',
      'specialization',
      'priceMin',
      'priceMax',
      'rating',
      'city',
      'gender',
      'online',
      'sort',
    );
    const text = fc.oneof(fc.string({ maxLength: 200 }), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text), { maxLength: 9 }), (pairs) => {
        const filters = readFilters(new URLSearchParams(pairs));
        expect(coaches.list.query.safeParse(writeFilters(filters)).success).toBe(true);
        expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
      }),
    );
  });

  it('takes one filter off, or all of them without what was searched for', () => {
    const filters = read('q=yoga&rating=4&city=Huế&sort=NEWEST');
    expect(changed(filters, { rating: undefined, online: 'true' })).toEqual({
      q: 'yoga',
      city: 'Huế',
      online: 'true',
      sort: 'NEWEST',
    });
    expect(activeFilters(filters)).toEqual(['rating', 'city']);
    expect(withoutFilters(filters)).toEqual({ q: 'yoga', sort: 'NEWEST' });
  });

  it('knows when only those without a price are asked for', () => {
    expect(
      [read('priceMax=0'), read('priceMin=0&priceMax=0'), read('priceMin=0'), {}].map(isFreeOnly),
    ).toEqual([true, true, false, false]);
  });
});
