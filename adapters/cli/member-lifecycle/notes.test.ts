import { describe, expect, it } from 'vitest';
import { adminRoleId } from '#core/access/role/role.ts';
import { aUser } from '#fixtures/people/users.ts';
import { world } from '#fixtures/engine/world.ts';
import { cli } from '../testing/command-line.ts';

const opened = () => {
  const clerk = aUser({ username: 'ha', fullname: 'Lê Thu Hà', roleId: adminRoleId });
  const person = aUser({ username: 'an', email: 'an@example.com' });
  return { clerk, person, here: world({ users: [clerk, person] }) };
};

describe('notes and assignments on the command line', () => {
  it('are written as a person of the staff, and listed', async () => {
    const { here, person } = opened();
    const added = await cli(here, '--as', 'ha', 'notes', 'add', 'user', 'an', '--text', 'Đã gọi lại.');
    expect([added.code, added.out]).toEqual([0, expect.stringContaining('is kept') as unknown]);
    expect((await cli(here, 'notes', 'add', 'user', 'an', '--text', 'x')).code).not.toBe(0);
    for (const more of [[], ['--about']]) {
      const listed = await cli(here, '--json', 'notes', 'list', 'user', 'an@example.com', ...more);
      expect(listed.out).toContain('Đã gọi lại.');
      expect(listed.out).toContain(person.id);
    }
    expect((await cli(here, 'notes', 'list', 'planet', 'an')).code).toBe(2);
  });

  it('give a record to who may see it, and to nobody', async () => {
    const { here, clerk } = opened();
    expect(await cli(here, 'assign', 'user', 'an', '--to', 'ha')).toMatchObject({ code: 0 });
    expect(here.rows('assignments')).toMatchObject([{ assigneeId: clerk.id, assignedBy: 'system' }]);
    expect((await cli(here, 'assign', 'user', 'an', '--to', 'an')).code).not.toBe(0);
    expect(await cli(here, 'assign', 'user', 'an')).toMatchObject({ code: 0 });
    expect(here.rows('assignments')).toEqual([]);
  });
});
