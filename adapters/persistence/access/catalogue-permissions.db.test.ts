import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPermission, permissions } from '#core/access/actor/permission.ts';
import { seededRoles } from '#core/access/role/role.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { down, up } from '../migrations/20261125_catalogue-permissions.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const stored = async (id: string): Promise<readonly string[]> =>
  (await here.db('roles').where({ id }).first('permissions')).permissions;
/** Groups that came later. */
const isLater = (name: string): boolean => /^(ai|promo)\./.test(name);
const seeded = (id: string) => seededRoles.find((role) => role.id === id)?.permissions.toSorted();

it('a staff role that nobody edited gains what daily work needs, an edited one stays', async () => {
  // As it was then: what later groups give it was not there yet.
  const then = (await stored('staff')).filter((name) => !isLater(name));
  await here.db('roles').where({ id: 'staff' }).update({ permissions: then });
  await down(here.db);
  const before = await stored('staff');
  expect(before).not.toContain('mail.view');

  await up(here.db);
  expect((await stored('staff')).toSorted()).toEqual(seeded('staff')?.filter((name) => !isLater(name)));

  await down(here.db);
  const edited = before.filter((name) => name !== 'payment.approve');
  await here.db('roles').where({ id: 'staff' }).update({ permissions: edited });
  await up(here.db);
  expect((await stored('staff')).toSorted()).toEqual(edited.toSorted());
});

it('roles that had the whole system keep the mails, and no role keeps a pair that opens nothing', async () => {
  const role = {
    name: 'Mails of old',
    description: '',
    built_in: false,
    created_at: new Date(),
    updated_at: new Date(),
  };
  const old = ['global', 'user.view', 'coin.delete', 'transaction.manage'];
  await here.db('roles').insert({ ...role, id: 'mails-of-old', permissions: old });
  await up(here.db);
  expect((await stored('mails-of-old')).toSorted()).toEqual(
    ['global', 'mail.create', 'mail.manage', 'mail.update', 'mail.view', 'user.view'].toSorted(),
  );
  for (const { permissions: held } of await here.db('roles').select('permissions'))
    expect(held.filter((name: string) => !isPermission(name))).toEqual([]);
  expect((await stored('admin')).toSorted()).toEqual(
    permissions.filter((name) => name !== 'role.manage').toSorted(),
  );
});
