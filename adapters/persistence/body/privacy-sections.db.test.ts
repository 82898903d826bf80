import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { rows } from '../engine/database.ts';
import { down, up } from '../migrations/20261125_privacy-sections.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from '../engine/transaction.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('accounts of before keep the sections of open stats, and nobody’s history is opened', async () => {
  const secretBox = { seal: (text: string) => text, open: (text: string) => text };
  const { users } = knexReads(test.db, { secretBox });
  const none = aUser().publicFlags;
  const shy = aUser();
  const open = aUser({ isPublic: true, publicFlags: { ...none, stats: true, email: true } });
  for (const user of [shy, open]) await users.insert(user);

  await down(test.db);
  const flags = await rows<{ publicFlags: object }>(test.db, 'select public_flags from users where id = ?', [
    open.id,
  ]);
  expect(flags[0]?.publicFlags).not.toHaveProperty('history');
  await up(test.db);

  expect((await users.get(shy.id)).publicFlags).toEqual(none);
  expect((await users.get(open.id)).publicFlags).toEqual({
    ...none,
    stats: true,
    email: true,
    body: true,
    strength: true,
    history: false,
  });
  // An account without any flag of its own is as closed as any.
  expect((await users.get('1')).publicFlags).toEqual(none);
});
