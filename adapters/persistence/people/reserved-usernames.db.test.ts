import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { up } from '../migrations/20261125_values-usernames.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads } from '../engine/transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

describe('a username that stood behind a route', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('is given up, and its owner is found by id', async () => {
    const reads = knexReads(test.db, { secretBox });
    const [hidden, other] = [aUser({ username: 'filters' }), aUser({ username: 'filters.2' })];
    for (const user of [hidden, other]) await reads.users.insert(user);
    await up(test.db);
    expect(await reads.users.find(hidden.id)).toMatchObject({ username: null, version: hidden.version + 1 });
    expect(await reads.users.find(other.id)).toMatchObject({ username: 'filters.2' });
  });
});
