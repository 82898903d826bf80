import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '#fixtures/people/users.ts';
import { createStore } from '../create-store.ts';
import { memoryRepositories } from '../repositories.ts';
import { memoryTransaction } from './transaction.ts';

const home = () => {
  vi.stubGlobal('process', undefined);
  const store = createStore();
  return { transaction: memoryTransaction(store), reads: memoryRepositories(store) };
};

describe('in a browser, which cannot tell one piece of work from another', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what resolved and nothing of what failed', async () => {
    const { transaction, reads } = home();
    const [kept, lost] = [aUser(), aUser()];
    await transaction(({ users }) => users.insert(kept));
    await transaction(async ({ users }) => {
      await users.insert(lost);
      throw new Error('no');
    }).catch(() => undefined);

    expect(await reads.users.find(kept.id)).toEqual(kept);
    expect(await reads.users.find(lost.id)).toBeNull();
  });

  it('joins what is called inside, without waiting for itself', async () => {
    const { transaction, reads } = home();
    const [outer, inner, later] = [aUser(), aUser(), aUser()];
    await transaction(async ({ users }) => {
      await users.insert(outer);
      await transaction((joined) => joined.users.insert(inner));
    });
    await transaction(({ users }) => users.insert(later));

    for (const user of [outer, inner, later]) expect(await reads.users.find(user.id)).toEqual(user);
  });
});
