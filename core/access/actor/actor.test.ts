import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { actorFor, staff, superUser, system, visitor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { mayDo, requireMember, requirePermission, userStatuses } from './actor.ts';
import {
  isPermission,
  pairsWithoutUse,
  permissionGroups,
  permissions,
  permissionVerbs,
} from './permission.ts';
import { requireGrantable, requireNoGreater, seededRoles } from '#core/access/role/role.ts';

const some = fc.subarray([...permissions]);

describe('a permission check', () => {
  it('passes when the role holds at least one of those asked, and an empty request is denied', () => {
    fc.assert(
      fc.property(some, some, (held, asked) => {
        const actor = actorFor(aUser(), held);
        expect(mayDo(actor, ...asked)).toBe(asked.some((permission) => held.includes(permission)));
        expect(mayDo(actor)).toBe(false);
        expect(mayDo(visitor, ...asked)).toBe(false);
        expect(mayDo(superUser, ...asked)).toBe(asked.length > 0);
        expect(mayDo(system, ...asked)).toBe(asked.length > 0);
      }),
    );
  });

  it('passes for nobody who lacks the second factor that staff must have', () => {
    fc.assert(
      fc.property(some, some, (held, asked) => {
        for (const one of [actorFor(aUser(), held), superUser]) {
          const due = { ...one, secondFactorDue: true };
          expect(mayDo(due, ...asked)).toBe(false);
          expect(() => requirePermission(due, ...asked)).toThrow('access.second_factor_required');
          expect(requireMember(due)).toBe(due);
        }
      }),
    );
  });

  it('lets nothing imply anything else: MANAGE and GLOBAL are names like the others', () => {
    for (const held of permissions) {
      const actor = actorFor(aUser(), [held]);
      expect(permissions.filter((asked) => mayDo(actor, asked))).toEqual([held]);
    }
  });

  it('needs an ACTIVE account, user 1’s too', () => {
    for (const status of userStatuses) {
      const passes = (id: string) => {
        try {
          requirePermission(actorFor(aUser({ id, status }), permissions), 'user.view');
          return true;
        } catch {
          return false;
        }
      };
      expect(passes('someone')).toBe(status === 'ACTIVE');
      expect(passes(superUserId)).toBe(status === 'ACTIVE');
    }
    expect(() => requirePermission(visitor, 'user.view')).toThrow('access.sign_in_required');
    expect(() => requirePermission(actorFor(aUser()), 'user.view')).toThrow('access.not_authorized');
    expect(() => requireMember(system)).toThrow('access.sign_in_required');
  });
});

describe('permissions', () => {
  it('are groups by five verbs without the pairs that can open nothing, three more for payments, seeing as a member, and global', () => {
    expect(permissionGroups).toHaveLength(25);
    const without = Object.keys(pairsWithoutUse);
    expect(without.filter(isPermission)).toEqual([]);
    expect(permissions).toHaveLength(25 * permissionVerbs.length - without.length + 3 + 1 + 1);
    expect(new Set(permissions).size).toBe(permissions.length);
    expect(permissions.every(isPermission)).toBe(true);
    expect(isPermission('user.fly')).toBe(false);
  });

  it('of the seeded roles: members none, staff every VIEW but the audit log’s, admins all but managing roles', () => {
    const of = (id: string) => seededRoles.find((role) => role.id === id)?.permissions ?? [];
    expect(of('member')).toEqual([]);
    expect(permissions.filter((name) => name.endsWith('.view') && !of('staff').includes(name))).toEqual([
      'audit.view',
    ]);
    expect(permissions.filter((name) => !of('admin').includes(name))).toEqual(['role.manage']);
  });

  it('of the seeded staff role are what daily work needs, without money policy, roles, deletions or settings', () => {
    const staffRole = seededRoles.find(({ id }) => id === 'staff')?.permissions ?? [];
    const daily = staffRole.filter((name) => !name.endsWith('.view'));
    expect(daily.toSorted()).toEqual(
      [
        'bug-report.update',
        'category.create',
        'category.update',
        'chat.update',
        'coach-request.update',
        'domain.update',
        'feed.update',
        'mail.create',
        'mail.update',
        'media.create',
        'media.delete',
        'media.update',
        'payment.approve',
        'payment.reject',
        'payment.reopen',
        'post.create',
        'post.update',
        'product.update',
        'review.update',
        'reward.update',
        'specialization.update',
        'user.update',
      ].toSorted(),
    );
  });
});

describe('granting', () => {
  it('never goes beyond what the granter holds', () => {
    fc.assert(
      fc.property(some, some, (held, granted) => {
        const beyond = granted.filter((name) => !held.includes(name));
        const actor = actorFor(aUser(), held);
        const grant = () => requireGrantable(actor, granted);
        const change = () => requireNoGreater(actor, { permissions: granted });
        if (beyond.length === 0) {
          expect(grant).not.toThrow();
          expect(change).not.toThrow();
        } else {
          expect(grant).toThrow('role.beyond_own_permissions');
          expect(change).toThrow('role.greater_than_own');
        }
        for (const all of [superUser, staff]) {
          expect(() => requireGrantable(all, granted)).not.toThrow();
          expect(() => requireNoGreater(all, { permissions: granted })).not.toThrow();
        }
      }),
    );
  });
});
