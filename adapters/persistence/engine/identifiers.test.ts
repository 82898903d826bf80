import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelCaseRows, toCamelCase, toSnakeCase } from './identifiers.ts';

describe('column names', () => {
  it.each([
    ['id', 'id'],
    ['fullName', 'full_name'],
    ['vo2max', 'vo2max'],
    ['addressLine_2', 'address_line_2'],
    ['normalizedFfmi', 'normalized_ffmi'],
  ])('%s is %s in SQL, and comes back', (camel, snake) => {
    expect(toSnakeCase(camel)).toBe(snake);
    expect(toCamelCase(snake)).toBe(camel);
  });

  it('of every shape come back as they were', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const snake = words.join('_');
        expect(toSnakeCase(toCamelCase(snake))).toBe(snake);
      }),
    );
  });

  it('change in rows, not inside their values', () => {
    const rows = [
      { id: 1, raw_data: { kept_name: [{ also_kept: 1 }] } },
      { id: 2, raw_data: null },
    ];

    expect(camelCaseRows(rows)).toEqual([
      { id: 1, rawData: { kept_name: [{ also_kept: 1 }] } },
      { id: 2, rawData: null },
    ]);
    const unchanged = [{ id: 1, name: 'x' }];
    expect(camelCaseRows(unchanged)).toBe(unchanged);
  });
});
