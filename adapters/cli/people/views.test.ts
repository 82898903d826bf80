import { describe, expect, it } from 'vitest';
import { aSavedView } from '#fixtures/access/saved-views.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { cli } from '../testing/command-line.ts';

const owner = aUser({ id: 'ha', fullname: 'Lê Thu Hà' });

describe('saved views on the command line', () => {
  it('are listed with whose they are, and removed with a line in the log', async () => {
    const here = world({
      users: [owner],
      savedViews: [
        aSavedView({ id: 'one', ownerId: owner.id, isShared: true }),
        aSavedView({ id: 'two', ownerId: owner.id, list: 'orders', name: 'Chờ giao' }),
      ],
    });
    expect((await cli(here, 'views', 'list')).out).toMatch(/one +users +Đang bị tạm khoá +Lê Thu Hà/);
    expect((await cli(here, 'views', 'list', '--list', 'orders')).out).not.toContain('Đang bị tạm khoá');
    expect((await cli(here, 'views', 'list', '--list', 'nothing')).code).not.toBe(0);
    const removed = await cli(here, 'views', 'remove', 'one');
    expect(removed.out).toBe('The view "Đang bị tạm khoá" of users is removed.');
    await cli(here, 'views', 'remove', 'two');
    expect(here.rows('savedViews')).toEqual([]);
    expect(here.rows('auditLog')).toMatchObject([{ action: 'saved_view.delete', targetId: 'one' }]);
    expect((await cli(here, 'views', 'remove', 'one')).errors).toContain('saved_view.not_found');
  });

  it('are shown whole to those alone who have the whole system', async () => {
    const here = world({ users: [owner] });
    expect((await cli(here, '--as', 'ha', 'views', 'list')).code).toBe(3);
  });
});
