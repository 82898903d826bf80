import { describe, expect, it } from 'vitest';
import { addressOfView, isSameQuery } from './view-query.ts';

const query = {
  filter: { status: 'HOLD', q: 'an' },
  sort: { field: 'createdAt', order: 'DESC' as const },
  columns: null,
};

describe('what a view shows', () => {
  it('is the same whatever order its filters were typed in', () => {
    expect(isSameQuery(query, { ...query, filter: { q: 'an', status: 'HOLD', level: '' } })).toBe(true);
    expect(isSameQuery(query, { ...query, filter: { status: 'HOLD' } })).toBe(false);
    expect(isSameQuery(query, { ...query, sort: { field: 'createdAt', order: 'ASC' } })).toBe(false);
    expect(isSameQuery(query, { ...query, columns: ['status'] })).toBe(false);
  });

  it('has an address that can be sent', () => {
    const address = new URL(addressOfView('/admin/users', query, 'one'), 'https://fit.example');
    expect(address.pathname).toBe('/admin/users');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual(query.filter);
    expect(address.searchParams.get('view')).toBe('one');
    expect(addressOfView('/admin/users', query, null)).not.toContain('view=');
  });
});
