import { describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, staff, superUser, system, visitor } from '#fixtures/engine/world.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { isStaff, requireAccess, requireAccessRules } from './access-guard.ts';
import type { Route } from '../handlers.ts';

const route = (access: unknown): Route => ({
  name: 'a route',
  endpoint: { method: 'GET', path: '/somewhere', summary: '', access, refusals: [] } as unknown as Endpoint, // what a slip may leave
  handle: () => undefined,
});

describe('a route', () => {
  it.each([undefined, null, '', 'everybody', [], ['user.view', 'user.nothing'], {}, true])(
    'without an access rule that is one is not served: %j',
    (access) => {
      expect(() => requireAccessRules([route('visitor'), route(access)])).toThrow('GET /somewhere');
    },
  );

  it('with one is', () => {
    expect(() =>
      requireAccessRules(
        ['visitor', 'signed-in', 'member', ['user.view'], ['global', 'user.view']].map(route),
      ),
    ).not.toThrow();
  });
});

describe('the access guard of an endpoint', () => {
  const statuses = ['PENDING', 'ACTIVE', 'HOLD', 'BAN', 'DELETE'] as const;
  const people = statuses.map((status) => actorFor(aUser({ status })));
  const story = (access: Endpoint['access']) =>
    [visitor, ...people].map((actor) => {
      try {
        requireAccess(access, actor);
        return 'in';
      } catch (error) {
        return (error as { code: string }).code; // only refusals are thrown
      }
    });
  const closed = ['auth.user_hold', 'auth.user_ban', 'auth.user_deleted'];

  it('opens by the state of the account', () => {
    expect(story('visitor')).toEqual(['in', 'in', 'in', 'in', 'in', 'in']);
    expect(story('signed-in')).toEqual(['access.sign_in_required', 'in', 'in', ...closed]);
    expect(story('member')).toEqual(['access.sign_in_required', 'auth.user_not_active', 'in', ...closed]);
    expect(story(['user.view'])).toEqual([
      'access.sign_in_required',
      'auth.user_not_active',
      'access.not_authorized',
      ...closed,
    ]);
  });

  it('knows who works here', () => {
    expect([staff, superUser].every(isStaff)).toBe(true);
    expect([visitor, system, ...people].some(isStaff)).toBe(false);
  });
});
