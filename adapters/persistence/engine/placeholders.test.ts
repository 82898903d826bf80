import { describe, expect, it } from 'vitest';
import { positioned } from './placeholders.ts';

describe('the places of a statement', () => {
  it('are numbered in their order', () => {
    expect(positioned('select ?, ?::text from t where a = ?', [1, 'b', 3])).toBe(
      'select $1, $2::text from t where a = $3',
    );
    expect(positioned('select 1', [])).toBe('select 1');
  });

  it('take a list as one value', () => {
    expect(positioned('select * from t where a = any(?)', [[1, 2]])).toBe(
      'select * from t where a = any($1)',
    );
  });

  it('are left to Knex where they have names or are operators', () => {
    expect(positioned('select :id', { id: 1 })).toBeNull();
    expect(positioned('select ?? from t', ['a'])).toBeNull();
    expect(positioned(String.raw`select a \? 'key' from t where b = ?`, [1])).toBeNull();
  });

  it('must each have a value, whole and no more', () => {
    expect(() => positioned('select ?, ?', [1])).toThrow('2 places, but 1 values');
    expect(() => positioned('select ?', [1, 2])).toThrow('1 places, but 2 values');
    expect(() => positioned('select ?', [undefined])).toThrow('undefined');
  });
});
