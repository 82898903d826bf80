import { describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, visitor, world } from '#fixtures/engine/world.ts';

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

  it('that allow more than their changer may do are not changed by them at all', async () => {
    const great = aRole({ permissions: ['role.update', 'user.manage'] });
    const own = aRole({ permissions: ['role.update', 'post.view'] });
    const { app, rows } = world({ roles: [great, own] });
    const small = holder('role.update', 'role.manage', 'post.view');
    for (const change of [
      { name: 'Đổi tên' },
      { description: 'Mô tả khác' },
      { permissions: great.permissions },
      { permissions: [...great.permissions, 'post.view'] as const },
      {},
    ]) {
      const changing = app.access.updateRole(small, { id: great.id, version: 1, ...change });
      expect(await refusalOf(changing), JSON.stringify(change)).toBe('role.greater_than_own');
    }
    expect(rows('roles').find(({ id }) => id === great.id)).toEqual(great);
    expect(rows('auditLog')).toEqual([]);
    await app.access.updateRole(small, { id: own.id, version: 1, name: 'Đổi tên' });
    expect(rows('roles').find(({ id }) => id === own.id)?.name).toBe('Đổi tên');
  });

  it('can be given nothing their maker or changer lacks', async () => {
    const great = aRole({ permissions: ['role.update', 'user.manage'] });
    const own = aRole({ permissions: ['role.update'] });
    const { app, rows } = world({ roles: [great, own] });
    const small = holder('role.update', 'role.create', 'role.delete', 'post.view');
    const change = (permissions: Permission[]) =>
      app.access.updateRole(small, { id: own.id, version: 1, permissions });

    const made = app.access.createRole(small, { name: 'x', permissions: ['user.view'] });
    expect(await refusalOf(made)).toBe('role.beyond_own_permissions');
    expect(await refusalOf(change(['role.update', 'user.delete']))).toBe('role.beyond_own_permissions');
    expect(await refusalOf(app.access.deleteRole(small, great.id))).toBe('role.greater_than_own');
    await change(['role.update', 'post.view']);
    expect(rows('roles').find(({ id }) => id === own.id)?.permissions).toContain('post.view');
  });

  it('are not changed over another person’s change, nor called what another one is', async () => {
    const { app } = world({ roles: [aRole({ id: 'mine' }), aRole({ id: 'other', name: 'Khác' })] });
    const change = (input: object) => app.access.updateRole(superUser, { id: 'mine', version: 1, ...input });
    expect(await refusalOf(change({ version: 2 }))).toBe('version.stale');
    expect(await refusalOf(change({ name: 'Khác' }))).toBe('role.exists');
    expect(await refusalOf(change({ name: ' ' }))).toBe('input.required');
    expect(await refusalOf(change({ id: 'nothing' }))).toBe('role.not_found');
  });

  it('stay while a person has them, and seeded ones for good', async () => {
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
