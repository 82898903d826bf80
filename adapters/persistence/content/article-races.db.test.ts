import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContent } from '#fixtures/content/posts.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const begin = async () => {
  const user = aUser();
  await here.seed({ users: [user] });
  const writer = actorFor(user);
  const { post } = here.app;
  const id = await post.createPost(writer, { ...aContent(), language: 'vi' });
  return { post, writer, id, seen: () => post.readWrittenPost(writer, id) };
};

describe('what is written of an article at the same instant', () => {
  it.each(crowds)('is kept of one of %i windows that saw the same version', async (crowd) => {
    const { post, writer, id, seen } = await begin();
    const { copyVersion: version } = await seen();
    await warmUp(here.db);
    const kept = await atOnce(
      times(crowd, (window) => async () => {
        await post.keepWorkingCopy(writer, { id, version, html: `<p>Cửa sổ ${window}.</p>` });
        return window;
      }),
    );
    expect([kept.faults, kept.codes, kept.done]).toEqual([[], ['version.stale'], 1]);
    const after = await seen();
    expect(after.copyVersion).toBe(version + 1);
    expect(after.copy.html).toMatch(/^<p>Cửa sổ \d+\.<\/p>$/);
  });

  it('is read after the article is held: what another wrote meanwhile stays', async () => {
    const { post, writer, id, seen } = await begin();
    const { copyVersion: version } = await seen();
    const held = await here.db.transaction();
    await held.raw('select 1 from posts where id = ? for no key update', [id]);
    const kept = post.keepWorkingCopy(writer, { id, version: version + 1, html: '<p>Phở</p>' });
    const isWaiting = async () => {
      const found = await rows<{ count: number }>(
        here.db,
        'select count(*) as count from pg_locks where not granted',
      );
      return found[0]?.count === 1;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    await held.raw(
      `update post_working_copies set version = version + 1, content = content || '{"title":"Bữa sáng"}'
       where post_id = ?`,
      [id],
    );
    await held.commit();
    expect(await kept).toMatchObject({ version: version + 2 });
    expect((await seen()).copy).toMatchObject({ title: 'Bữa sáng', html: '<p>Phở</p>' });
  });
});
