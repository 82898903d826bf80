import { describe, expect, it } from 'vitest';
import type { Permission } from '../permission.ts';
import { aRole, aUser } from '#fixtures/users.ts';
import { actorFor, refusalOf, staff, superUser, visitor, world } from '#fixtures/world.ts';

const holder = (...held: Permission[]) => actorFor(aUser(), held);
const list = { sort: { field: 'name', order: 'ASC' }, from: 0, to: 24, filter: {} } as const;

describe('roles', () => {
  it('are made, read, changed and deleted by staff, and every change is logged with before and after', async () => {
    const { app, rows } = world();
    const made = await app.access.createRole(staff, {
      name: ' Biên tập ',
      permissions: ['post.view', 'post.view'],
    });
    expect(made).toMatchObject({
      name: 'Biên tập',
      description: '',
      permissions: ['post.view'],
      builtIn: false,
      version: 1,
    });
    const changed = await app.access.updateRole(staff, {
      id: made.id,
      version: 1,
      permissions: ['post.view', 'post.update'],
    });
    expect(changed).toMatchObject({ name: 'Biên tập', version: 2, userCount: 0 });
    const { rows: listed } = await app.access.listRoles(staff, list);
    expect(listed.map(({ id }) => id)).toContain(made.id);
    await app.access.deleteRole(staff, made.id);
    expect(await refusalOf(app.access.getRole(staff, made.id))).toBe('role.not_found');
    expect(
      rows('auditLog').map(({ action, before, after }) => [action, before !== null, after !== null]),
    ).toEqual([
      ['role.create', false, true],
      ['role.update', true, true],
      ['role.delete', true, false],
    ]);
  });

  it('can be given nothing their maker lacks, and a smaller role cannot empty a greater one', async () => {
    const great = aRole({ permissions: ['role.update', 'user.manage'] });
    const { app, rows } = world({ roles: [great] });
    const small = holder('role.update', 'role.create', 'role.delete', 'post.view');
    const change = (permissions: Permission[]) =>
      app.access.updateRole(small, { id: great.id, version: 1, permissions });

    expect(await refusalOf(app.access.createRole(small, { name: 'x', permissions: ['user.view'] }))).toBe(
      'role.beyond_own_permissions',
    );
    expect(await refusalOf(change([...great.permissions, 'user.delete']))).toBe(
      'role.beyond_own_permissions',
    );
    expect(await refusalOf(change(['role.update']))).toBe('role.beyond_own_permissions');
    expect(await refusalOf(app.access.deleteRole(small, great.id))).toBe('role.beyond_own_permissions');
    await change([...great.permissions, 'post.view']);
    expect(rows('roles').find(({ id }) => id === great.id)?.permissions).toContain('post.view');
  });

  it('are not changed over somebody else’s change, nor called what another one is', async () => {
    const { app } = world({ roles: [aRole({ id: 'mine' }), aRole({ id: 'other', name: 'Khác' })] });
    const change = (input: object) => app.access.updateRole(superUser, { id: 'mine', version: 1, ...input });
    expect(await refusalOf(change({ version: 2 }))).toBe('version.stale');
    expect(await refusalOf(change({ name: 'Khác' }))).toBe('role.exists');
    expect(await refusalOf(change({ name: ' ' }))).toBe('input.required');
    expect(await refusalOf(change({ id: 'nothing' }))).toBe('role.not_found');
  });

  it('stay while somebody has them, and seeded ones for good', async () => {
    const role = aRole();
    const { app } = world({ roles: [role], users: [aUser({ roleId: role.id })] });
    expect(await refusalOf(app.access.deleteRole(superUser, role.id))).toBe('role.in_use');
    expect(await refusalOf(app.access.deleteRole(superUser, 'partner'))).toBe('role.built_in');
  });

  it('are nobody else’s business', async () => {
    const { app } = world();
    for (const actor of [visitor, holder('user.view')]) {
      const denied = actor === visitor ? 'access.sign_in_required' : 'access.not_authorized';
      expect(await refusalOf(app.access.listRoles(actor, list))).toBe(denied);
      expect(await refusalOf(app.access.createRole(actor, { name: 'x', permissions: [] }))).toBe(denied);
      expect(await refusalOf(app.access.updateRole(actor, { id: 'member', version: 1 }))).toBe(denied);
      expect(await refusalOf(app.access.deleteRole(actor, 'member'))).toBe(denied);
    }
  });
});
