import { expect, it } from 'vitest';
import { staffListRights } from '#core/access/saved-view/staff-lists.ts';
import { api } from '#http/contract.ts';
import type { Endpoint } from '#http/engine/contract/endpoint.ts';

it('what lets staff see a list is what its route asks', () => {
  const endpoints = Object.values(api).flatMap((group) => Object.values(group) as Endpoint[]);
  for (const [list, rights] of Object.entries(staffListRights)) {
    const route = endpoints.find(({ method, path }) => method === 'GET' && path === `/admin/${list}`);
    expect(route?.produces, list).toBe('list');
    expect([...(route?.access ?? [])].toSorted(), list).toEqual([...rights].toSorted());
  }
});
