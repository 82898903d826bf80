import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { down, up } from '../migrations/20261231_audit-and-setting-rights.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const stored = async (id: string): Promise<readonly string[]> =>
  (await here.db('roles').where({ id }).first('permissions')).permissions;

it('roles with the whole system gain both rights, once; the others stay as they are', async () => {
  const role = { description: '', built_in: false, created_at: new Date(), updated_at: new Date() };
  const whole = { ...role, id: 'whole', name: 'Whole', permissions: ['global', 'user.view'] };
  const part = { ...role, id: 'part', name: 'Part', permissions: ['user.view'] };
  await here.db('roles').insert([whole, part]);
  for (let time = 0; time < 2; time += 1) {
    await up(here.db);
    expect((await stored('whole')).toSorted()).toEqual([
      'audit.view',
      'global',
      'setting.update',
      'user.view',
    ]);
    expect(await stored('part')).toEqual(['user.view']);
  }
  await down(here.db);
  expect((await stored('whole')).toSorted()).toEqual(['global', 'user.view']);
});
